import { type JsonTreeState } from './useJsonTree';

/**
 * Keyboard handlers by key name, following the ARIA tree pattern. `activeRow` is an index in `rows`, the list of visible
 * nodes; a node is an index in `outline`, the flat list of all JSON values.
 */
export function buildKeyHandlers(
  tree: JsonTreeState,
  activeRow: number,
  pageSize: number,
): Record<string, () => void> {
  const { outline, expanded, rows, activeNode, setActiveNode, toggle, isContainer } = tree;
  const lastRow = rows.length - 1;
  const focusRow = (index: number) => () =>
    setActiveNode(rows[Math.min(Math.max(index, 0), lastRow)] ?? activeNode);
  const isOpen = isContainer(activeNode) && expanded[activeNode] === 1;
  return {
    ArrowDown: focusRow(activeRow + 1),
    ArrowUp: focusRow(activeRow - 1),
    PageDown: focusRow(activeRow + pageSize),
    PageUp: focusRow(activeRow - pageSize),
    Home: focusRow(0),
    End: focusRow(lastRow),
    ArrowRight: () => {
      if (isOpen) focusRow(activeRow + 1)();
      else toggle(activeNode, true);
    },
    ArrowLeft: () => {
      const parent = outline.parents[activeNode] ?? -1;
      if (isOpen) toggle(activeNode, false);
      else if (parent >= 0) setActiveNode(parent);
    },
  };
}
