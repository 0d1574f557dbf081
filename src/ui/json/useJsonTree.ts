import { useMemo, useState } from 'react';
import { type JsonOutline, kindOf } from '@/lib/json/jsonOutline';
import { outlineJson } from '@/lib/json/outlineJson';
import {
  expandAllNodes,
  expandAncestors,
  type ExpandedFlags,
  expandRootOnly,
  expandTwoLevels,
  findVisibleIndex,
  isNodeExpanded,
  listVisibleNodes,
  setNodeExpanded,
} from './expandedNodes';

/** More values can't be shown, because Firefox renders no element higher than about 17.8 million pixels. */
const MAX_VALUES = 700_000;

export interface JsonTreeState {
  /** All values of the JSON text, as one flat list. A node is an index in it. */
  outline: JsonOutline;
  expanded: ExpandedFlags;
  /** The nodes that have a row, from top to bottom. */
  visibleNodes: Int32Array;
  /** The node of the active row, on which the keyboard acts. */
  activeNode: number;
  /** Another object each time a node is made active, also the one that was active already. */
  activation: object;
  setActiveNode: (node: number) => void;
  /** Makes a node active and expands its ancestors. */
  reveal: (node: number) => void;
  /** Without `isExpanded`, changes to the other state. */
  toggle: (node: number, isExpanded?: boolean) => void;
  expandAll: () => void;
  collapseAll: () => void;
  isContainer: (node: number) => boolean;
}

export function useJsonTree(json: string): JsonTreeState {
  const outline = useMemo(() => outlineJson(json, MAX_VALUES), [json]);
  const [expanded, setExpanded] = useState(() => expandTwoLevels(outline));
  const [activation, setActivation] = useState({ node: 0 });
  const setActiveNode = (node: number) => setActivation({ node });
  const visibleNodes = useMemo(() => listVisibleNodes(outline, expanded), [outline, expanded]);
  const isContainer = (node: number) =>
    kindOf(outline, node) !== 'scalar' && (outline.childCounts[node] ?? 0) > 0;
  return {
    outline,
    expanded,
    visibleNodes,
    activeNode: findVisibleIndex(visibleNodes, activation.node) < 0 ? 0 : activation.node,
    activation,
    setActiveNode,
    reveal: (node) => {
      setExpanded((current) => expandAncestors(outline, current, node));
      setActiveNode(node);
    },
    toggle: (node, isExpanded) => {
      if (isContainer(node))
        setExpanded(setNodeExpanded(expanded, node, isExpanded ?? !isNodeExpanded(expanded, node)));
    },
    expandAll: () => setExpanded(expandAllNodes(outline)),
    collapseAll: () => {
      setExpanded(expandRootOnly(outline));
      setActiveNode(0);
    },
    isContainer,
  };
}
