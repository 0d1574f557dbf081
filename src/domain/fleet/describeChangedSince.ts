import { formatCount } from '@/lib/text/formatCount';
import { type Change } from '../changes/change';
import { isSameApplication } from '../features/applications';
import { parseStates } from '../features/featureStates';
import { type FleetRun, getOutcome } from './fleetRun';

/** A run that reads what the portal can change. */
export type ChangeableRun = FleetRun<'rules'> | FleetRun<'features'>;

/** Number of rules or features that the text names: one submission can change many features. */
const NAMED_COUNT = 4;

/**
 * For example `daily_cap in 3 agencies`: the rules, or the features of the run's application, that the operator has changed,
 * or may have, since the run has read their agencies. Empty without one.
 */
export function describeChangedSince(run: ChangeableRun, changes: readonly Change[]): string {
  const agenciesByName = new Map<string, Set<string>>();
  for (const change of changes) {
    const { region, agency, at, outcome } = change;
    if (agency === null || region !== run.region || outcome === 'failed') continue;
    const read = getOutcome<'rules' | 'features'>(run, agency);
    if (read?.status !== 'done' || at < read.at) continue;
    for (const name of listChangedNames(run, change))
      agenciesByName.set(name, (agenciesByName.get(name) ?? new Set()).add(agency));
  }
  const texts = [...agenciesByName].map(
    ([name, agencies]) => `${name} in ${formatCount(agencies.size, 'agency', 'agencies')}`,
  );
  const further = texts.length - NAMED_COUNT;
  return [...texts.slice(0, NAMED_COUNT), ...(further > 0 ? [`and ${further} more`] : [])].join(', ');
}

/** The names of what a change has written; none if such a run does not read it. */
function listChangedNames(run: ChangeableRun, { object, after }: Change): readonly string[] {
  if (run.kind === 'rules') return object.kind === 'rule' ? [object.identity] : [];
  if (object.kind !== 'features' || !isSameApplication(object, run.task.application)) return [];
  // The journal leaves out values that are too long.
  return after === null ? ['features'] : [...parseStates(after).keys()];
}
