import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Chip } from '../chips';
import { useLate } from '../useLate';
import { type Column, type RowOpening } from './column';
import { loadAids } from './loadAids';
import { SkeletonRows } from './SkeletonRows';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';
import { useRowEvents } from './useRowEvents';
import { useRowFocus } from './useRowFocus';
import { useRowHeight } from './useRowHeight';
import { useScrollMemory } from './useScrollMemory';
import './table.css';

/** Rows left below the view when the next page is asked for. */
const AHEAD = 8;
/** Rows that stand for the first page's while it is under way: enough for a window. */
const SKELETONS = 24;

interface Props<Row> {
  /** What the table lists, for screen readers. */
  label: string;
  /** Names what is listed, the filter included: the back button finds the place in it again. */
  list: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  opening?: RowOpening<Row>;
  /** The first page is under way. */
  isLoading: boolean;
  isLoadingMore: boolean;
  hasMore: boolean;
  onMore: () => void;
  /** Stands in place of the rows when the first page failed. */
  failure?: ReactNode;
  /** Stands below the rows when a later page failed; until it is gone, nothing more is asked for by scrolling. */
  moreFailure?: ReactNode;
  /** Stands in place of the rows when there are none. */
  empty: ReactNode;
  /** What the foot says once everything is there. */
  endText: string;
  /** What the foot says of the rows beside their number. */
  countWord?: string;
  /** What the list is narrowed by. */
  chips?: readonly Chip[];
  /** All rows are drawn, not those in sight alone: for paper. */
  isWhole?: boolean;
}

/**
 * A list that loads as it is scrolled. A real table: only the rows in sight are on the page, with spacers above and
 * below, and every row says its place to screen readers.
 */
export function InfiniteTable<Row>(props: Props<Row>) {
  const { label, list, columns, rows, rowKey, opening } = props;
  const { isLoading, isLoadingMore, hasMore, onMore } = props;
  const { failure, moreFailure, empty, endText, countWord = 'loaded', chips, isWhole = false } = props;
  const scroll = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const aids = useLate(loadAids);
  const rowHeight = useRowHeight(scroll);
  const { initialOffset, onRowFocused } = useScrollMemory({
    scroll,
    table,
    list,
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
    overscan: AHEAD,
    scrollMargin: rowHeight,
    scrollPaddingStart: rowHeight,
  });
  const items = isWhole
    ? rows.map((_row, index) => ({ index, start: (index + 1) * rowHeight }))
    : virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const above = items.length === 0 ? 0 : (items[0]?.start ?? 0) - rowHeight;
  const below = Math.max(rows.length - first - items.length, 0) * rowHeight;
  const { tabStop, setTabStop, focusRow } = useRowFocus(table, { first, count: items.length }, (index) =>
    virtualizer.scrollToIndex(index),
  );
  useRowEvents({
    table,
    rows,
    opening,
    onFocusRow: focusRow,
    onRowFocused: (index) => {
      setTabStop(index);
      onRowFocused(index);
    },
  });

  const isNearEnd = !isWhole && first + items.length >= rows.length;
  const shouldLoad = isNearEnd && hasMore && !isLoading && !isLoadingMore && !moreFailure && rows.length > 0;
  useEffect(() => {
    if (shouldLoad) onMore();
  }, [shouldLoad, onMore]);

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
          aria-colcount={columns[0]?.place?.of ?? columns.length}
          style={{ width: columns.reduce((sum, { width }) => sum + width, 0) }}
        >
          <TableHead columns={columns} />
          <tbody>
            {isLoading && <SkeletonRows columns={columns} count={SKELETONS} />}
            <Spacer height={above} columns={columns.length} />
            {items.map(({ index }) => {
              const row = rows[index];
              if (row === undefined) return null;
              const href = opening?.hrefOf?.(row);
              return (
                <TableRow
                  key={rowKey(row)}
                  row={row}
                  index={index}
                  place={index + 1}
                  columns={columns}
                  isTabStop={index === tabStop}
                  {...(opening && { opens: href === undefined ? 'button' : 'link' })}
                  {...(href !== undefined && { href })}
                />
              );
            })}
            <Spacer height={below} columns={columns.length} />
          </tbody>
        </table>
        {aids && <aids.CopyCell table={table} columns={columns} rows={rows} />}
        {failure && <div className="table__notice">{failure}</div>}
        {isEmpty && <div className="table__notice">{empty}</div>}
      </div>
      {moreFailure && <div className="table__more-failure">{moreFailure}</div>}
      <div className="table__foot">
        <span role="status">{footText(isLoading, rows.length, Boolean(failure), countWord)}</span>
        {chips && aids && <aids.FilterChips chips={chips} />}
        <span className="table__foot-end">
          {/* A plain one: antd's takes a third of the time of a whole page of rows to say that it loads. */}
          {hasMore && !isLoading && !moreFailure && (
            <button
              type="button"
              className="table__more"
              aria-disabled={isLoadingMore}
              onClick={isLoadingMore ? undefined : onMore}
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

function footText(isLoading: boolean, count: number, hasFailed: boolean, word: string): string {
  if (isLoading) return 'Loading…';
  return hasFailed ? '' : `${count.toLocaleString('en-US')} ${word}`;
}

function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" style={{ height }}>
      <td colSpan={columns} />
    </tr>
  );
}
