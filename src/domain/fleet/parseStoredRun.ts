import { compileParser, INVALID } from '@/lib/compileParser';
import { isRecord } from '@/lib/isRecord';
import {
  hasFields,
  isBoolean,
  isJson,
  isListOf,
  isNullOr,
  isNumber,
  isOneOf,
  isOptional,
  isRecordOf,
  isText,
  isTime,
  type Test,
} from '@/lib/valueTests';
import { isCheckEvidence } from '../diagnostics/checkEvidence';
import { CHECK_STATUSES } from '../diagnostics/checkStatus';
import { type Agency, agencySchema } from '../entities/agency';
import { isApplication } from '../features/applications';
import { isAbbreviation } from '../paths';
import { isRegion } from '../regions';
import { type FleetOutcome, type FleetRun, type StoredKind } from './fleetRun';
import { STORED_RUN_VERSION } from './storedRun';

/** Of what is not stored. */
const isUndefined = isOneOf([undefined]);

const isCount: Test = (value) => Number.isSafeInteger(value) && (value as number) >= 0;

export const isRulesAnswer = hasFields({
  categories: isListOf(isText),
  categoryIds: isOptional(isListOf(isText)),
  rules: isListOf(
    hasFields({ category: isText, identity: isText, json: isJson, isNameless: isOptional(isBoolean) }),
  ),
});

const TASKS: Readonly<Record<StoredKind, Test>> = {
  health: hasFields({
    profile: isText,
    checkIds: isListOf(isText),
    readsRecord: isBoolean,
  }),
  rules: hasFields({ categories: (value) => value === 'all' || isListOf(isText)(value) }),
  features: hasFields({ application: isApplication }),
};

const ANSWERS: Readonly<Record<StoredKind, Test>> = {
  health: isRecordOf(
    hasFields({
      status: (value) => CHECK_STATUSES.some((status) => status === value),
      ranAt: (value) => isText(value) && !Number.isNaN(Date.parse(value as string)),
      messages: isListOf(isText),
      facts: isRecordOf(isText),
      prints: isRecordOf(isText),
      durationMs: isNullOr(isNumber),
      evidence: isOptional(isCheckEvidence),
      screenMessages: isUndefined,
    }),
  ),
  rules: isRulesAnswer,
  features: hasFields({ isListed: isBoolean, active: isListOf(isText) }),
};

const isFailedOutcome = hasFields({
  status: isOneOf(['failed']),
  message: isText,
  isPlatformDown: isBoolean,
  serverMessage: isUndefined,
});

/** A stored run as one that can be shown and resumed; null when it has another version, or any part is not valid. */
export function parseStoredRun(value: unknown): FleetRun<StoredKind> | null {
  if (!isRecord(value) || value.version !== STORED_RUN_VERSION || !isKind(value.kind)) return null;
  const { id, kind, region, task, status, startedAt, elapsedMs, repeatedAnswers } = value;
  const agencies = parseAgencies(value.agencies);
  const outcomes = parseOutcomes(value.outcomes, kind, agencies ?? []);
  const isValid =
    agencies !== null &&
    outcomes !== null &&
    typeof id === 'string' &&
    isRegion(region) &&
    TASKS[kind](task) &&
    (status === 'done' || status === 'stopped') &&
    isTime(startedAt) &&
    isNumber(elapsedMs) &&
    isOptional(isCount)(repeatedAnswers);
  if (!isValid) return null;
  return {
    id,
    kind,
    region,
    task: task as FleetRun<StoredKind>['task'],
    agencies,
    status,
    isPlatformDown: false,
    startedAt: startedAt as number,
    elapsedMs: elapsedMs as number,
    runningSince: null,
    ...(repeatedAnswers !== undefined && { repeatedAnswers: repeatedAnswers as number }),
    outcomes,
    asking: [],
    unreachableInARow: 0,
  };
}

const parseAgency = compileParser(agencySchema);

function parseAgencies(value: unknown): Agency[] | null {
  if (!Array.isArray(value)) return null;
  const agencies = value.map(parseAgency).filter((agency) => agency !== INVALID) as Agency[];
  const names = new Set(agencies.map(({ abbreviation }) => abbreviation).filter(isAbbreviation));
  return agencies.length > 0 && names.size === value.length ? agencies : null;
}

/** Null when an outcome is not valid, or belongs to no agency of the run. */
function parseOutcomes(
  value: unknown,
  kind: StoredKind,
  agencies: readonly Agency[],
): FleetRun<StoredKind>['outcomes'] | null {
  const names = new Set(agencies.map(({ abbreviation }) => abbreviation));
  const isOutcome = (entry: [string, unknown]): entry is [string, FleetOutcome<StoredKind>] => {
    const [abbreviation, outcome] = entry;
    if (!names.has(abbreviation) || !isRecord(outcome) || !isTime(outcome.at)) return false;
    return outcome.status === 'done' ? ANSWERS[kind](outcome.answer) : isFailedOutcome(outcome);
  };
  if (!isRecord(value)) return null;
  const entries = Object.entries(value);
  return entries.every(isOutcome) ? Object.fromEntries(entries) : null;
}

function isKind(value: unknown): value is StoredKind {
  return typeof value === 'string' && Object.hasOwn(TASKS, value);
}
