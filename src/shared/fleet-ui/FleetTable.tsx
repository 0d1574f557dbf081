import { Fragment, type ReactNode, useMemo, useRef } from 'react';
import { formatCount } from '@/lib/text/formatCount';
import { focusFilterNear } from '@/ui/focus/focusFilterNear';
import { buildSortHeaderProps } from '@/ui/table/buildSortHeaderProps';
import { type Column, type Sort } from '@/ui/table/column';
import { InfiniteTable, type InfiniteTableHandle } from '@/ui/table/infinite/InfiniteTable';
import { sortRows } from '@/ui/table/sortRows';
import { usePanelFocus } from './usePanelFocus';
import './fleetUi.css';

interface Props<Row> {
  label: string;
  /** The nouns for one row and for several, or for what `countRows` counts. */
  nouns: readonly [singular: string, plural: string];
  countRows?: (rows: readonly Row[]) => number;
  runId: string;
  /** Names what the rows are filtered by: Back restores the scroll position only for the same. */
  filterKey?: string;
  /** The order; null for the one that the rows have. */
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getKey: (row: Row) => string;
  onOpen: (key: string) => void;
  /** The key of the row whose panel is beside the table; null for none. */
  openedKey?: string | null;
  /** Without it, all rows can be opened. */
  canOpen?: (row: Row) => boolean;
  /** A text below the titles of columns, by their keys. Such a title has up to three lines. */
  headNotes?: Readonly<Record<string, string>>;
  emptyState: ReactNode;
}

const NO_NOTES: Readonly<Record<string, string>> = {};
/** In pixels, as in fleetUi.css. */
const NOTED_HEAD_HEIGHT = 76;
const loadNothing = () => undefined;

/** A virtual table of all rows of a run, which sorts them itself. */
export function FleetTable<Row>(props: Props<Row>) {
  const { label, nouns, runId, sort, onSort, columns, rows, getKey, onOpen, canOpen } = props;
  const { filterKey = '', headNotes = NO_NOTES, emptyState, countRows, openedKey = null } = props;
  const sortedRows = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  const tableRef = useRef<InfiniteTableHandle>(null);
  usePanelFocus(openedKey, (key) => {
    const index = sortedRows.findIndex((row) => getKey(row) === key);
    if (index >= 0) tableRef.current?.focusRow(index);
    else focusFilterNear(tableRef.current?.scroller ?? null);
  });
  return (
    <InfiniteTable
      ref={tableRef}
      label={label}
      listKey={JSON.stringify(['fleet', runId, sort, filterKey])}
      columns={columns}
      rows={sortedRows}
      rowKey={getKey}
      openedKey={openedKey}
      rowAction={{ onOpen: (row) => onOpen(getKey(row)), canOpen }}
      getHeaderCellProps={(column) => {
        const note = headNotes[column.key];
        if (note === undefined) return buildSortHeaderProps(column, sort, onSort);
        const headerProps = buildSortHeaderProps(column, sort, onSort, breakAtUnderscores(column.title));
        return {
          ...headerProps,
          children: (
            <>
              {headerProps.children}
              <span className="fleet-head-note">{note}</span>
            </>
          ),
        };
      }}
      headHeight={headNotes === NO_NOTES ? undefined : NOTED_HEAD_HEIGHT}
      isLoading={false}
      isLoadingMore={false}
      hasMore={false}
      onLoadMore={loadNothing}
      emptyState={emptyState}
      endText=""
      statusText={formatCount(countRows?.(rows) ?? rows.length, ...nouns)}
    />
  );
}

/** `pay_admin_view_refunds` in lines that end with an underscore, where browsers alone break no line. */
function breakAtUnderscores(name: string): ReactNode {
  return name.split(/(?<=_)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
