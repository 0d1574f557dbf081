/** The scroll position and the focused row of a list. */
export interface ScrollPosition {
  listKey: string;
  /** Pixels. */
  top: number;
  left: number;
  /** Key of the last focused row. */
  rowKey: string | null;
}

/**
 * The saved positions by the key of the history entry, oldest first. They are not in the browser's storage, because row
 * keys are data of the agency.
 */
const positions = new Map<string, ScrollPosition>();
const MAX_POSITIONS = 50;

/** The list loads more pages to reach a position at most this far below the loaded rows: pixels, about 300 rows. */
const MAX_DISTANCE = 10_000;

/**
 * Returns the saved position of a history entry. It is the top of the list when nothing is saved, or when the position
 * is far below the loaded rows, because reaching it would need too many calls.
 * @param height pixels of the loaded rows
 */
export function getScrollPosition(historyKey: string, listKey: string, height: number): ScrollPosition {
  const position = positions.get(historyKey);
  const isReachable = position?.listKey === listKey && position.top <= height + MAX_DISTANCE;
  return isReachable ? { ...position } : { listKey, top: 0, left: 0, rowKey: null };
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
