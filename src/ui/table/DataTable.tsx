import Pagination from 'antd/es/pagination';
import { type ReactNode, useMemo, useRef } from 'react';
import { type FilterChip } from '../filterChip';
import { useAfterInteraction } from '../useAfterInteraction';
import { type Column, type RowAction, type Sort } from './column';
import { loadTableExtras } from './loadTableExtras';
import { SkeletonRows } from './SkeletonRows';
import { sortRows } from './sortRows';
import { TableHeader } from './TableHeader';
import { TableRow } from './TableRow';
import { useRowEvents } from './useRowEvents';
import { useRowFocus } from './useRowFocus';
import './table.css';

/** What of a list is in sight: the caller keeps it, in the page's address say. */
export interface TableView {
  sort: Sort | null;
  /** From 1. */
  page: number;
  pageSize: number;
}

interface Props<Row> {
  /** What the table lists, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** All rows; the table sorts and pages them. */
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  rowAction?: RowAction<Row>;
  view: TableView;
  onViewChange: (view: TableView) => void;
  pageSizes: readonly number[];
  isLoading: boolean;
  /** How many rows stand for those under way: about as many as will come. */
  expectedRows?: number;
  /** Stands in place of the rows when they could not be loaded. */
  failure?: ReactNode;
  /** Stands in place of the rows when there are none. */
  emptyState: ReactNode;
  /** What the list is narrowed and ordered by. */
  chips?: readonly FilterChip[];
  /** The columns that the rows may be ordered by, where not all of them are shown. */
  sortableColumns?: readonly Column<Row>[];
  /** All rows are drawn, not one page of them: for paper. */
  showsAllRows?: boolean;
}

/** The generic table (specification 2): sortable headers, rows that open, pages. */
export function DataTable<Row>(props: Props<Row>) {
  const { label, columns, rows, rowKey, rowAction, view, onViewChange, pageSizes } = props;
  const {
    isLoading,
    expectedRows = 24,
    failure,
    emptyState,
    chips,
    sortableColumns = columns,
    showsAllRows = false,
  } = props;
  const table = useRef<HTMLTableElement>(null);
  const extras = useAfterInteraction(loadTableExtras);
  const sorted = useMemo(
    () => sortRows(rows, sortableColumns, view.sort),
    [rows, sortableColumns, view.sort],
  );
  const lastPage = Math.max(Math.ceil(sorted.length / view.pageSize), 1);
  const page = Math.min(view.page, lastPage);
  const offset = showsAllRows ? 0 : (page - 1) * view.pageSize;
  const visible = useMemo(
    () => (showsAllRows ? sorted : sorted.slice(offset, offset + view.pageSize)),
    [sorted, offset, view.pageSize, showsAllRows],
  );
  const { tabStop, setTabStop, focusRow } = useRowFocus(table, { first: 0, count: visible.length }, (index) =>
    table.current?.querySelector(`tr[data-index="${index}"]`)?.scrollIntoView?.({ block: 'nearest' }),
  );
  useRowEvents({ table, rows: visible, rowAction, onFocusRow: focusRow, onRowFocused: setTabStop });

  return (
    <div className="table table--fill">
      <div className="table__scroll" role="region" aria-label={`${label}, scrollable`} tabIndex={0}>
        <table
          ref={table}
          className="table__table"
          aria-label={label}
          aria-busy={isLoading}
          aria-rowcount={sorted.length + 1}
          aria-colcount={columns[0]?.position?.count ?? columns.length}
          style={{ width: columns.reduce((sum, { width }) => sum + width, 0) }}
        >
          <TableHeader
            columns={columns}
            sort={view.sort}
            onSort={(sort) => onViewChange({ ...view, sort, page: 1 })}
          />
          <tbody>
            {isLoading && <SkeletonRows columns={columns} count={expectedRows} />}
            {visible.map((row, index) => {
              const href = rowAction?.getHref?.(row);
              return (
                <TableRow
                  key={rowKey(row)}
                  row={row}
                  index={index}
                  rowNumber={offset + index + 1}
                  columns={columns}
                  isTabStop={index === tabStop}
                  {...(rowAction && { openerType: href === undefined ? 'button' : 'link' })}
                  {...(href !== undefined && { href })}
                />
              );
            })}
          </tbody>
        </table>
        {extras && <extras.CellCopyButton table={table} columns={columns} rows={visible} />}
        {failure && <div className="table__notice">{failure}</div>}
        {!isLoading && !failure && rows.length === 0 && <div className="table__notice">{emptyState}</div>}
      </div>
      <div className="table__footer">
        <span role="status">{isLoading ? 'Loading…' : formatRange(page, view.pageSize, sorted.length)}</span>
        {chips && extras && <extras.FilterChips chips={chips} />}
        <span className="table__footer-end">
          <Pagination
            size="small"
            current={page}
            pageSize={view.pageSize}
            total={sorted.length}
            showSizeChanger
            pageSizeOptions={pageSizes.map(String)}
            onChange={(next, pageSize) =>
              onViewChange({ ...view, page: pageSize === view.pageSize ? next : 1, pageSize })
            }
          />
        </span>
      </div>
    </div>
  );
}

function formatRange(page: number, pageSize: number, count: number): string {
  if (count === 0) return '';
  return `${(page - 1) * pageSize + 1}–${Math.min(page * pageSize, count)} of ${count.toLocaleString('en-US')}`;
}
