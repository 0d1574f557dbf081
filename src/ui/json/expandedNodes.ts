import { type JsonOutline } from '@/lib/json/jsonOutline';

/** 'Expand all', and a new tree with its first two levels, expand at most this many nodes. */
export const MAX_EXPANDED_NODES = 100_000;

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
  const flags = new Uint8Array(outline.count);
  flags[0] = 1;
  return flags;
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
  const visibleNodes = new Int32Array(outline.count);
  let visibleCount = 0;
  let node = 0;
  while (node < outline.count) {
    visibleNodes[visibleCount] = node;
    visibleCount += 1;
    node = isNodeExpanded(flags, node) ? node + 1 : (outline.subtreeEnds[node] ?? node + 1);
  }
  return visibleNodes.subarray(0, visibleCount);
}

/** -1 when the node has no row. A binary search, because nodes and rows have the same order. */
export function findVisibleIndex(visibleNodes: Int32Array, node: number): number {
  let low = 0;
  let high = visibleNodes.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const candidate = visibleNodes[middle] ?? 0;
    if (candidate === node) return middle;
    if (candidate < node) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

function flagNodes(outline: JsonOutline, isExpanded: (node: number) => boolean): ExpandedFlags {
  const flags = new Uint8Array(outline.count);
  const end = Math.min(outline.count, MAX_EXPANDED_NODES);
  for (let node = 0; node < end; node += 1) if (isExpanded(node)) flags[node] = 1;
  return flags;
}
