import { type FleetParam } from '@/domain/fleet/fleetPath';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import {
  CATEGORY_MISSING_KEY,
  describeOtherForm,
  listDistribution,
  RULE_MISSING_KEY,
  WITHHELD_KEY,
} from '@/domain/fleet/ruleDistribution';
import { WITHHELD_JSON } from '@/domain/fleet/storedRun';
import { type RuleDistribution, type RuleSummary } from '@/domain/fleet/summarizeRules';
import { getRegionCurrency } from '@/domain/regions';
import { formatMoneySuffix } from '@/domain/ruleMoney';
import { findValueDifferences, formatTypedValue } from '@/domain/ruleValue';
import { PanelSection } from '@/shared/fleet-ui/PanelSection';
import { SidePanel } from '@/shared/fleet-ui/SidePanel';
import { ChoiceChips } from '@/ui/filter/ChoiceChips';
import { useQueryParams } from '@/ui/navigation/useQueryParams';
import { AgencyLinks } from '../AgencyLinks';
import { CopyRule } from './CopyRule';
import { RollOutRule } from './RollOutRule';
import { useReference } from './useReference';

interface Props {
  run: FleetRun<'rules'>;
  rule: RuleSummary;
  /** The agencies that are compared, the reference first; undefined for all of the run. */
  compared?: readonly string[];
  onClose: () => void;
}

/**
 * The values of one rule, and which agencies have them. Each entry of the distribution is a filter of the agencies; an
 * agency leads to its own BUSINESS RULES.
 */
export function RulePanel({ run, rule, compared, onClose }: Props) {
  const { category, identity, values, withheld, missing, withoutCategory } = rule;
  const { getParam, setParams } = useQueryParams<FleetParam>();
  const entries = listDistribution(rule);
  const chosen = entries.find(({ key }) => key === getParam('value')) ?? null;
  const { reference, references } = useReference(
    rule,
    compared,
    chosen?.jsons.length === 1 ? chosen.jsons[0] : undefined,
  );
  // An agency can have two rules of the name.
  const total = new Set([...values.flatMap(({ agencies }) => agencies), ...withheld]).size;
  return (
    <SidePanel title={identity} subtitle={category} label={`Values of ${identity}`} onClose={onClose}>
      <ChoiceChips
        label="Values"
        chips={entries}
        chosen={chosen?.key ?? null}
        onChoose={(key) => setParams({ value: key ?? '' }, 'replace')}
      />
      {reference !== undefined && (
        <>
          <CopyRule
            rule={rule}
            compared={compared}
            reference={reference}
            references={references}
            currency={getRegionCurrency(run.region)}
          />
          <RollOutRule run={run} rule={rule} compared={compared} reference={reference} />
        </>
      )}
      {values
        .filter(({ json }) => chosen === null || chosen.jsons.includes(json))
        .map((value) => (
          <Value key={value.json} run={run} value={value} total={total} usual={values[0]} />
        ))}
      {withheld.length > 0 && (chosen === null || chosen.key === WITHHELD_KEY) && (
        <Value
          run={run}
          value={{ json: WITHHELD_JSON, kind: 'unexpected', agencies: withheld }}
          total={total}
        />
      )}
      {[
        { key: RULE_MISSING_KEY, title: 'Rule missing', agencies: missing },
        { key: CATEGORY_MISSING_KEY, title: 'Category missing', agencies: withoutCategory },
      ]
        .filter(({ key, agencies }) => agencies.length > 0 && (chosen === null || chosen.key === key))
        .map(({ key, title, agencies }) => (
          <PanelSection key={key} label={title} aside={<span>{agencies.length}</span>}>
            <AgencyLinks run={run} page="businessRules" abbreviations={agencies} />
          </PanelSection>
        ))}
    </SidePanel>
  );
}

interface ValueProps {
  run: FleetRun<'rules'>;
  value: RuleDistribution;
  /** The number of agencies that have the rule. */
  total: number;
  /** The most frequent value, for the differences from it; none for a value that is not known. */
  usual?: RuleDistribution;
}

function Value({ run, value, total, usual }: ValueProps) {
  const { json, kind, agencies } = value;
  const text = formatTypedValue(json);
  const otherForm = usual ? describeOtherForm(value, usual) : null;
  const differences =
    usual && usual !== value && kind === 'object' && usual.kind === 'object'
      ? findValueDifferences(usual.json, json)
      : null;
  return (
    <PanelSection
      label={text}
      title={
        differences ? (
          'Differs'
        ) : (
          <span>
            <code className="fleet-panel__value">{text}</code>
            {formatMoneySuffix(json, getRegionCurrency(run.region))}
          </span>
        )
      }
      aside={<span>{agencies.length}</span>}
    >
      <progress className="fleet-panel__share" value={agencies.length} max={total} aria-hidden="true" />
      {otherForm !== null && <p>{otherForm}</p>}
      {differences?.map(({ path, before, after }, index) => (
        // Two paths can have the same text: a key can contain a dot.
        <p key={`${index} ${path}`}>
          <code>{path}</code>: {before ?? 'none'} → {after ?? 'none'}
        </p>
      ))}
      <AgencyLinks run={run} page="businessRules" abbreviations={agencies} />
    </PanelSection>
  );
}
