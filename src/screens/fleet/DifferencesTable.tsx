import { type ReactNode, useMemo } from 'react';
import { type FleetParam } from '@/domain/fleet/fleetPath';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { containsText } from '@/lib/text/containsText';
import { FleetTable } from '@/shared/fleet-ui/FleetTable';
import { useSortParam } from '@/shared/fleet-ui/useSortParam';
import { FilterBox } from '@/ui/filter/FilterBox';
import { NoMatch } from '@/ui/filter/NoMatch';
import { useDebouncedText } from '@/ui/filter/useDebouncedText';
import { useQueryParam } from '@/ui/navigation/useQueryParam';
import { type Column } from '@/ui/table/column';
import { DifferencesCheckbox } from './DifferencesCheckbox';
import { UnreadAgencies } from './UnreadAgencies';

interface Props<Row extends { differingCount: number }> {
  run: FleetRun;
  /** At the end of the names of its parameters of the address. */
  tab: 'Rules' | 'Features';
  label: string;
  /** The nouns for one row and for several, or for what `countRows` counts. */
  nouns: readonly [singular: string, plural: string];
  countRows?: (rows: readonly Row[]) => number;
  /** The group of all rows, for example ` of Transfers`. */
  ofText?: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getKey: (row: Row) => string;
  /** Names the text that the filter searches: the row's key. */
  placeholder: string;
  onOpen: (key: string) => void;
  /** The key of the row of `panel`; null without one. */
  openedKey: string | null;
  /** The filter's first text; with one, rows without a difference are shown too. */
  initialText?: string;
  /** At the start of the toolbar. */
  lead?: ReactNode;
  /** In place of the filters and the table, while there is nothing to show in them. */
  replacement?: ReactNode;
  /** Above the table. */
  note?: ReactNode;
  /** A button at the end of the toolbar. */
  action?: ReactNode;
  /** Shown without a text in the filter, or when there are no rows to filter. */
  emptyState: ReactNode;
  /** Beside the table. */
  panel: ReactNode;
}

/** A table of no more rows needs less height. */
const FEW_ROWS = 4;

/** A table of what agencies have in common or not, one row each; at first only the rows with a difference. */
export function DifferencesTable<Row extends { differingCount: number }>(props: Props<Row>) {
  const {
    run,
    tab,
    label,
    nouns,
    countRows,
    ofText = '',
    columns,
    rows,
    getKey,
    placeholder,
    onOpen,
    openedKey,
  } = props;
  const { initialText = '', lead, replacement, note, action, emptyState, panel } = props;
  const [text, setText] = useQueryParam<FleetParam>(`filter${tab}`, 'replace', initialText);
  const appliedText = useDebouncedText(text);
  const [choice, setChoice] = useQueryParam<FleetParam>(
    `onlyDifferences${tab}`,
    'push',
    initialText === '' ? 'yes' : 'no',
  );
  const [sort, setSort] = useSortParam(`sort${tab}`);
  const isDifferencesOnly = choice === 'yes';
  const shownRows = useMemo(
    () =>
      rows.filter(
        (row) => (!isDifferencesOnly || row.differingCount > 0) && containsText(appliedText, getKey(row)),
      ),
    [rows, getKey, isDifferencesOnly, appliedText],
  );
  return (
    <>
      <div className="fleet-tools">
        {lead}
        {!replacement && (
          <>
            <FilterBox
              label="Filter"
              placeholder={placeholder}
              value={text}
              onChange={setText}
              appliedValue={appliedText}
            />
            <DifferencesCheckbox
              isChecked={isDifferencesOnly}
              onChange={(isChecked) => setChoice(isChecked ? 'yes' : 'no')}
            />
          </>
        )}
        <div className="fleet-tools__export">{action}</div>
      </div>
      {replacement || (
        <>
          {note}
          <UnreadAgencies run={run} lead="Not read, and in no count" />
          <div
            className={`fleet-matrix${shownRows.length <= FEW_ROWS && !panel ? ' fleet-matrix--short' : ''}`}
          >
            <FleetTable
              runId={run.id}
              filterKey={JSON.stringify([label, ofText, appliedText, choice])}
              sort={sort}
              onSort={setSort}
              label={label}
              nouns={nouns}
              countRows={countRows}
              columns={columns}
              getKey={getKey}
              onOpen={onOpen}
              openedKey={openedKey}
              rows={shownRows}
              emptyState={
                appliedText === '' || rows.length === 0 ? (
                  emptyState
                ) : (
                  <NoMatch
                    title={`No ${nouns[0]}${ofText}${isDifferencesOnly ? ' that differs' : ''} matches “${appliedText}”`}
                    onClear={() => setText('')}
                  />
                )
              }
            />
            {panel}
          </div>
        </>
      )}
    </>
  );
}
