import { type RuleComparison } from '@/domain/fleet/compareRules';
import { type ComparisonRow } from '@/domain/fleet/comparisonRows';
import { formatRuleName } from '@/domain/fleet/fleetRule';
import { type Currency } from '@/domain/regions';
import { formatShortMoneySuffix } from '@/domain/ruleMoney';
import { truncateValue } from '@/domain/ruleValue';
import { MutedSuffix } from '@/ui/data/MutedSuffix';
import { type Column } from '@/ui/table/column';

/** Read by screen readers after the value; the text of the cell says the rest. */
const COMPARISON_LABELS: Partial<Record<RuleComparison, string>> = {
  different: ', different',
  otherType: ', other type',
  notEditable: ', different',
  extra: ', only here',
  withheld: ', not compared',
};

/** In pixels. */
const RULE_WIDTH = 250;
/** In a window that is 1280 wide the rows have 992 of them, beside the scrollbars. */
const ALL_AGENCIES_WIDTH = 992 - RULE_WIDTH;
/** In pixels. With few agencies a column is no wider, unless the window has room to share. */
const AGENCY_MAX_WIDTH = 170;

/**
 * The rule, and a column for each agency. The amount of a rule in cents stands behind its value.
 * @param reference the first agency that could be read; undefined if none could
 */
export function buildComparisonColumns(
  abbreviations: readonly string[],
  reference: string | undefined,
  currency: Currency,
): readonly Column<ComparisonRow>[] {
  return [
    {
      key: 'rule',
      title: 'Rule',
      width: RULE_WIDTH,
      text: (row) => row.path ?? formatRuleName(row),
      render: ({ path, category, identity }) =>
        path === null ? (
          <>
            <span className="fleet-panel__name">{category} › </span>
            {identity}
          </>
        ) : (
          <code className="fleet-compare__path">{path}</code>
        ),
    },
    ...abbreviations.map((abbreviation, index): Column<ComparisonRow> => ({
      key: `agency-${abbreviation}`,
      title: abbreviation === reference ? `${abbreviation} (reference)` : abbreviation,
      width: Math.min(Math.floor(ALL_AGENCIES_WIDTH / abbreviations.length), AGENCY_MAX_WIDTH),
      isGrowing: true,
      text: ({ cells }) => cells[index]?.text ?? '',
      tooltip: ({ cells }) => cells[index] && cells[index].text + formatCellMoney(cells[index], currency),
      render: ({ cells }) => {
        const cell = cells[index];
        if (!cell) return null;
        return (
          <span className="fleet-compare" data-comparison={cell.comparison}>
            <MutedSuffix text={truncateValue(cell.text)} suffix={formatCellMoney(cell, currency)} />
            <span className="visually-hidden">{COMPARISON_LABELS[cell.comparison]}</span>
          </span>
        );
      },
    })),
  ];
}

function formatCellMoney({ json }: ComparisonRow['cells'][number], currency: Currency): string {
  return json === null ? '' : formatShortMoneySuffix(json, currency);
}
