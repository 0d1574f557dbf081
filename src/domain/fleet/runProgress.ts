import { type Agency } from '../entities/agency';
import {
  type FleetKind,
  type FleetOutcome,
  type FleetRun,
  type HealthAnswer,
  type RidersAnswer,
} from './fleetRun';
import { getOutcome } from './runOutcomes';

/** The agencies without an outcome, and those that are asked again. */
export function listWaitingAgencies(run: FleetRun): readonly Agency[] {
  return run.agencies.filter(
    ({ abbreviation }) => !getOutcome(run, abbreviation) || run.retried?.includes(abbreviation),
  );
}

/** Those of the waiting agencies that are not being asked. */
export function listPendingAgencies(run: FleetRun): readonly Agency[] {
  return listWaitingAgencies(run).filter(({ abbreviation }) => !run.asking.includes(abbreviation));
}

/** Those of the pending agencies that have no outcome of an earlier time. */
export function listUnaskedAgencies(run: FleetRun): readonly Agency[] {
  return listPendingAgencies(run).filter(({ abbreviation }) => !getOutcome(run, abbreviation));
}

/** Also while some agencies are asked again: their earlier outcomes stand until they answer. */
export function hasAllOutcomes(run: FleetRun): boolean {
  return run.agencies.every(({ abbreviation }) => getOutcome(run, abbreviation) !== undefined);
}

/** Abbreviations of the agencies that failed, or of whose answer a part failed. */
export function listFailedAgencies(run: FleetRun): readonly string[] {
  return run.agencies
    .map(({ abbreviation }) => abbreviation)
    .filter((abbreviation) => hasFailed(run.kind, getOutcome(run, abbreviation)));
}

interface RunProgress {
  /** Without those that are asked again. */
  done: number;
  total: number;
  /** Also those that are asked again, until they answer. */
  failed: number;
  elapsedMs: number;
  /** For one agency at the speed so far; null before the first answer. */
  msPerAgency: number | null;
  /** At that speed, for the agencies that are asked without a further press. */
  remainingMs: number | null;
}

/** `now`: milliseconds since 1970, by this computer's clock. */
export function measureProgress(run: FleetRun, now: number): RunProgress {
  const total = run.agencies.length;
  const waiting = listWaitingAgencies(run);
  const done = total - waiting.length;
  const elapsedMs = run.elapsedMs + (run.runningSince === null ? 0 : Math.max(now - run.runningSince, 0));
  const answers = Object.keys(run.outcomes).length + (run.repeatedAnswers ?? 0);
  const msPerAgency = answers === 0 ? null : elapsedMs / answers;
  return {
    done,
    total,
    failed: Object.values(run.outcomes).filter((outcome) => hasFailed(run.kind, outcome)).length,
    elapsedMs,
    msPerAgency,
    remainingMs: msPerAgency === null ? null : msPerAgency * (run.retried ?? waiting).length,
  };
}

/** Whether the agency has failed, or a part of its answer: a check, or one of the terms that its riders were searched for. */
export function hasFailed(kind: FleetKind, outcome: FleetOutcome | undefined): boolean {
  if (outcome?.status !== 'done') return outcome?.status === 'failed';
  if (kind === 'health')
    return Object.values(outcome.answer as HealthAnswer).some(({ status }) => status === 'failed');
  if (kind === 'riders' || kind === 'lookup')
    return (outcome.answer as RidersAnswer).results.some(({ message }) => message !== null);
  return false;
}
