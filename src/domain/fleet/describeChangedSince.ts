import { formatCount } from '@/lib/text/formatCount';
import { type Change } from '../changes/change';
import { isSameApplication } from '../features/applications';
import { parseStates } from '../features/featureStates';
import { type FleetRun } from './fleetRun';
import { getOutcome } from './runOutcomes';

/** A run that reads what the portal can change. */
export type ChangeableRun = FleetRun<'rules'> | FleetRun<'features'>;

/** Number of rules or features that the text names: one submission can change many features. */
const NAMED_COUNT = 4;

/** A rule, or a feature, which has no category. */
interface ChangedName {
  name: string;
  category: string | null;
}

/**
 * For example `daily_cap in 3 agencies`: the rules that the run reads, or the features of its application, that the operator
 * has changed, or may have, since the run has read their agencies. Empty without one.
 */
export function describeChangedSince(run: ChangeableRun, changes: readonly Change[]): string {
  const changed = new Map<string, ChangedName & { agencies: Set<string> }>();
  for (const change of changes) {
    const { region, agency, at, outcome } = change;
    if (agency === null || region !== run.region || outcome === 'failed') continue;
    const read = getOutcome<'rules' | 'features'>(run, agency);
    if (read?.status !== 'done' || at < read.at) continue;
    for (const { name, category } of listChangedNames(run, change)) {
      const key = JSON.stringify([category, name]);
      const { agencies } = changed.get(key) ?? { agencies: new Set() };
      changed.set(key, { name, category, agencies: agencies.add(agency) });
    }
  }
  const names = [...changed.values()];
  const texts = names.map(({ name, category, agencies }) => {
    const isAmbiguous = names.filter((other) => other.name === name).length > 1;
    return `${name}${isAmbiguous ? ` (${category})` : ''} in ${formatCount(agencies.size, 'agency', 'agencies')}`;
  });
  const further = texts.length - NAMED_COUNT;
  return [...texts.slice(0, NAMED_COUNT), ...(further > 0 ? [`and ${further} more`] : [])].join(', ');
}

/** The names of what a change has written; none if such a run does not read it. */
function listChangedNames(run: ChangeableRun, { object, after }: Change): readonly ChangedName[] {
  if (run.kind === 'rules') {
    if (object.kind !== 'rule') return [];
    const { identity: name, categoryName: category } = object;
    const { categories } = run.task;
    return categories === 'all' || categories.includes(category) ? [{ name, category }] : [];
  }
  if (object.kind !== 'features' || !isSameApplication(object, run.task.application)) return [];
  // The journal leaves out values that are too long.
  const names = after === null ? ['features'] : [...parseStates(after).keys()];
  return names.map((name) => ({ name, category: null }));
}
