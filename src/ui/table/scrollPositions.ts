/** Where in a list its reader is. */
export interface ScrollPosition {
  listKey: string;
  /** Pixels from the list's beginning. */
  top: number;
  left: number;
  /** Key of the row that had the focus last. */
  rowKey: string | null;
}

/** By the key of the history entry, the oldest first. In memory only: row keys are the agency's data. */
const positions = new Map<string, ScrollPosition>();
const MAX_POSITIONS = 50;

/** Pixels, some 300 rows, that are still worth loading rows for. */
const MAX_DISTANCE = 10_000;

/**
 * The place that was left under a history entry; the list's top where there is none, or where it is far beyond
 * the `height` of the rows at hand, since loading all of those before it would be a storm of calls.
 */
export function getScrollPosition(entry: string, listKey: string, height: number): ScrollPosition {
  const position = positions.get(entry);
  const isReachable = position?.listKey === listKey && position.top <= height + MAX_DISTANCE;
  return isReachable ? { ...position } : { listKey, top: 0, left: 0, rowKey: null };
}

/** Keeps a place, as it is and as it will be, under a history entry. */
export function saveScrollPosition(entry: string, position: ScrollPosition): void {
  positions.delete(entry);
  positions.set(entry, position);
  for (const oldest of positions.keys()) {
    if (positions.size <= MAX_POSITIONS) return;
    positions.delete(oldest);
  }
}
