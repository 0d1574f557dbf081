import { type FleetRun } from '@/domain/fleet/fleetRun';
import { type RuleDistribution, type RuleSummary } from '@/domain/fleet/summarizeRules';
import { formatValue } from '@/domain/ruleValue';
import { findJsonDifferences } from '@/lib/json/jsonDifference';
import { AgencyLinks } from '../AgencyLinks';
import { SidePanel } from '../SidePanel';

interface Props {
  run: FleetRun<'rules'>;
  rule: RuleSummary;
  onClose: () => void;
}

/** The values of one rule, and which agencies have them. An agency leads to its own BUSINESS RULES. */
export function RulePanel({ run, rule, onClose }: Props) {
  const { category, identity, values, missing, withoutCategory } = rule;
  const [usual, ...others] = values;
  const total = values.reduce((sum, { agencies }) => sum + agencies.length, 0);
  return (
    <SidePanel title={identity} subtitle={category} label={`Values of ${identity}`} onClose={onClose}>
      {usual && <Value run={run} value={usual} total={total} />}
      {others.map((value) => (
        <Value key={value.json} run={run} value={value} total={total} usual={usual} />
      ))}
      {missing.length > 0 && (
        <section className="fleet-panel__check" aria-label="Rule missing">
          <h3>Rule missing · {missing.length}</h3>
          <AgencyLinks run={run} page="businessRules" abbreviations={missing} />
        </section>
      )}
      {withoutCategory.length > 0 && (
        <section className="fleet-panel__check" aria-label="Category missing">
          <h3>Category missing · {withoutCategory.length}</h3>
          <AgencyLinks run={run} page="businessRules" abbreviations={withoutCategory} />
        </section>
      )}
    </SidePanel>
  );
}

interface ValueProps {
  run: FleetRun<'rules'>;
  value: RuleDistribution;
  /** The number of agencies that have the rule. */
  total: number;
  /** The most frequent value, for the differences from it. */
  usual?: RuleDistribution | undefined;
}

function Value({ run, value: { json, kind, agencies }, total, usual }: ValueProps) {
  // A text has its quotes, so that "200" is not taken for 200.
  const text = kind === 'string' ? JSON.stringify(formatValue(json)) : formatValue(json);
  const differences =
    usual && kind === 'object' && usual.kind === 'object' ? findJsonDifferences(usual.json, json) : null;
  return (
    <section className="fleet-panel__check" aria-label={text}>
      <h3>
        {differences ? 'Differs' : <code className="fleet-panel__value">{text}</code>}
        <span>{agencies.length}</span>
      </h3>
      <progress className="fleet-panel__share" value={agencies.length} max={total} aria-hidden="true" />
      {usual && usual.kind !== kind && (
        <p>
          Another type: {kind}, not {usual.kind}.
        </p>
      )}
      {differences?.map(({ path, before, after }) => (
        <p key={path}>
          <code>{path}</code>: {before ?? 'none'} → {after ?? 'none'}
        </p>
      ))}
      {differences?.length === 0 && <p>The same keys in another order.</p>}
      <AgencyLinks run={run} page="businessRules" abbreviations={agencies} />
    </section>
  );
}
