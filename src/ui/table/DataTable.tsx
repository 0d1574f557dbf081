import { type ComponentType, useMemo, useRef } from 'react';
import { TABLE_PAGE_SIZES } from '@/domain/specifiedValues';
import { formatNumber } from '@/lib/text/formatNumber';
import { useIsPrinting } from '../hooks/useIsPrinting';
import { buildSortHeaderProps } from './buildSortHeaderProps';
import { type Column, type Sort } from './column';
import { Pager } from './Pager';
import { TableRows } from './rows/TableRows';
import { useRowEvents } from './rows/useRowEvents';
import { useRowFocus } from './rows/useRowFocus';
import { sortRows } from './sortRows';
import { TableFrame } from './TableFrame';
import { type TableProps } from './tableProps';
import { type TableScrollRestorationProps } from './TableScrollRestoration';

/** Order and page of a table. The table does not store them: its caller does, for example in the query string. */
export interface TableView {
  sort: Sort | null;
  /** 1 for the first page. */
  page: number;
  pageSize: number;
}

interface Props<Row> extends TableProps<Row> {
  view: TableView;
  onViewChange: (view: TableView) => void;
  /** Number of skeleton rows while loading. */
  expectedRows?: number;
  /** All columns including hidden ones, because the rows may be sorted by a hidden column. */
  sortableColumns?: readonly Column<Row>[];
  /** For the list of a page, which the back button opens as it was left. Its code is not loaded with other tables. */
  Restoration?: ComponentType<TableScrollRestorationProps<Row>>;
  /** Identifies the filter, for `Restoration`. */
  listKey?: string;
}

/** A table with sortable headers and pages, for a list that is loaded completely (section 2 of the specification). */
export function DataTable<Row>(props: Props<Row>) {
  const { columns, rows, rowKey, rowAction, view } = props;
  const { sortableColumns = columns, Restoration, listKey } = props;
  // A printed page has all rows.
  const isPrinting = useIsPrinting();
  const scrollRef = useRef<HTMLDivElement>(null);
  const tableRef = useRef<HTMLTableElement>(null);
  const sortedRows = useMemo(
    () => sortRows(rows, sortableColumns, view.sort),
    [rows, sortableColumns, view.sort],
  );
  const hasPager = sortedRows.length > Math.min(...TABLE_PAGE_SIZES);
  const lastPage = Math.max(Math.ceil(sortedRows.length / view.pageSize), 1);
  const page = Math.min(view.page, lastPage);
  const offset = isPrinting ? 0 : (page - 1) * view.pageSize;
  const renderedRows = useMemo(
    () => (isPrinting ? sortedRows : sortedRows.slice(offset, offset + view.pageSize)),
    [sortedRows, offset, view.pageSize, isPrinting],
  );
  const { tabStop, onRowFocused, resetTabStop, focusRow } = useRowFocus({
    tableRef,
    rows: renderedRows,
    rowKey,
    rendered: { first: 0, count: renderedRows.length },
    scrollToRow: (index) =>
      tableRef.current?.querySelector(`tr[data-index="${index}"]`)?.scrollIntoView?.({ block: 'nearest' }),
  });
  useRowEvents({ tableRef, rows: renderedRows, rowAction, focusRow, onRowFocused });

  const onViewChange = (nextView: TableView) => {
    props.onViewChange(nextView);
    // Other rows start at the first one.
    resetTabStop();
    if (scrollRef.current) scrollRef.current.scrollTop = 0;
  };

  return (
    <>
      <TableFrame
        {...props}
        tableRef={tableRef}
        scrollRef={scrollRef}
        rows={renderedRows}
        // The header is a row too.
        ariaRowCount={sortedRows.length + 1}
        getHeaderCellProps={(column) =>
          buildSortHeaderProps(column, view.sort, (sort) => onViewChange({ ...view, sort, page: 1 }))
        }
        status={formatRange(offset, renderedRows.length, sortedRows.length)}
        footerEnd={
          hasPager && (
            <Pager
              label={props.label}
              page={page}
              lastPage={lastPage}
              pageSize={view.pageSize}
              onPageChange={(nextPage) => onViewChange({ ...view, page: nextPage })}
              onPageSizeChange={(pageSize) => onViewChange({ ...view, page: 1, pageSize })}
            />
          )
        }
      >
        <TableRows {...props} rows={renderedRows} firstIndex={0} firstNumber={offset + 1} tabStop={tabStop} />
      </TableFrame>
      {Restoration && (
        // After the frame, so that the refs are set before its effects.
        <Restoration
          scrollRef={scrollRef}
          tableRef={tableRef}
          rowKey={rowKey}
          rows={renderedRows}
          listKey={JSON.stringify([listKey, view])}
        />
      )}
    </>
  );
}

function formatRange(offset: number, renderedCount: number, count: number): string {
  if (count === 0) return '';
  const [first, last, total] = [offset + 1, offset + renderedCount, count].map(formatNumber);
  return `${first}–${last} of ${total}`;
}
