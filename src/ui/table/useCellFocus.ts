import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

/** `row` is negative for the heads of the columns: -1 is the line above the first row. */
interface CellPosition {
  row: number;
  column: number;
}

interface Options {
  tableRef: RefObject<HTMLTableElement | null>;
  rowCount: number;
  columnCount: number;
  /** The number of header rows with buttons; by default 1. */
  headerRowCount?: number;
  /** The rows that are rendered; by default all. */
  rendered?: { first: number; count: number };
  /** Renders the row, if only the visible ones are rendered. */
  scrollToRow?: (index: number) => void;
  /** Called when a cell below the heads gets the focus. */
  onCellFocused: (row: number, column: number) => void;
}

/** Rows that Page Up and Page Down skip. */
const PAGE_ROWS = 10;

/**
 * The keys of a grid (ARIA Authoring Practices): one cell is in the order of Tab, and the arrows move it. A cell is an
 * element with `data-row` and `data-column`; Enter clicks it.
 */
export function useCellFocus(options: Options) {
  const { tableRef, rowCount, columnCount, headerRowCount = 1, scrollToRow } = options;
  const { first, count } = options.rendered ?? { first: 0, count: rowCount };
  const [position, setPosition] = useState<CellPosition>({ row: 0, column: 0 });
  const [isFocused, setIsFocused] = useState(false);
  /** The cell that had the focus last. */
  const cellRef = useRef<Element>(null);
  const isFocusPendingRef = useRef(false);
  // A cell that is not rendered could not be reached by Tab.
  const isRendered = position.row < 0 || (position.row >= first && position.row < first + count);
  // Without rows Tab reaches a head.
  const firstRow = rowCount === 0 ? -1 : first;
  const active = {
    row: isRendered ? position.row : firstRow,
    column: Math.min(position.column, columnCount - 1),
  };
  const findCell = ({ row, column }: CellPosition) =>
    tableRef.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
  // A row can have one cell that spans all columns, so `active.column` may have none.
  const findActive = () =>
    findCell(active) ?? tableRef.current?.querySelector<HTMLElement>(`td[data-row="${active.row}"]`);

  // Not every column has a button in each line of its head.
  const findHead = ({ row, column }: CellPosition) =>
    [row, ...Array.from({ length: headerRowCount }, (_line, index) => -1 - index)]
      .map((line) => ({ row: line, column }))
      .find(findCell);

  // The row may be rendered only after the table has scrolled to it.
  useEffect(() => {
    if (!isFocusPendingRef.current || !isRendered) return;
    const cell = findActive();
    if (!cell) return;
    isFocusPendingRef.current = false;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  // Rows and columns that come or go move the cell, or remove it, which takes its focus without an event.
  const followCell = useEffectEvent(() => {
    const cell = cellRef.current;
    if (!cell || isFocusPendingRef.current) return;
    if (!cell.isConnected) setIsFocused(false);
    else setPosition((last) => keepIfSame(last, findPosition(cell, last.column) ?? last));
  });
  useEffect(() => followCell());

  const moveTo = ({ row, column }: CellPosition) => {
    const next = {
      row: Math.min(Math.max(row, -headerRowCount), rowCount - 1),
      column: Math.min(Math.max(column, 0), columnCount - 1),
    };
    const target = next.row < 0 ? findHead(next) : next;
    if (!target) return;
    isFocusPendingRef.current = true;
    setPosition(target);
    if (target.row >= 0) scrollToRow?.(target.row);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const focusedPosition = findPosition(event.target, active.column);
    if (!focusedPosition || event.altKey || event.metaKey) return;
    const isButton = event.target instanceof HTMLButtonElement;
    if ((event.key === 'Enter' || event.key === ' ') && !isButton) {
      event.preventDefault();
      (event.target as HTMLElement).click();
      return;
    }
    const firstHead = tableRef.current?.querySelector<HTMLElement>('thead [data-column]');
    const firstHeadColumn = Number(firstHead?.dataset.column ?? 0);
    const target = findTarget(event, focusedPosition, { rowCount, columnCount, firstHeadColumn });
    if (!target) return;
    event.preventDefault();
    moveTo(target);
  };

  const onFocus = ({ target }: FocusEvent) => {
    const focusedPosition = findPosition(target, position.column);
    setIsFocused(focusedPosition !== null);
    if (!focusedPosition) return;
    cellRef.current = target;
    setPosition(focusedPosition);
    // Of a cell over several columns the first one, by which the cell is found.
    if (focusedPosition.row >= 0)
      options.onCellFocused(focusedPosition.row, Number((target as HTMLElement).dataset.column));
  };
  const onBlur = () => setIsFocused(false);

  return {
    /** The cell that Tab reaches. */
    active,
    /** The cell that has the focus. */
    focused: isFocused && isRendered ? active : null,
    /** Scrolls to the cell and focuses it. */
    focusCell: moveTo,
    gridProps: { onKeyDown, onFocus, onBlur },
  };
}

const keepIfSame = (last: CellPosition, next: CellPosition) =>
  last.row === next.row && last.column === next.column ? last : next;

/** In a cell that spans columns, the last column is kept if it is one of them, so that Up and Down cross the cell in it. */
function findPosition(target: EventTarget, lastColumn: number): CellPosition | null {
  const { row } = (target as HTMLElement).dataset;
  const span = findSpan(target);
  return row === undefined || span === null
    ? null
    : { row: Number(row), column: Math.min(Math.max(lastColumn, span.first), span.last) };
}

/** The columns of a cell; null for another element. */
function findSpan(target: EventTarget): { first: number; last: number } | null {
  const { column } = (target as HTMLElement).dataset;
  if (column === undefined) return null;
  const columnCount = target instanceof HTMLTableCellElement ? target.colSpan : 1;
  return { first: Number(column), last: Number(column) + columnCount - 1 };
}

function findTarget(
  { key, ctrlKey, target }: KeyboardEvent,
  { row, column }: CellPosition,
  {
    rowCount,
    columnCount,
    firstHeadColumn,
  }: { rowCount: number; columnCount: number; firstHeadColumn: number },
): CellPosition | null {
  const { first, last } = findSpan(target) ?? { first: column, last: column };
  switch (key) {
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowLeft':
      return { row, column: first - 1 };
    case 'ArrowRight':
      return { row, column: last + 1 < columnCount ? last + 1 : column };
    case 'PageUp':
      return { row: row < 0 ? row : Math.max(row - PAGE_ROWS, 0), column };
    case 'PageDown':
      return { row: row + PAGE_ROWS, column };
    case 'Home':
      return ctrlKey ? { row: 0, column: 0 } : { row, column: row < 0 ? firstHeadColumn : 0 };
    case 'End':
      return { row: ctrlKey ? rowCount - 1 : row, column: columnCount - 1 };
    default:
      return null;
  }
}
