import { type Agency } from '../entities/agency';
import { type FleetRun, getOutcome } from './fleetRun';

export type FeatureStatus = 'on' | 'off' | 'notListed' | 'unknown' | 'notRun';

/** One agency's features of an application. */
export interface FeatureRow {
  agency: Agency;
  /** What is true for all its features; null when each has its own status. */
  wholeStatus: Exclude<FeatureStatus, 'on' | 'off'> | null;
  active: ReadonlySet<string>;
}

/** The agencies of a run, in its order. */
export function buildFeatureRows(run: FleetRun<'features'>): readonly FeatureRow[] {
  return run.agencies.map((agency) => {
    const outcome = getOutcome(run, agency.abbreviation);
    const answer = outcome?.status === 'done' ? outcome.answer : null;
    // Features of an agency that failed are unknown, never off.
    const wholeStatus = !outcome ? 'notRun' : !answer ? 'unknown' : answer.isListed ? null : 'notListed';
    return { agency, wholeStatus, active: new Set(answer?.active) };
  });
}

export function getFeatureStatus({ wholeStatus, active }: FeatureRow, name: string): FeatureStatus {
  return wholeStatus ?? (active.has(name) ? 'on' : 'off');
}
