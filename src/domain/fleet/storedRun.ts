import { containsSecret } from '@/lib/containsSecret';
import { extractStrings } from '@/lib/json/extractStrings';
import { WITHHELD_TEXT } from '../withheldText';
import {
  type FleetAnswers,
  type FleetKind,
  type FleetOutcome,
  type FleetRun,
  type HealthAnswer,
  type RulesAnswer,
  type StoredKind,
} from './fleetRun';
import { hasAllOutcomes, measureProgress } from './runProgress';

/** The version of the format of stored runs, in storage and in files. Increase it when the meaning of a field changes. */
export const STORED_RUN_VERSION = 1;

/** The kinds whose last runs are stored, for the comparison with the next one; of the others only the last run. */
export type ComparedKind = 'health' | 'features';

export function isComparedKind(kind: FleetKind): kind is ComparedKind {
  return kind === 'health' || kind === 'features';
}

/** The JSON of a rule's value that looks like a secret or an address, and so is not stored. */
export const WITHHELD_JSON = JSON.stringify(WITHHELD_TEXT);

/**
 * Converts a run to its stored form, without a person, address, key or token. `now`: milliseconds since 1970, by this
 * computer's clock; a run that is under way has taken until then.
 */
export function toStoredRun(run: FleetRun<StoredKind>, now: number): object {
  const { id, kind, region, task, agencies, startedAt, repeatedAnswers, outcomes } = run;
  return {
    version: STORED_RUN_VERSION,
    id,
    kind,
    region,
    task,
    agencies,
    // A run that is under way now is stopped when it is read again. A retry then is given up.
    status: hasAllOutcomes(run) ? 'done' : 'stopped',
    startedAt,
    elapsedMs: Math.round(measureProgress(run, now).elapsedMs),
    repeatedAnswers,
    outcomes: Object.fromEntries(
      Object.entries(outcomes).map(([abbreviation, outcome]) => [
        abbreviation,
        toStoredOutcome(kind, outcome),
      ]),
    ),
  };
}

function toStoredOutcome(kind: StoredKind, outcome: FleetOutcome<StoredKind>): FleetOutcome<StoredKind> {
  if (outcome.status === 'done') return { ...outcome, answer: toStoredAnswer(kind, outcome.answer) };
  const { status, message, isPlatformDown, at } = outcome;
  return { status, message, isPlatformDown, at };
}

function toStoredAnswer(kind: StoredKind, answer: FleetAnswers[StoredKind]): FleetAnswers[StoredKind] {
  if (kind === 'health') return toStoredCells(answer as HealthAnswer);
  return kind === 'rules' ? withholdSecrets(answer as RulesAnswer) : answer;
}

function toStoredCells(answer: HealthAnswer): HealthAnswer {
  return Object.fromEntries(
    Object.entries(answer).map(([checkId, cell]) => [
      checkId,
      {
        ...cell,
        screenMessages: undefined,
        durationMs: cell.durationMs === null ? null : Math.round(cell.durationMs),
      },
    ]),
  );
}

/** The values that look like a secret or an address are replaced. */
export function withholdSecrets({ rules, ...answer }: RulesAnswer): RulesAnswer {
  return {
    ...answer,
    rules: rules.map((rule) =>
      containsSecret([rule.category, rule.identity], [extractStrings(rule.json)])
        ? { ...rule, json: WITHHELD_JSON }
        : rule,
    ),
  };
}
