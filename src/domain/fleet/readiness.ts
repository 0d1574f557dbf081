import { type FleetOutcome, type HealthAnswer } from './fleetRun';
import { NOT_ASKED_YET, type ReadinessCell, type ReadinessStatus } from './readinessCell';
import { READINESS_LINES } from './readinessLines';

export const READINESS_LABELS: Readonly<Record<ReadinessStatus, string>> = {
  done: 'done',
  missing: 'missing',
  unknown: 'unknown',
  notApplicable: 'not applicable',
  notRun: 'not run',
};

/** By the id of the line. */
type Readiness = Readonly<Record<string, ReadinessCell>>;

/** A run is evaluated again after each answer. The cache spares the agencies whose answer has not changed. */
const readinessCache = new WeakMap<HealthAnswer, Readiness>();

/** Evaluates the readiness of an agency for riders, from the results of its checks in a run (decision 134). */
export function evaluateReadiness(answer: HealthAnswer): Readiness {
  const known = readinessCache.get(answer);
  if (known) return known;
  const readiness = Object.fromEntries(READINESS_LINES.map(({ id, evaluate }) => [id, evaluate(answer)]));
  readinessCache.set(answer, readiness);
  return readiness;
}

/** The readiness of an agency of a run, also without an answer. */
export function evaluateOutcome(outcome: FleetOutcome<'health'> | undefined): Readiness {
  if (!outcome) return READINESS_NOT_ASKED_YET;
  return evaluateReadiness(outcome.status === 'done' ? outcome.answer : {});
}

const READINESS_NOT_ASKED_YET: Readiness = Object.fromEntries(
  READINESS_LINES.map(({ id }) => [id, NOT_ASKED_YET]),
);

interface ReadinessSum {
  done: number;
  /** The lines that were asked and apply to the agency. */
  total: number;
  /** The lines of which nothing is known: neither that they are done nor that they are lacking. */
  notRun: number;
}

export function summarizeReadiness(readiness: Readiness): ReadinessSum {
  const cells = Object.values(readiness);
  const count = (status: ReadinessStatus) => cells.filter((cell) => cell.status === status).length;
  const notRun = count('notRun');
  return { done: count('done'), total: cells.length - count('notApplicable') - notRun, notRun };
}
