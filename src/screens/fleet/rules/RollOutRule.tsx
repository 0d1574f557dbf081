import { getCopySource } from '@/domain/fleet/copyTargets';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { type RuleSummary } from '@/domain/fleet/summarizeRules';
import { formatTypedValue, truncateValue } from '@/domain/ruleValue';
import { LazyRollOutButton } from '@/shared/rollout/LazyRollOutButton';
import { useReference } from './useReference';

interface Props {
  run: FleetRun<'rules'>;
  rule: RuleSummary;
  /** The agencies that are compared, the reference first; undefined for all of the run. */
  compared?: readonly string[];
  /** The JSON text of the value that the agencies are filtered by; undefined without one. */
  chosenJson?: string;
}

/**
 * Plans to give the chosen value, or else the reference's, to the agencies of the run that have another one (decision 140). Of
 * agencies that are compared, only these, as `CopyRule` beside it.
 */
export function RollOutRule({ run, rule, compared, chosenJson }: Props) {
  const { reference, references } = useReference(rule, compared);
  const holders = rule.values.find(({ json }) => json === chosenJson)?.agencies;
  const agency = holders ? references.find((candidate) => holders.includes(candidate)) : reference;
  // Without a name, no other agency can have the rule.
  if (agency === undefined || rule.isNameless) return null;
  const { ruleJson: target } = getCopySource(rule, agency);
  if (target === undefined) return null;
  const { category, identity } = rule;
  return (
    <section className="fleet-panel__check">
      <LazyRollOutButton
        size="small"
        subject={{ kind: 'rule', category, identity }}
        target={target}
        source={{ kind: 'fleet', agency }}
        agencies={run.agencies.filter(({ abbreviation }) => compared?.includes(abbreviation) ?? true)}
      >
        {`Roll out ${holders ? truncateValue(formatTypedValue(target)) : `${agency}’s value`}…`}
      </LazyRollOutButton>
    </section>
  );
}
