import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';
import { type FilterChip } from '../filterChip';
import { useAfterInteraction } from '../useAfterInteraction';
import { type Column, type RowAction } from './column';
import { loadTableExtras } from './loadTableExtras';
import { SkeletonRows } from './SkeletonRows';
import { TableHeader } from './TableHeader';
import { TableRow } from './TableRow';
import { useRowEvents } from './useRowEvents';
import { useRowFocus } from './useRowFocus';
import { useRowHeight } from './useRowHeight';
import { useScrollRestoration } from './useScrollRestoration';
import './table.css';

/** Rows left below the view when the next page is asked for. */
const OVERSCAN_ROWS = 8;
/** Rows that stand for the first page's while it is under way: enough for a window. */
const SKELETON_ROWS = 24;

interface Props<Row> {
  /** What the table lists, for screen readers. */
  label: string;
  /** Names what is listed, the filter included: the back button finds the place in it again. */
  listKey: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  rowAction?: RowAction<Row>;
  /** The first page is under way. */
  isLoading: boolean;
  isLoadingMore: boolean;
  hasMore: boolean;
  onLoadMore: () => void;
  /** Stands in place of the rows when the first page failed. */
  failure?: ReactNode;
  /** Stands below the rows when a later page failed; until it is gone, nothing more is asked for by scrolling. */
  nextPageFailure?: ReactNode;
  /** Stands in place of the rows when there are none. */
  emptyState: ReactNode;
  /** What the foot says once everything is there. */
  endText: string;
  /** What the foot says of the rows beside their number. */
  countLabel?: string;
  /** What the list is narrowed by. */
  chips?: readonly FilterChip[];
  /** All rows are drawn, not those in sight alone: for paper. */
  showsAllRows?: boolean;
}

/**
 * A list that loads as it is scrolled. A real table: only the rows in sight are on the page, with spacers above and
 * below, and every row says its place to screen readers.
 */
export function InfiniteTable<Row>(props: Props<Row>) {
  const { label, listKey, columns, rows, rowKey, rowAction } = props;
  const { isLoading, isLoadingMore, hasMore, onLoadMore } = props;
  const {
    failure,
    nextPageFailure,
    emptyState,
    endText,
    countLabel = 'loaded',
    chips,
    showsAllRows = false,
  } = props;
  const scroll = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const extras = useAfterInteraction(loadTableExtras);
  const rowHeight = useRowHeight(scroll);
  const { initialOffset, onRowFocused } = useScrollRestoration({
    scroll,
    table,
    listKey,
    rows,
    rowKey,
    height: rows.length * rowHeight,
    hasMore,
  });
  const virtualizer = useVirtualizer({
    initialOffset,
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN_ROWS,
    scrollMargin: rowHeight,
    scrollPaddingStart: rowHeight,
  });
  const items = showsAllRows
    ? rows.map((_row, index) => ({ index, start: (index + 1) * rowHeight }))
    : virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const spaceAbove = items.length === 0 ? 0 : (items[0]?.start ?? 0) - rowHeight;
  const spaceBelow = Math.max(rows.length - first - items.length, 0) * rowHeight;
  const { tabStop, setTabStop, focusRow } = useRowFocus(table, { first, count: items.length }, (index) =>
    virtualizer.scrollToIndex(index),
  );
  useRowEvents({
    table,
    rows,
    rowAction,
    onFocusRow: focusRow,
    onRowFocused: (index) => {
      setTabStop(index);
      onRowFocused(index);
    },
  });

  const isNearEnd = !showsAllRows && first + items.length >= rows.length;
  const shouldLoad =
    isNearEnd && hasMore && !isLoading && !isLoadingMore && !nextPageFailure && rows.length > 0;
  useEffect(() => {
    if (shouldLoad) onLoadMore();
  }, [shouldLoad, onLoadMore]);

  const isEmpty = !isLoading && !failure && rows.length === 0;
  return (
    <div className="table table--fill">
      <div
        className="table__scroll"
        ref={scroll}
        role="region"
        aria-label={`${label}, scrollable`}
        tabIndex={0}
      >
        {isLoadingMore && <div className="table__progress" />}
        <table
          ref={table}
          className="table__table"
          aria-label={label}
          aria-busy={isLoading}
          aria-rowcount={hasMore ? -1 : rows.length + 1}
          aria-colcount={columns[0]?.position?.count ?? columns.length}
          style={{ width: columns.reduce((sum, { width }) => sum + width, 0) }}
        >
          <TableHeader columns={columns} />
          <tbody>
            {isLoading && <SkeletonRows columns={columns} count={SKELETON_ROWS} />}
            <Spacer height={spaceAbove} columns={columns.length} />
            {items.map(({ index }) => {
              const row = rows[index];
              if (row === undefined) return null;
              const href = rowAction?.getHref?.(row);
              return (
                <TableRow
                  key={rowKey(row)}
                  row={row}
                  index={index}
                  rowNumber={index + 1}
                  columns={columns}
                  isTabStop={index === tabStop}
                  {...(rowAction && { openerType: href === undefined ? 'button' : 'link' })}
                  {...(href !== undefined && { href })}
                />
              );
            })}
            <Spacer height={spaceBelow} columns={columns.length} />
          </tbody>
        </table>
        {extras && <extras.CellCopyButton table={table} columns={columns} rows={rows} />}
        {failure && <div className="table__notice">{failure}</div>}
        {isEmpty && <div className="table__notice">{emptyState}</div>}
      </div>
      {nextPageFailure && <div className="table__next-page-failure">{nextPageFailure}</div>}
      <div className="table__footer">
        <span role="status">{formatFooter(isLoading, rows.length, Boolean(failure), countLabel)}</span>
        {chips && extras && <extras.FilterChips chips={chips} />}
        <span className="table__footer-end">
          {/* A plain one: antd's takes a third of the time of a whole page of rows to say that it loads. */}
          {hasMore && !isLoading && !nextPageFailure && (
            <button
              type="button"
              className="table__load-more"
              aria-disabled={isLoadingMore}
              onClick={isLoadingMore ? undefined : onLoadMore}
            >
              Load more
            </button>
          )}
          {!hasMore && !isLoading && !failure && endText}
        </span>
      </div>
    </div>
  );
}

function formatFooter(isLoading: boolean, count: number, hasFailed: boolean, label: string): string {
  if (isLoading) return 'Loading…';
  return hasFailed ? '' : `${count.toLocaleString('en-US')} ${label}`;
}

function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" style={{ height }}>
      <td colSpan={columns} />
    </tr>
  );
}
