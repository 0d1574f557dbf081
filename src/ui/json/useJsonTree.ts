import { useMemo, useState } from 'react';
import { type JsonOutline, kindOf, outlineJson } from '@/lib/jsonOutline';
import {
  type ExpandedFlags,
  expandTwoLevels,
  expandRootOnly,
  expandAllNodes,
  findRowIndex,
  listVisibleNodes,
  setNodeExpanded,
  expandAncestors,
} from './expandedNodes';

/** More values than these aren't shown: Firefox draws no element higher than about 17.8 million pixels. */
const MAX_VALUES = 700_000;

export interface JsonTreeState {
  outline: JsonOutline;
  expanded: ExpandedFlags;
  /** The values that have a row. */
  rows: Int32Array;
  /** The value that the keyboard is at. */
  active: number;
  setActive: (node: number) => void;
  /** Goes to a value that may be hidden, and opens what is around it. */
  reveal: (node: number) => void;
  toggle: (node: number, isExpanded?: boolean) => void;
  expandAll: () => void;
  collapseAll: () => void;
  isContainer: (node: number) => boolean;
}

/** A JSON text as a tree: what is open, and where the keyboard is. */
export function useJsonTree(json: string): JsonTreeState {
  const outline = useMemo(() => outlineJson(json, MAX_VALUES), [json]);
  const [expanded, setExpanded] = useState(() => expandTwoLevels(outline));
  const [active, setActive] = useState(0);
  const rows = useMemo(() => listVisibleNodes(outline, expanded), [outline, expanded]);
  const isContainer = (node: number) =>
    kindOf(outline, node) !== 'scalar' && (outline.childCounts[node] ?? 0) > 0;
  return {
    outline,
    expanded,
    rows,
    active: findRowIndex(rows, active) < 0 ? 0 : active,
    setActive,
    reveal: (node) => {
      setExpanded((current) => expandAncestors(outline, current, node));
      setActive(node);
    },
    toggle: (node, isExpanded) => {
      if (isContainer(node)) setExpanded(setNodeExpanded(expanded, node, isExpanded ?? expanded[node] !== 1));
    },
    expandAll: () => setExpanded(expandAllNodes(outline)),
    collapseAll: () => {
      setExpanded(expandRootOnly(outline));
      setActive(0);
    },
    isContainer,
  };
}
