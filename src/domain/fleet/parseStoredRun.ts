import { INVALID } from '@/lib/compileParser';
import { isRecord } from '@/lib/isRecord';
import {
  type Guard,
  hasFields,
  isBoolean,
  isListOf,
  isNullOr,
  isNumber,
  isOneOf,
  isOptional,
  isRecordOf,
  isText,
  isTime,
} from '@/lib/typeGuards';
import { isCheckEvidence } from '../diagnostics/checkEvidence';
import { CHECK_STATUSES } from '../diagnostics/checkStatus';
import { type Agency } from '../entities/agency';
import { parseAgency } from '../entities/parseAgency';
import { isApplication } from '../features/applications';
import { isAbbreviation } from '../paths';
import { isRegion } from '../regions';
import { isRuleJson } from '../ruleJson';
import {
  type FailedOutcome,
  type FleetAnswers,
  type FleetOutcome,
  type FleetRun,
  type FleetTasks,
  type RulesAnswer,
  type RulesTask,
  type StoredKind,
} from './fleetRun';
import { STORED_RUN_VERSION } from './storedRun';

/** Of what is not stored. */
const isUndefined = isOneOf([undefined]);

const isCount: Guard<number> = (value): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

const isTimeText: Guard<string> = (value): value is string =>
  isText(value) && !Number.isNaN(Date.parse(value));

export const isRulesAnswer = hasFields<RulesAnswer>({
  categories: isListOf(isText),
  categoryIds: isListOf(isText),
  rules: isListOf(
    hasFields({
      category: isText,
      identity: isText,
      json: isRuleJson,
      isNameless: isOptional(isOneOf([true])),
    }),
  ),
});

const TASKS: { readonly [Kind in StoredKind]: Guard<FleetTasks[Kind]> } = {
  health: hasFields({
    profile: isText,
    checkIds: isListOf(isText),
    readsRecord: isBoolean,
  }),
  rules: hasFields<RulesTask>({ categories: (value) => value === 'all' || isListOf(isText)(value) }),
  features: hasFields({ application: isApplication }),
};

const ANSWERS: { readonly [Kind in StoredKind]: Guard<FleetAnswers[Kind]> } = {
  health: isRecordOf(
    hasFields({
      status: isOneOf(CHECK_STATUSES),
      ranAt: isTimeText,
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

const isFailedOutcome = hasFields<Omit<FailedOutcome, 'at'>>({
  status: isOneOf(['failed']),
  message: isText,
  isPlatformDown: isBoolean,
  serverMessage: isUndefined,
});

const isRunHead = hasFields({
  id: isText,
  region: isRegion,
  status: isOneOf(['done', 'stopped']),
  startedAt: isTime,
  elapsedMs: isNumber,
  repeatedAnswers: isOptional(isCount),
});

/** A stored run as one that can be shown and resumed; null when it has another version, or any part is not valid. */
export function parseStoredRun(value: unknown): FleetRun<StoredKind> | null {
  if (!isRecord(value) || value.version !== STORED_RUN_VERSION || !isKind(value.kind)) return null;
  const { kind, task } = value;
  const agencies = parseAgencies(value.agencies);
  const outcomes = parseOutcomes(value.outcomes, kind, agencies ?? []);
  if (!agencies || !outcomes || !TASKS[kind](task) || !isRunHead(value)) return null;
  const { id, region, status, startedAt, elapsedMs, repeatedAnswers } = value;
  return {
    id,
    kind,
    region,
    task,
    agencies,
    status,
    isPlatformDown: false,
    startedAt,
    elapsedMs,
    runningSince: null,
    ...(repeatedAnswers !== undefined && { repeatedAnswers }),
    outcomes,
    asking: [],
    unreachableInARow: 0,
  };
}

function parseAgencies(value: unknown): Agency[] | null {
  if (!Array.isArray(value)) return null;
  const agencies = value.map(parseAgency).filter((agency) => agency !== INVALID);
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
