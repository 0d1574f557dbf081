/** Where in a list its reader is. */
export interface Place {
  list: string;
  /** Pixels from the list's beginning. */
  top: number;
  left: number;
  /** Key of the row that had the focus last. */
  row: string | null;
}

/** By the key of the history entry, the oldest first. In memory only: row keys are the agency's data. */
const places = new Map<string, Place>();
const LIMIT = 50;

/** Pixels, some 300 rows, that are still worth loading rows for. */
const REACH = 10_000;

/**
 * The place that was left under a history entry; the list's top where there is none, or where it is far beyond
 * the `height` of the rows at hand, since loading all of those before it would be a storm of calls.
 */
export function recall(entry: string, list: string, height: number): Place {
  const place = places.get(entry);
  const isThere = place?.list === list && place.top <= height + REACH;
  return isThere ? { ...place } : { list, top: 0, left: 0, row: null };
}

/** Keeps a place, as it is and as it will be, under a history entry. */
export function remember(entry: string, place: Place): void {
  places.delete(entry);
  places.set(entry, place);
  for (const oldest of places.keys()) {
    if (places.size <= LIMIT) return;
    places.delete(oldest);
  }
}
