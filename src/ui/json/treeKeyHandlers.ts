import { isNodeExpanded } from './expandedNodes';
import { type JsonTreeState } from './useJsonTree';

/** Handlers by key name, as in the ARIA tree pattern. `activeRow` is the index of the active node in `visibleNodes`. */
export function buildKeyHandlers(
  tree: JsonTreeState,
  activeRow: number,
  pageSize: number,
): Record<string, () => void> {
  const { outline, expanded, visibleNodes, activeNode, setActiveNode, toggle, isContainer } = tree;
  const lastRow = visibleNodes.length - 1;
  const createRowHandler = (index: number) => () =>
    setActiveNode(visibleNodes[Math.min(Math.max(index, 0), lastRow)] ?? activeNode);
  const isOpen = isContainer(activeNode) && isNodeExpanded(expanded, activeNode);
  return {
    ArrowDown: createRowHandler(activeRow + 1),
    ArrowUp: createRowHandler(activeRow - 1),
    PageDown: createRowHandler(activeRow + pageSize),
    PageUp: createRowHandler(activeRow - pageSize),
    Home: createRowHandler(0),
    End: createRowHandler(lastRow),
    ArrowRight: () => {
      if (isOpen) createRowHandler(activeRow + 1)();
      else toggle(activeNode, true);
    },
    ArrowLeft: () => {
      const parent = outline.parents[activeNode] ?? -1;
      if (isOpen) toggle(activeNode, false);
      else if (parent >= 0) setActiveNode(parent);
    },
  };
}
