import { useMemo } from 'react';
import { compareRules, sumCategories } from '@/domain/fleet/compareRules';
import { buildComparisonRows, type ComparisonRow } from '@/domain/fleet/comparisonRows';
import { type FleetParam } from '@/domain/fleet/fleetPath';
import { formatRuleName } from '@/domain/fleet/fleetRule';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { getOutcome } from '@/domain/fleet/runOutcomes';
import { summarizeRules } from '@/domain/fleet/summarizeRules';
import { getRegionCurrency } from '@/domain/regions';
import { DifferencesTable } from '@/screens/fleet/DifferencesTable';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { NoMatch } from '@/ui/filter/NoMatch';
import { useQueryParam } from '@/ui/navigation/useQueryParam';
import { describeNoRuleDifference } from '../describeNoRuleDifference';
import { RulePanel } from '../RulePanel';
import { useOpenedRow } from '../useOpenedRow';
import { AgencyPicker } from './AgencyPicker';
import { CategoryChips } from './CategoryChips';
import { buildComparisonColumns } from './comparisonColumns';
import { useComparedAgencies } from './useComparedAgencies';

const getKey = ({ key }: ComparisonRow) => key;

/** Rows of paths can be shown without the row of their rule. */
function countRules(rows: readonly ComparisonRow[]): number {
  return new Set(rows.map(formatRuleName)).size;
}

/** All rules of two to six agencies of a run, side by side. */
export function AgencyComparison({ run }: { run: FleetRun<'rules'> }) {
  const compared = useComparedAgencies(run);
  const { abbreviations } = compared;
  const rules = useMemo(() => compareRules(run, abbreviations), [run, abbreviations]);
  const rows = useMemo(() => buildComparisonRows(rules), [rules]);
  const [chosenCategory, setCategory] = useQueryParam<FleetParam>('comparedCategory', 'push');
  const { opened, open, close } = useOpenedRow();
  const isRead = (abbreviation: string) => getOutcome(run, abbreviation)?.status === 'done';
  const reference = abbreviations.find(isRead);
  const readCount = abbreviations.filter(isRead).length;
  // The sums of one agency alone would say that its rules are the same as those of the others.
  const isCompared = readCount > 1;
  const category = isCompared && chosenCategory !== '' ? chosenCategory : null;
  const columns = useMemo(
    () => buildComparisonColumns(abbreviations, reference, getRegionCurrency(run.region)),
    [abbreviations, reference, run.region],
  );
  const shownRows = useMemo(
    () => (category === null ? rows : rows.filter((row) => row.category === category)),
    [rows, category],
  );
  const openedRow = rows.find((row) => getKey(row) === opened);
  const [openedRule] = useMemo(
    () =>
      openedRow
        ? summarizeRules(
            run,
            ({ category: name, identity }) => name === openedRow.category && identity === openedRow.identity,
          )
        : [],
    [run, openedRow],
  );
  return (
    <DifferencesTable
      run={run}
      tab="Rules"
      label="Rules"
      nouns={['rule', 'rules']}
      countRows={countRules}
      ofText={category === null ? '' : ` of ${category}`}
      columns={columns}
      rows={shownRows}
      getKey={getKey}
      placeholder="Category, rule or path"
      onOpen={open}
      openedKey={openedRow ? opened : null}
      lead={<AgencyPicker {...compared} />}
      replacement={
        abbreviations.length < 2 && (
          <EmptyState icon="businessRules" title="Choose two to six agencies">
            The first one is the reference for the others.
          </EmptyState>
        )
      }
      note={
        isCompared && (
          <CategoryChips
            sums={sumCategories(rules)}
            chosen={category}
            onChoose={(name) => setCategory(name ?? '')}
          />
        )
      }
      emptyState={
        category === null ? (
          <EmptyState title={describeNoRuleDifference(rules.length, readCount)} />
        ) : (
          <NoMatch title={`No rule of ${category} differs`} onClear={() => setCategory('')} />
        )
      }
      panel={
        openedRule &&
        reference !== undefined && (
          <RulePanel
            run={run}
            rule={openedRule}
            compared={[reference, ...abbreviations.filter((other) => other !== reference)]}
            onClose={close}
          />
        )
      }
    />
  );
}
