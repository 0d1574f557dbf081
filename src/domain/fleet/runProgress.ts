import { type Agency } from '../entities/agency';
import { type FleetKind, type FleetOutcome, type FleetRun, getOutcome, type HealthAnswer } from './fleetRun';

export function listPendingAgencies(run: FleetRun): readonly Agency[] {
  return run.agencies.filter(
    ({ abbreviation }) => !getOutcome(run, abbreviation) && !run.asking.includes(abbreviation),
  );
}

/** Abbreviations of the agencies that failed, or of which a check failed. */
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

/** Only a health answer has parts that fail while the rest of it was read. */
export function hasFailed(kind: FleetKind, outcome: FleetOutcome | undefined): boolean {
  if (outcome?.status !== 'done') return outcome?.status === 'failed';
  return (
    kind === 'health' &&
    Object.values(outcome.answer as HealthAnswer).some(({ status }) => status === 'failed')
  );
}
