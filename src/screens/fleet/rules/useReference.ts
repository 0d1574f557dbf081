import { listReferences } from '@/domain/fleet/copyTargets';
import { type FleetParam } from '@/domain/fleet/fleetPath';
import { type RuleSummary } from '@/domain/fleet/summarizeRules';
import { useQueryParams } from '@/ui/navigation/useQueryParams';

/**
 * The agency whose value others may get, and the agencies that it is chosen from; undefined when none can be it.
 * `compared`: the agencies that are compared, the reference first; undefined for all of the run.
 */
export function useReference(rule: RuleSummary, compared: readonly string[] | undefined) {
  const { getParam } = useQueryParams<FleetParam>();
  const references = listReferences(rule);
  const wanted = compared ? compared[0] : getParam('reference');
  const reference = references.find((agency) => agency === wanted) ?? (compared ? undefined : references[0]);
  return { reference, references };
}
