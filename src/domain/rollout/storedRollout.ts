import { INVALID } from '@/lib/compileParser';
import { isRecord } from '@/lib/isRecord';
import { parseJson } from '@/lib/json/parseJson';
import {
  type Guard,
  hasFields,
  isBoolean,
  isJson,
  isNullOr,
  isNumber,
  isOneOf,
  isOptional,
  isText,
  isTime,
} from '@/lib/typeGuards';
import { type Id } from '../entities/fields';
import { parseAgency } from '../entities/parseAgency';
import { isApplication } from '../features/applications';
import { isAbbreviation } from '../paths';
import { isRegion } from '../regions';
import {
  type PauseReason,
  type PlanSource,
  type Rollout,
  type RolloutStatus,
  type RolloutStep,
  type RolloutSubject,
  type StepStatus,
  type StepWrite,
} from './rollout';
import { withholdValues } from './withheld';

/** Increase it when the meaning of a stored field changes: a rollout of another version is not read. */
const STORED_ROLLOUT_VERSION = 1;

/** A rollout without its steps, as JSON. */
export function formatStoredRollout({ steps, ...rollout }: Rollout): string {
  return JSON.stringify({ version: STORED_ROLLOUT_VERSION, stepCount: steps.length, rollout });
}

/** A step as JSON, without values that look like a secret. */
export function formatStoredStep({ subject }: Pick<Rollout, 'subject'>, step: RolloutStep): string {
  return JSON.stringify(withholdValues(subject, step));
}

/** Null when it has another version, or any part is not valid. */
export function parseStoredRollout(content: string, stepContents: readonly string[]): Rollout | null {
  const stored = parseJson(content);
  const steps = stepContents.map(parseStep);
  if (!isStored(stored)) return null;
  const { stepCount, rollout } = stored;
  const valid = steps.filter((step) => step !== null);
  const names = new Set(valid.map(({ agency }) => agency.abbreviation));
  return valid.length === stepCount && names.size === stepCount ? { ...rollout, steps: valid } : null;
}

export const isSubject: Guard<RolloutSubject> = (value) =>
  hasFields({ kind: isOneOf(['rule']), category: isText, identity: isText })(value) ||
  hasFields({ kind: isOneOf(['features']), application: isApplication })(value);

const STATUSES: readonly RolloutStatus[] = ['running', 'paused', 'stopped', 'done'];
const PAUSE_REASONS: readonly PauseReason[] = [
  'canary',
  'ring',
  'operator',
  'failure',
  'unknown',
  'offline',
  'interrupted',
];
const STEP_STATUSES: readonly StepStatus[] = [
  'pending',
  'checking',
  'sending',
  'done',
  'unchanged',
  'skipped',
  'failed',
  'unknown',
  'wouldChange',
];
const WRITES: readonly StepWrite[] = ['no', 'partly', 'yes', 'unknown'];

const isSource: Guard<PlanSource> = (value) =>
  hasFields({ kind: isOneOf(['rule', 'matrix']), agency: isText })(value) ||
  hasFields({ kind: isOneOf(['fleet']), agency: isNullOr(isText) })(value) ||
  hasFields({ kind: isOneOf(['file']), name: isText })(value) ||
  hasFields({
    kind: isOneOf(['undo']),
    rolloutId: isText,
    fileName: isOptional(isText),
    isRest: isOptional(isOneOf([true])),
  })(value);

const isRollout = hasFields<Omit<Rollout, 'steps'>>({
  id: isText,
  planId: isText,
  region: isRegion,
  subject: isSubject,
  source: isSource,
  isDryRun: isBoolean,
  reason: isText,
  pausesAfterRings: isBoolean,
  status: isOneOf(STATUSES),
  pauseReason: isNullOr(isOneOf(PAUSE_REASONS)),
  waitsFor: isNullOr(isText),
  startedAt: isTime,
  finishedAt: isNullOr(isTime),
});

const isStored = hasFields({
  version: isOneOf([STORED_ROLLOUT_VERSION]),
  stepCount: isNumber,
  rollout: isRollout,
});

const isId: Guard<Id> = (value) => isText(value) || isNumber(value);

const isStep = hasFields<Omit<RolloutStep, 'agency'> & { agency: unknown }>({
  agency: isRecord,
  rule: isNullOr(hasFields({ id: isId, category: isId })),
  planned: isJson,
  target: isJson,
  status: isOneOf(STEP_STATUSES),
  written: isOneOf(WRITES),
  before: isNullOr(isJson),
  after: isNullOr(isJson),
  note: isNullOr(isText),
  callId: isOptional(isText),
  statusChangedAt: isNullOr(isTime),
  changeId: isNullOr(isText),
  revertedId: isOptional(isText),
  unansweredAt: isOptional(isTime),
});

function parseStep(content: string): RolloutStep | null {
  const stored = parseJson(content);
  if (!isStep(stored)) return null;
  const agency = parseAgency(stored.agency);
  return agency === INVALID || !isAbbreviation(agency.abbreviation) ? null : { ...stored, agency };
}
