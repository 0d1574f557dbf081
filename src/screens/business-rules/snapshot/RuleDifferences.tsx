import Button from 'antd/es/button';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ComparedRule, type RuleComparison } from '@/domain/fleet/compareRules';
import { buildComparisonRows } from '@/domain/fleet/comparisonRows';
import { type FleetRule } from '@/domain/fleet/fleetRun';
import { type Currency } from '@/domain/regions';
import { formatShortMoneySuffix } from '@/domain/ruleMoney';
import { formatNumber } from '@/lib/text/formatNumber';
import { MutedSuffix } from '@/ui/data/MutedSuffix';
import { trimValues } from '@/ui/data/trimValues';

/** How a rule differs from the agency's own snapshot, and from that of another agency or region. */
const LABELS: Readonly<Record<'own' | 'other', Partial<Record<RuleComparison, string>>>> = {
  own: {
    different: 'changed',
    otherType: 'other type',
    notEditable: 'changed, no editor',
    missing: 'gone',
    extra: 'added',
  },
  other: {
    different: 'different',
    otherType: 'other type',
    notEditable: 'different, no editor',
    missing: 'only in the file',
    extra: 'only here',
  },
};
/** The first rules that are shown, so that the categories below stay in view. */
const SHOWN_RULES = 20;

interface Props {
  differences: readonly ComparedRule[];
  /** Of the snapshot and of the agency: a file can be of another region. */
  currencies: readonly [then: Currency, now: Currency];
  /** Whether they are of a snapshot of this agency, whose values can be put back. */
  isOwn: boolean;
  onRevert: (rule: FleetRule, button: HTMLElement) => void;
}

/** The rules that differ, and below an object rule the paths where it does. */
export function RuleDifferences({ differences, currencies, isOwn, onRevert }: Props) {
  const [isWhole, setIsWhole] = useState(false);
  const tableRef = useRef<HTMLTableElement>(null);
  const shown = isWhole ? differences : differences.slice(0, SHOWN_RULES);
  const showAll = () => {
    const rowCount = tableRef.current?.rows.length ?? 0;
    flushSync(() => setIsWhole(true));
    // The pressed button is gone: Tab goes on from the first of the added rows.
    tableRef.current?.rows[rowCount]?.focus();
  };
  return (
    <div>
      <table ref={tableRef} className="snapshot__table" aria-label="Rules that differ">
        <thead>
          <tr>
            <th scope="col">Rule</th>
            <th scope="col" className="snapshot__kind">
              Difference
            </th>
            <th scope="col">{isOwn ? 'Then' : 'In the file'}</th>
            <th scope="col">Now</th>
            <td className="snapshot__action" />
          </tr>
        </thead>
        <tbody>
          {shown.flatMap((rule) => {
            const revert = isOwn ? toEarlierRule(rule) : null;
            return buildComparisonRows([rule]).map(({ key, category, identity, path, cells }) => {
              const { before = '', after = '' } = trimValues(cells[0]?.text, cells[1]?.text);
              return (
                <tr key={key} tabIndex={-1}>
                  {path === null ? (
                    <th scope="row">
                      <span className="snapshot__category">{category} › </span>
                      {identity}
                    </th>
                  ) : (
                    <th scope="row" data-path="">
                      {path}
                    </th>
                  )}
                  <td>{path === null && LABELS[isOwn ? 'own' : 'other'][cells[1]?.comparison ?? 'same']}</td>
                  {currencies.map((currency, index) => {
                    const { comparison, json } = cells[index] ?? {};
                    // The rows below have what differs.
                    const isBelow = path === null && comparison === 'same' && rule.paths.length > 0;
                    return (
                      <td key={index} className="snapshot__value">
                        {!isBelow && (
                          <MutedSuffix
                            text={[before, after][index] ?? ''}
                            suffix={json ? formatShortMoneySuffix(json, currency) : ''}
                          />
                        )}
                      </td>
                    );
                  })}
                  <td className="snapshot__action">
                    {path === null && revert && (
                      <Button
                        size="small"
                        aria-label={`Put back… ${category} › ${identity}`}
                        onClick={({ currentTarget }) => onRevert(revert, currentTarget)}
                      >
                        Put back…
                      </Button>
                    )}
                  </td>
                </tr>
              );
            });
          })}
        </tbody>
      </table>
      {shown.length < differences.length && (
        <Button size="small" onClick={showAll}>
          Show all {formatNumber(differences.length)}
        </Button>
      )}
    </div>
  );
}

/**
 * The rule with its value of then; null if the platform has no call for it, no editor has such a value, or the rule is not
 * found by names.
 */
function toEarlierRule({
  category,
  identity,
  isNameless,
  cells: [before, now],
}: ComparedRule): FleetRule | null {
  if (isNameless) return null;
  const [json] = before?.jsons ?? [];
  const canBeEdited = now?.comparison === 'different' || now?.comparison === 'otherType';
  return json !== undefined && canBeEdited && before?.jsons.length === 1 && now.jsons.length === 1
    ? { category, identity, json }
    : null;
}
