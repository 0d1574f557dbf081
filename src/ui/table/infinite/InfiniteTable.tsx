import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { formatNumber } from '@/lib/text/formatNumber';
import { useIsPrinting } from '@/ui/hooks/useIsPrinting';
import { TableRows } from '../rows/TableRows';
import { useFocusClosedRow } from '../rows/useFocusClosedRow';
import { useRowEvents } from '../rows/useRowEvents';
import { useRowFocus } from '../rows/useRowFocus';
import { TableFrame } from '../TableFrame';
import { type TableProps } from '../tableProps';
import { useScrollRestoration } from '../useScrollRestoration';
import { useVirtualRows } from '../useVirtualRows';
import { useLastRowsWhileLoading } from './useLastRowsWhileLoading';
import { useRowHeight } from './useRowHeight';

/** The means by which the parent of a table moves the focus. */
export interface InfiniteTableHandle {
  /** Scrolls to the row, by its index, and focuses it. */
  focusRow: (index: number) => void;
  scroller: HTMLElement | null;
}

interface Props<Row> extends TableProps<Row> {
  ref?: Ref<InfiniteTableHandle>;
  /** Identifies the list and its filter: the back button restores the scroll position only for the same key. */
  listKey: string;
  isLoadingMore: boolean;
  /** Whether rows are being read, also those that are shown, anew: no more can be loaded meanwhile. */
  isFetching?: boolean;
  hasMore: boolean;
  /** Set when scrolling does not load more, for example because the last page had no new row. */
  isStalled?: boolean;
  onLoadMore: () => void;
  /** Number of skeleton rows while loading. */
  expectedRows?: number;
  /** Shown when a later page failed; while it is set, scrolling does not load more rows. */
  nextPageFailure?: ReactNode;
  /** Shown in the footer when all rows are loaded. */
  endText: string;
  /** The number of all rows, as in `30 of 20,000 loaded`; null if it is unknown. */
  total?: number | null;
  /** Stands in the footer in place of the number of rows, also without rows. */
  statusText?: string;
  /** For headers that can be clicked. */
  getHeaderCellProps?: ComponentProps<typeof TableFrame<Row>>['getHeaderCellProps'];
  /** In pixels, for a header that is higher than a row. */
  headHeight?: number;
}

/**
 * A list that loads more rows while it is scrolled. It is a virtual list in a real table element: only the visible rows
 * are rendered, with spacer rows above and below.
 */
export function InfiniteTable<Row>(props: Props<Row>) {
  const { ref, columns, rowKey, rowAction, isLoading, isLoadingMore, hasMore, onLoadMore } = props;
  const { listKey, rows, matchedText } = useLastRowsWhileLoading(props);
  const {
    isFetching = false,
    isStalled,
    failure,
    nextPageFailure,
    endText,
    total = null,
    statusText,
  } = props;
  const countText = formatLoadedCount(rows.length, total);
  // The text between the rows and the footer says so.
  const isEmpty = rows.length === 0 && !hasMore;
  // A printed page has all loaded rows.
  const isPrinting = useIsPrinting();
  const scrollRef = useRef<HTMLDivElement>(null);
  const tableRef = useRef<HTMLTableElement>(null);
  const rowHeight = useRowHeight();
  const { headHeight = rowHeight } = props;
  const { initialOffset, onRowFocused: saveFocusedRow } = useScrollRestoration({
    scrollRef,
    tableRef,
    listKey,
    rows,
    rowKey,
    height: rows.length * rowHeight,
    hasMore,
  });
  const virtualRows = useVirtualRows({
    scrollRef,
    count: rows.length,
    rowHeight,
    headHeight,
    initialTop: initialOffset,
  });
  const { first, end } = isPrinting ? { first: 0, end: rows.length } : virtualRows;
  const { tabStop, onRowFocused, resetTabStop, focusRow } = useRowFocus({
    tableRef,
    rows,
    rowKey,
    rendered: { first, count: end - first },
    scrollToRow: virtualRows.scrollToRow,
  });
  useFocusClosedRow({ rows, rowKey, openedKey: rowAction?.openedKey ?? '', focusRow });
  useImperativeHandle(ref, () => ({ focusRow, scroller: scrollRef.current }));
  // Another filter starts at the first row.
  const [lastListKey, setLastListKey] = useState(listKey);
  if (lastListKey !== listKey) {
    setLastListKey(listKey);
    resetTabStop();
  }
  useRowEvents({
    tableRef,
    rows,
    rowAction,
    focusRow,
    onRowFocused: (index) => {
      onRowFocused(index);
      saveFocusedRow(index);
    },
  });

  // The next page is loaded when the last row is rendered.
  const isNearEnd = !isPrinting && end === rows.length;
  const shouldLoad = isNearEnd && hasMore && !isStalled && !isFetching && !nextPageFailure;
  useEffect(() => {
    if (shouldLoad) onLoadMore();
  }, [shouldLoad, onLoadMore]);

  return (
    <TableFrame
      {...props}
      rows={rows}
      tableRef={tableRef}
      scrollRef={scrollRef}
      // The header is a row too; -1 means that the number is unknown.
      ariaRowCount={hasMore || isLoading ? -1 : rows.length + 1}
      alert={nextPageFailure}
      status={failure ? '' : (statusText ?? (isEmpty ? '' : `${countText} loaded`))}
      spokenStatus={statusText ?? countText}
      // The first pages fill the window one after the other: only the number after them is announced.
      isSettled={!isLoading && !isLoadingMore && !shouldLoad}
      footerEnd={
        <>
          {/* A plain button: updating antd's loading button takes a third of the time that a page of rows takes. */}
          {hasMore && !isLoading && !nextPageFailure && (
            <button
              type="button"
              className="table__load-more"
              aria-disabled={isFetching}
              onClick={isFetching ? undefined : onLoadMore}
            >
              Load more
            </button>
          )}
          {!hasMore && !isLoading && !failure && endText}
        </>
      }
    >
      <Spacer height={first * rowHeight} columns={columns.length} />
      <TableRows
        {...props}
        matchedText={matchedText}
        rows={rows.slice(first, end)}
        firstIndex={first}
        firstNumber={first + 1}
        tabStop={tabStop}
      />
      <Spacer height={(rows.length - end) * rowHeight} columns={columns.length} />
    </TableFrame>
  );
}

function formatLoadedCount(count: number, total: number | null): string {
  const text = formatNumber(count);
  return total === null ? text : `${text} of ${formatNumber(total)}`;
}

function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" style={{ height }}>
      <td colSpan={columns} />
    </tr>
  );
}
