import { useMemo } from 'react';
import { countOutcomes } from '@/domain/fleet/countOutcomes';
import { formatRuleName } from '@/domain/fleet/fleetRule';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { type RuleSummary, summarizeRules } from '@/domain/fleet/summarizeRules';
import { getRegionCurrency } from '@/domain/regions';
import { SaveFileButton } from '@/ui/data/SaveFileButton';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { DifferencesTable } from '../DifferencesTable';
import { describeNoRuleDifference } from './describeNoRuleDifference';
import { downloadRules } from './downloadRules';
import { buildRuleColumns } from './ruleColumns';
import { RulePanel } from './RulePanel';
import { useOpenedRow } from './useOpenedRow';

type RuleNames = Pick<RuleSummary, 'category' | 'identity'>;

interface Props {
  run: FleetRun<'rules'>;
  /** The rule of the link that led here: it is open at first. */
  linked?: RuleNames;
}

/** Each rule with its most frequent value and the agencies that differ, and one rule's values beside the table. */
export function RuleDifferencesTable({ run, linked }: Props) {
  const rules = useMemo(() => summarizeRules(run), [run]);
  const columns = useMemo(() => buildRuleColumns(getRegionCurrency(run.region)), [run.region]);
  const { opened, open, close } = useOpenedRow(linked && formatRuleName(linked));
  const openedRule = rules.find((rule) => formatRuleName(rule) === opened);
  return (
    <DifferencesTable
      run={run}
      tab="Rules"
      label="Rules"
      nouns={['rule', 'rules']}
      columns={columns}
      rows={rules}
      getKey={formatRuleName}
      placeholder="Category or rule"
      {...(linked && { initialText: linked.identity })}
      onOpen={open}
      openedKey={openedRule ? opened : null}
      action={
        <SaveFileButton label="Download as CSV" onSave={() => downloadRules(run)}>
          CSV
        </SaveFileButton>
      }
      emptyState={<EmptyState title={describeNoRuleDifference(rules.length, countOutcomes(run, 'done'))} />}
      panel={openedRule && <RulePanel run={run} rule={openedRule} onClose={close} />}
    />
  );
}
