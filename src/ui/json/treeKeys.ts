import { type JsonTreeState } from './useJsonTree';

/** What each key does from a row of the tree, as trees do everywhere. */
export function treeKeys(tree: JsonTreeState, row: number, page: number): Record<string, () => void> {
  const { outline, opened, rows, active, go, toggle, isContainer } = tree;
  const last = rows.length - 1;
  const to = (index: number) => () => go(rows[Math.min(Math.max(index, 0), last)] ?? active);
  const isOpen = isContainer(active) && opened[active] === 1;
  return {
    ArrowDown: to(row + 1),
    ArrowUp: to(row - 1),
    PageDown: to(row + page),
    PageUp: to(row - page),
    Home: to(0),
    End: to(last),
    ArrowRight: () => {
      if (isOpen) to(row + 1)();
      else toggle(active, true);
    },
    ArrowLeft: () => {
      const parent = outline.parents[active] ?? -1;
      if (isOpen) toggle(active, false);
      else if (parent >= 0) go(parent);
    },
  };
}
