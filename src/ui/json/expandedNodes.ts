import { type JsonOutline } from '@/lib/json/jsonOutline';

/** 'Expand all' expands at most this many nodes. */
export const MAX_EXPANDED = 100_000;

/** One flag per node of the outline: 1 if the node is expanded. */
export type ExpandedFlags = Uint8Array;

export function isNodeExpanded(flags: ExpandedFlags, node: number): boolean {
  return flags[node] === 1;
}

export function expandTwoLevels(outline: JsonOutline): ExpandedFlags {
  return flagNodes(outline, (node) => (outline.depths[node] ?? 0) < 2);
}

export function expandAllNodes(outline: JsonOutline): ExpandedFlags {
  return flagNodes(outline, () => true);
}

export function expandRootOnly(outline: JsonOutline): ExpandedFlags {
  return flagNodes(outline, (node) => node === 0);
}

export function setNodeExpanded(flags: ExpandedFlags, node: number, isExpanded: boolean): ExpandedFlags {
  const next = flags.slice();
  next[node] = isExpanded ? 1 : 0;
  return next;
}

export function expandAncestors(outline: JsonOutline, flags: ExpandedFlags, node: number): ExpandedFlags {
  const next = flags.slice();
  for (let ancestor = outline.parents[node] ?? -1; ancestor >= 0; ancestor = outline.parents[ancestor] ?? -1)
    next[ancestor] = 1;
  return next;
}

/** The nodes that have a row, from top to bottom. */
export function listVisibleNodes(outline: JsonOutline, flags: ExpandedFlags): Int32Array {
  const rows = new Int32Array(outline.count);
  let count = 0;
  for (let node = 0; node < outline.count; count += 1) {
    rows[count] = node;
    node = isNodeExpanded(flags, node) ? node + 1 : (outline.subtreeEnds[node] ?? node + 1);
  }
  return rows.subarray(0, count);
}

/** -1 when the node has no row. A binary search, because nodes and rows have the same order. */
export function findRowIndex(rows: Int32Array, node: number): number {
  let low = 0;
  let high = rows.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const candidate = rows[middle] ?? 0;
    if (candidate === node) return middle;
    if (candidate < node) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

function flagNodes(outline: JsonOutline, isExpanded: (node: number) => boolean): ExpandedFlags {
  const flags = new Uint8Array(outline.count);
  const end = Math.min(outline.count, MAX_EXPANDED);
  for (let node = 0; node < end; node += 1) if (isExpanded(node)) flags[node] = 1;
  return flags;
}
