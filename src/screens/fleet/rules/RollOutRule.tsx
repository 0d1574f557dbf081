import { getCopySource } from '@/domain/fleet/copyTargets';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { type RuleSummary } from '@/domain/fleet/summarizeRules';
import { LazyRollOutButton } from '@/shared/rollout/LazyRollOutButton';
import { useReference } from './useReference';

interface Props {
  run: FleetRun<'rules'>;
  rule: RuleSummary;
  /** The agencies that are compared, the reference first; undefined for all of the run. */
  compared?: readonly string[] | undefined;
}

/** Plans to give the reference's value to all agencies of the run that have another one (decision 140). */
export function RollOutRule({ run, rule, compared }: Props) {
  const { reference: agency } = useReference(rule, compared);
  if (agency === undefined) return null;
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
        agencies={run.agencies}
      >
        {`Roll out ${agency}’s value…`}
      </LazyRollOutButton>
    </section>
  );
}
