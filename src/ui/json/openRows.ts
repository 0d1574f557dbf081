import { type JsonOutline } from '@/lib/jsonOutline';

/** What is opened at once goes no further than so many values. */
export const MOST_OPENED = 100_000;

/** Which containers are open, one flag per value. */
export type Opened = Uint8Array;

/** The first two levels. */
export function openedAtFirst(outline: JsonOutline): Opened {
  return opened(outline, (node) => (outline.depths[node] ?? 0) < 2);
}

export function openedWhole(outline: JsonOutline): Opened {
  return opened(outline, () => true);
}

/** The outermost value alone. */
export function openedLeast(outline: JsonOutline): Opened {
  return opened(outline, (node) => node === 0);
}

export function withNode(present: Opened, node: number, isOpen: boolean): Opened {
  const next = present.slice();
  next[node] = isOpen ? 1 : 0;
  return next;
}

/** Everything around a value is opened, so that it has a row. */
export function withPathTo(outline: JsonOutline, present: Opened, node: number): Opened {
  const next = present.slice();
  for (let at = outline.parents[node] ?? -1; at >= 0; at = outline.parents[at] ?? -1) next[at] = 1;
  return next;
}

/** The values that have a row, in their order. */
export function rowsOf(outline: JsonOutline, present: Opened): Int32Array {
  const rows = new Int32Array(outline.count);
  let count = 0;
  for (let node = 0; node < outline.count; count += 1) {
    rows[count] = node;
    node = present[node] === 1 ? node + 1 : (outline.afters[node] ?? node + 1);
  }
  return rows.subarray(0, count);
}

/** The row of a value; -1 where it has none. */
export function rowOf(rows: Int32Array, node: number): number {
  let low = 0;
  let high = rows.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = rows[middle] ?? 0;
    if (found === node) return middle;
    if (found < node) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

function opened(outline: JsonOutline, isOpen: (node: number) => boolean): Opened {
  const flags = new Uint8Array(outline.count);
  const end = Math.min(outline.count, MOST_OPENED);
  for (let node = 0; node < end; node += 1) if (isOpen(node)) flags[node] = 1;
  return flags;
}
