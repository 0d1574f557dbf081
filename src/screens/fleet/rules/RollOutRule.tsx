import { getCopySource } from '@/domain/fleet/copyTargets';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { type RuleSummary } from '@/domain/fleet/summarizeRules';
import { LazyRollOutButton } from '@/shared/rollout/LazyRollOutButton';

interface Props {
  run: FleetRun<'rules'>;
  rule: RuleSummary;
  /** The agencies that are compared, the reference first; undefined for all of the run. */
  compared?: readonly string[];
  reference: string;
}

/**
 * Plans to give the reference's value to the agencies of the run that have another one (decision 140). Of agencies that are
 * compared, only these, as `CopyRule` beside it.
 */
export function RollOutRule({ run, rule, compared, reference }: Props) {
  // Without a name, no other agency can have the rule.
  if (rule.isNameless) return null;
  const { ruleJson: target } = getCopySource(rule, reference);
  if (target === undefined) return null;
  const { category, identity } = rule;
  return (
    <section className="fleet-panel__check">
      <LazyRollOutButton
        size="small"
        subject={{ kind: 'rule', category, identity }}
        target={target}
        source={{ kind: 'fleet', agency: reference }}
        agencies={run.agencies.filter(({ abbreviation }) => compared?.includes(abbreviation) ?? true)}
      >
        {`Roll out ${reference}’s value…`}
      </LazyRollOutButton>
    </section>
  );
}
