export interface ScrollPosition {
  listKey: string;
  /** Pixels. */
  top: number;
  left: number;
  /** Of the row that had the focus last. */
  focusedRowKey: string | null;
  /** In a grid, the column of the cell that had the focus last. */
  focusedColumn?: number;
}

/**
 * The saved positions by the key of the history entry, oldest first. They are not in the browser's storage, because row
 * keys are data of the agency.
 */
const positions = new Map<string, ScrollPosition>();
const MAX_POSITIONS = 50;

/** Pixels below the loaded rows, about 300 rows; a position further down would need too many calls. */
const MAX_DISTANCE = 10_000;

/**
 * Returns the top of the list when no position is saved, or when it is too far below the loaded rows.
 * @param height pixels of the loaded rows
 */
export function getScrollPosition(historyKey: string, listKey: string, height: number): ScrollPosition {
  const position = positions.get(historyKey);
  const isReachable = position?.listKey === listKey && position.top <= height + MAX_DISTANCE;
  return isReachable ? { ...position } : { listKey, top: 0, left: 0, focusedRowKey: null };
}

/** Stores the object itself, not a copy: later changes of `position` are saved too. */
export function saveScrollPosition(historyKey: string, position: ScrollPosition): void {
  positions.delete(historyKey);
  positions.set(historyKey, position);
  for (const oldest of positions.keys()) {
    if (positions.size <= MAX_POSITIONS) return;
    positions.delete(oldest);
  }
}
