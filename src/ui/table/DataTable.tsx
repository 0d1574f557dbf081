import Pagination from 'antd/es/pagination';
import { type ReactNode, useMemo, useRef } from 'react';
import { type Chip } from '../chips';
import { useLate } from '../useLate';
import { type Column, type RowOpening, type Sort } from './column';
import { loadAids } from './loadAids';
import { SkeletonRows } from './SkeletonRows';
import { sortRows } from './sortRows';
import { TableHead } from './TableHead';
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
  opening?: RowOpening<Row>;
  view: TableView;
  onView: (view: TableView) => void;
  pageSizes: readonly number[];
  isLoading: boolean;
  /** How many rows stand for those under way: about as many as will come. */
  expectedRows?: number;
  /** Stands in place of the rows when they could not be loaded. */
  failure?: ReactNode;
  /** Stands in place of the rows when there are none. */
  empty: ReactNode;
  /** What the list is narrowed and ordered by. */
  chips?: readonly Chip[];
  /** The columns that the rows may be ordered by, where not all of them are shown. */
  sortable?: readonly Column<Row>[];
  /** All rows are drawn, not one page of them: for paper. */
  isWhole?: boolean;
}

/** The generic table (specification 2): sortable headers, rows that open, pages. */
export function DataTable<Row>(props: Props<Row>) {
  const { label, columns, rows, rowKey, opening, view, onView, pageSizes } = props;
  const { isLoading, expectedRows = 24, failure, empty, chips, sortable = columns, isWhole = false } = props;
  const table = useRef<HTMLTableElement>(null);
  const aids = useLate(loadAids);
  const sorted = useMemo(() => sortRows(rows, sortable, view.sort), [rows, sortable, view.sort]);
  const lastPage = Math.max(Math.ceil(sorted.length / view.pageSize), 1);
  const page = Math.min(view.page, lastPage);
  const before = isWhole ? 0 : (page - 1) * view.pageSize;
  const visible = useMemo(
    () => (isWhole ? sorted : sorted.slice(before, before + view.pageSize)),
    [sorted, before, view.pageSize, isWhole],
  );
  const { tabStop, setTabStop, focusRow } = useRowFocus(table, { first: 0, count: visible.length }, (index) =>
    table.current?.querySelector(`tr[data-index="${index}"]`)?.scrollIntoView?.({ block: 'nearest' }),
  );
  useRowEvents({ table, rows: visible, opening, onFocusRow: focusRow, onRowFocused: setTabStop });

  return (
    <div className="table table--fill">
      <div className="table__scroll" role="region" aria-label={`${label}, scrollable`} tabIndex={0}>
        <table
          ref={table}
          className="table__table"
          aria-label={label}
          aria-busy={isLoading}
          aria-rowcount={sorted.length + 1}
          aria-colcount={columns[0]?.place?.of ?? columns.length}
          style={{ width: columns.reduce((sum, { width }) => sum + width, 0) }}
        >
          <TableHead
            columns={columns}
            sort={view.sort}
            onSort={(sort) => onView({ ...view, sort, page: 1 })}
          />
          <tbody>
            {isLoading && <SkeletonRows columns={columns} count={expectedRows} />}
            {visible.map((row, index) => {
              const href = opening?.hrefOf?.(row);
              return (
                <TableRow
                  key={rowKey(row)}
                  row={row}
                  index={index}
                  place={before + index + 1}
                  columns={columns}
                  isTabStop={index === tabStop}
                  {...(opening && { opens: href === undefined ? 'button' : 'link' })}
                  {...(href !== undefined && { href })}
                />
              );
            })}
          </tbody>
        </table>
        {aids && <aids.CopyCell table={table} columns={columns} rows={visible} />}
        {failure && <div className="table__notice">{failure}</div>}
        {!isLoading && !failure && rows.length === 0 && <div className="table__notice">{empty}</div>}
      </div>
      <div className="table__foot">
        <span role="status">{isLoading ? 'Loading…' : range(page, view.pageSize, sorted.length)}</span>
        {chips && aids && <aids.FilterChips chips={chips} />}
        <span className="table__foot-end">
          <Pagination
            size="small"
            current={page}
            pageSize={view.pageSize}
            total={sorted.length}
            showSizeChanger
            pageSizeOptions={pageSizes.map(String)}
            onChange={(next, pageSize) =>
              onView({ ...view, page: pageSize === view.pageSize ? next : 1, pageSize })
            }
          />
        </span>
      </div>
    </div>
  );
}

function range(page: number, pageSize: number, count: number): string {
  if (count === 0) return '';
  return `${(page - 1) * pageSize + 1}–${Math.min(page * pageSize, count)} of ${count.toLocaleString('en-US')}`;
}
