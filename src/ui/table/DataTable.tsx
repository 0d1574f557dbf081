import Pagination from 'antd/es/pagination';
import { useMemo, useRef } from 'react';
import { type FilterChip } from '../filter/filterChip';
import { useAfterInteraction } from '../loading/useAfterInteraction';
import { type Column, type Sort } from './column';
import { loadTableExtras } from './loadTableExtras';
import { SkeletonRows } from './SkeletonRows';
import { sortRows } from './sortRows';
import { TableHeader } from './TableHeader';
import { type TableProps } from './tableProps';
import { TableRow } from './TableRow';
import { useRowEvents } from './useRowEvents';
import { useRowFocus } from './useRowFocus';
import './table.css';

/** Enough to fill the window. */
const DEFAULT_SKELETON_ROWS = 24;

/** The caller stores it, for example in the query string. */
export interface TableView {
  sort: Sort | null;
  /** 1 for the first page. */
  page: number;
  pageSize: number;
}

interface Props<Row> extends TableProps<Row> {
  view: TableView;
  onViewChange: (view: TableView) => void;
  pageSizes: readonly number[];
  /** Number of skeleton rows while loading. */
  expectedRows?: number;
  /** All columns including hidden ones, because the rows may be sorted by a hidden column. */
  sortableColumns?: readonly Column<Row>[];
}

/** A table with sortable headers and pagination, for a list that is loaded completely (section 2 of the specification). */
export function DataTable<Row>(props: Props<Row>) {
  const { label, columns, rows, rowKey, rowAction, view, onViewChange, pageSizes } = props;
  const {
    isLoading,
    expectedRows = DEFAULT_SKELETON_ROWS,
    failure,
    emptyState,
    chips,
    sortableColumns = columns,
    showsAllRows = false,
  } = props;
  const tableRef = useRef<HTMLTableElement>(null);
  const extras = useAfterInteraction(loadTableExtras);
  const sortedRows = useMemo(
    () => sortRows(rows, sortableColumns, view.sort),
    [rows, sortableColumns, view.sort],
  );
  const lastPage = Math.max(Math.ceil(sortedRows.length / view.pageSize), 1);
  const page = Math.min(view.page, lastPage);
  const offset = showsAllRows ? 0 : (page - 1) * view.pageSize;
  const renderedRows = useMemo(
    () => (showsAllRows ? sortedRows : sortedRows.slice(offset, offset + view.pageSize)),
    [sortedRows, offset, view.pageSize, showsAllRows],
  );
  const { tabStop, setTabStop, focusRow } = useRowFocus(
    tableRef,
    { firstIndex: 0, count: renderedRows.length },
    (index) =>
      tableRef.current?.querySelector(`tr[data-index="${index}"]`)?.scrollIntoView?.({ block: 'nearest' }),
  );
  useRowEvents({ tableRef, rows: renderedRows, rowAction, focusRow, onRowFocused: setTabStop });

  return (
    <div className="table table--fill">
      <div className="table__scroll" role="region" aria-label={`${label}, scrollable`} tabIndex={0}>
        <table
          ref={tableRef}
          className="table__table"
          aria-label={label}
          aria-busy={isLoading}
          // The header is a row too.
          aria-rowcount={sortedRows.length + 1}
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
            {renderedRows.map((row, index) => {
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
        {extras && <extras.CellCopyButton tableRef={tableRef} columns={columns} rows={renderedRows} />}
        {failure && <div className="table__notice">{failure}</div>}
        {!isLoading && !failure && rows.length === 0 && <div className="table__notice">{emptyState}</div>}
      </div>
      <div className="table__footer">
        <span role="status">
          {isLoading ? 'Loading…' : formatRange(page, view.pageSize, sortedRows.length)}
        </span>
        {chips && extras && <extras.FilterChips chips={[...chips, buildSortChip(props)]} />}
        <span className="table__footer-end">
          <Pagination
            size="small"
            current={page}
            pageSize={view.pageSize}
            total={sortedRows.length}
            showSizeChanger
            pageSizeOptions={pageSizes.map(String)}
            onChange={(nextPage, pageSize) =>
              onViewChange({ ...view, page: pageSize === view.pageSize ? nextPage : 1, pageSize })
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

/** The sort order, with a button that restores the default order. */
function buildSortChip<Row>({
  columns,
  sortableColumns = columns,
  view,
  onViewChange,
}: Props<Row>): FilterChip {
  const column = sortableColumns.find(({ key }) => key === view.sort?.key);
  return {
    name: 'Sort',
    value: column ? `${column.title}, ${view.sort?.direction === 'asc' ? 'ascending' : 'descending'}` : '',
    onClear: () => onViewChange({ ...view, sort: null, page: 1 }),
  };
}
