import { useMemo, useState } from 'react';
import { type JsonOutline, kindOf, outlineJson } from '@/lib/jsonOutline';
import {
  type Opened,
  openedAtFirst,
  openedLeast,
  openedWhole,
  rowOf,
  rowsOf,
  withNode,
  withPathTo,
} from './openRows';

/** More values than these aren't shown: Firefox draws no element higher than about 17.8 million pixels. */
const MOST_VALUES = 700_000;

export interface JsonTreeState {
  outline: JsonOutline;
  opened: Opened;
  /** The values that have a row. */
  rows: Int32Array;
  /** The value that the keyboard is at. */
  active: number;
  go: (node: number) => void;
  /** Goes to a value that may be hidden, and opens what is around it. */
  reveal: (node: number) => void;
  toggle: (node: number, isOpen?: boolean) => void;
  expandAll: () => void;
  collapseAll: () => void;
  isContainer: (node: number) => boolean;
}

/** A JSON text as a tree: what is open, and where the keyboard is. */
export function useJsonTree(json: string): JsonTreeState {
  const outline = useMemo(() => outlineJson(json, MOST_VALUES), [json]);
  const [opened, setOpened] = useState(() => openedAtFirst(outline));
  const [active, setActive] = useState(0);
  const rows = useMemo(() => rowsOf(outline, opened), [outline, opened]);
  const isContainer = (node: number) => kindOf(outline, node) !== 'scalar' && (outline.sizes[node] ?? 0) > 0;
  return {
    outline,
    opened,
    rows,
    active: rowOf(rows, active) < 0 ? 0 : active,
    go: setActive,
    reveal: (node) => {
      setOpened((present) => withPathTo(outline, present, node));
      setActive(node);
    },
    toggle: (node, isOpen) => {
      if (isContainer(node)) setOpened(withNode(opened, node, isOpen ?? opened[node] !== 1));
    },
    expandAll: () => setOpened(openedWhole(outline)),
    collapseAll: () => {
      setOpened(openedLeast(outline));
      setActive(0);
    },
    isContainer,
  };
}
