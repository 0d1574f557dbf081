import { type Agency } from '../entities/agency';
import { type FleetRun } from './fleetRun';
import { getOutcome } from './runOutcomes';

export type FeatureStatus = 'on' | 'off' | 'notListed' | 'unknown' | 'notRun';

/** One agency's features of an application. */
export interface FeatureRow {
  agency: Agency;
  /** The status of all its features; null when each has its own. */
  wholeStatus: Exclude<FeatureStatus, 'on' | 'off'> | null;
  active: ReadonlySet<string>;
}

/**
 * The agencies of a run, in its order. Once it is done, those that do not list the application come last; before that,
 * rows would move with each answer.
 */
export function buildFeatureRows(run: FleetRun<'features'>): readonly FeatureRow[] {
  const rows = run.agencies.map((agency): FeatureRow => {
    const outcome = getOutcome(run, agency.abbreviation);
    const answer = outcome?.status === 'done' ? outcome.answer : null;
    // Features of an agency that failed are unknown, never off.
    const wholeStatus = !outcome ? 'notRun' : !answer ? 'unknown' : answer.isListed ? null : 'notListed';
    return { agency, wholeStatus, active: new Set(answer?.active) };
  });
  const isNotListed = ({ wholeStatus }: FeatureRow) => Number(wholeStatus === 'notListed');
  return run.status === 'done' ? rows.sort((a, b) => isNotListed(a) - isNotListed(b)) : rows;
}

export function getFeatureStatus({ wholeStatus, active }: FeatureRow, name: string): FeatureStatus {
  return wholeStatus ?? (active.has(name) ? 'on' : 'off');
}
