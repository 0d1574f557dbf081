import { listReferences } from '@/domain/fleet/copyTargets';
import { type FleetParam } from '@/domain/fleet/fleetPath';
import { type RuleSummary } from '@/domain/fleet/summarizeRules';
import { useQueryParams } from '@/ui/navigation/useQueryParams';

/**
 * The agency whose value others may get, and the agencies that it is chosen from; undefined when none can be it.
 * `compared`: the agencies that are compared, the reference first; undefined for all of the run. `chosenJson`: the JSON text
 * of the value that the agencies are filtered by, which the reference then has; undefined without one.
 */
export function useReference(
  rule: RuleSummary,
  compared: readonly string[] | undefined,
  chosenJson: string | undefined,
) {
  const { getParam } = useQueryParams<FleetParam>();
  const holders = rule.values.find(({ json }) => json === chosenJson)?.agencies;
  const references = listReferences(rule).filter((agency) => holders?.includes(agency) ?? true);
  const wanted = compared ? compared[0] : getParam('reference');
  // Of agencies side by side, only these: no other one is in view.
  const first = compared ? holders && compared.find((agency) => references.includes(agency)) : references[0];
  return { reference: references.find((agency) => agency === wanted) ?? first, references };
}
