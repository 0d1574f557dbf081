import { formatCount } from '@/lib/text/formatCount';
import { type Change } from '../changes/change';
import { type FleetRun, getOutcome } from './fleetRun';

/**
 * For example `daily_cap in 3 agencies`: the rules that the operator has changed, or may have, since the run has read their
 * agencies. Empty without one.
 */
export function describeRulesChangedSince(run: FleetRun<'rules'>, changes: readonly Change[]): string {
  const agenciesByRule = new Map<string, Set<string>>();
  for (const { region, agency, object, at, outcome } of changes) {
    if (object.kind !== 'rule' || agency === null || region !== run.region || outcome === 'failed') continue;
    const read = getOutcome(run, agency);
    if (read?.status !== 'done' || at < read.at) continue;
    agenciesByRule.set(object.identity, (agenciesByRule.get(object.identity) ?? new Set()).add(agency));
  }
  return [...agenciesByRule]
    .map(([identity, agencies]) => `${identity} in ${formatCount(agencies.size, 'agency', 'agencies')}`)
    .join(', ');
}
