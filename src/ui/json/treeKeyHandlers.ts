import { isNodeExpanded } from './expandedNodes';
import { type JsonTreeState } from './useJsonTree';

/** Handlers by key name, as in the ARIA tree pattern. `activeRow` is the index of the active node in `rows`. */
export function buildKeyHandlers(
  tree: JsonTreeState,
  activeRow: number,
  pageSize: number,
): Record<string, () => void> {
  const { outline, expanded, rows, activeNode, setActiveNode, toggle, isContainer } = tree;
  const lastRow = rows.length - 1;
  const buildRowFocus = (index: number) => () =>
    setActiveNode(rows[Math.min(Math.max(index, 0), lastRow)] ?? activeNode);
  const isOpen = isContainer(activeNode) && isNodeExpanded(expanded, activeNode);
  return {
    ArrowDown: buildRowFocus(activeRow + 1),
    ArrowUp: buildRowFocus(activeRow - 1),
    PageDown: buildRowFocus(activeRow + pageSize),
    PageUp: buildRowFocus(activeRow - pageSize),
    Home: buildRowFocus(0),
    End: buildRowFocus(lastRow),
    ArrowRight: () => {
      if (isOpen) buildRowFocus(activeRow + 1)();
      else toggle(activeNode, true);
    },
    ArrowLeft: () => {
      const parent = outline.parents[activeNode] ?? -1;
      if (isOpen) toggle(activeNode, false);
      else if (parent >= 0) setActiveNode(parent);
    },
  };
}
