import { type Agency } from '../entities/agency';
import {
  type FleetKind,
  type FleetOutcome,
  type FleetRun,
  getOutcome,
  type HealthAnswer,
  type RidersAnswer,
} from './fleetRun';

export function listPendingAgencies(run: FleetRun): readonly Agency[] {
  return run.agencies.filter(
    ({ abbreviation }) => !getOutcome(run, abbreviation) && !run.asking.includes(abbreviation),
  );
}

/** Abbreviations of the agencies that failed, or of whose answer a part failed. */
export function listFailedAgencies(run: FleetRun): readonly string[] {
  return run.agencies
    .map(({ abbreviation }) => abbreviation)
    .filter((abbreviation) => hasFailed(run.kind, getOutcome(run, abbreviation)));
}

interface RunProgress {
  done: number;
  total: number;
  /** Of the done ones. */
  failed: number;
  elapsedMs: number;
  /** At the speed so far, for the agencies that are asked without a further press; null before the first one is done. */
  remainingMs: number | null;
}

/** `now`: milliseconds since 1970, by this computer's clock. */
export function measureProgress(run: FleetRun, now: number): RunProgress {
  const outcomes = Object.values(run.outcomes);
  const done = outcomes.length;
  const total = run.agencies.length;
  const waiting = (run.retried ?? run.agencies.map(({ abbreviation }) => abbreviation)).filter(
    (abbreviation) => !getOutcome(run, abbreviation),
  );
  const elapsedMs = run.elapsedMs + (run.runningSince === null ? 0 : Math.max(now - run.runningSince, 0));
  return {
    done,
    total,
    failed: outcomes.filter((outcome) => hasFailed(run.kind, outcome)).length,
    elapsedMs,
    remainingMs: done === 0 ? null : (elapsedMs / done) * waiting.length,
  };
}

/** Whether the agency has failed, or a part of its answer: a check, or one of the terms that its riders were searched for. */
export function hasFailed(kind: FleetKind, outcome: FleetOutcome | undefined): boolean {
  if (outcome?.status !== 'done') return outcome?.status === 'failed';
  if (kind === 'health')
    return Object.values(outcome.answer as HealthAnswer).some(({ status }) => status === 'failed');
  return (
    kind === 'riders' && (outcome.answer as RidersAnswer).results.some(({ message }) => message !== null)
  );
}
