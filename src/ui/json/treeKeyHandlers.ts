import { type JsonTreeState } from './useJsonTree';

/** Keyboard handlers by key name, following the ARIA tree pattern. `row` is the index of the active row. */
export function buildKeyHandlers(
  tree: JsonTreeState,
  row: number,
  pageSize: number,
): Record<string, () => void> {
  const { outline, expanded, rows, active, setActive, toggle, isContainer } = tree;
  const last = rows.length - 1;
  const focusRow = (index: number) => () => setActive(rows[Math.min(Math.max(index, 0), last)] ?? active);
  const isOpen = isContainer(active) && expanded[active] === 1;
  return {
    ArrowDown: focusRow(row + 1),
    ArrowUp: focusRow(row - 1),
    PageDown: focusRow(row + pageSize),
    PageUp: focusRow(row - pageSize),
    Home: focusRow(0),
    End: focusRow(last),
    ArrowRight: () => {
      if (isOpen) focusRow(row + 1)();
      else toggle(active, true);
    },
    ArrowLeft: () => {
      const parent = outline.parents[active] ?? -1;
      if (isOpen) toggle(active, false);
      else if (parent >= 0) setActive(parent);
    },
  };
}
