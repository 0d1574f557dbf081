import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import { formatNumber } from '@/lib/text/formatNumber';
import { getShortcutKey } from '@/ui/focus/getShortcutKey';
import { useIsPrinting } from '@/ui/hooks/useIsPrinting';
import { useVirtualRows } from '@/ui/table/useVirtualRows';
import { findVisibleIndex, isNodeExpanded } from './expandedNodes';
import { type BuildLink, findLink } from './jsonLink';
import { JsonRow } from './JsonRow';
import { buildKeyHandlers } from './treeKeyHandlers';
import { type JsonTreeState } from './useJsonTree';

/** Pixels; must be the same as the row height in JsonView.css. */
const ROW_HEIGHT = 24;
/** Rows that Page Up and Page Down move. */
const PAGE_ROWS = 20;
/** Pixels below the last row, so that a long row's scrollbar hides no row. */
const SCROLLBAR_HEIGHT = 18;
/** Rows on paper, about forty pages. The browser stands still while it renders them. */
const MAX_PRINTED_ROWS = 2_000;

interface Props {
  label: string;
  id: string;
  treeRef: RefObject<HTMLDivElement | null>;
  tree: JsonTreeState;
  isMatch: (node: number) => boolean;
  buildLink: BuildLink | undefined;
  onShowFullValue: (node: number) => void;
  onCopyValue: () => void;
  onCopyPath: () => void;
}

/** A virtual list of the tree's rows. The tree element has the focus; `aria-activedescendant` is the active row. */
export function JsonTree(props: Props) {
  const { label, id, treeRef, tree, isMatch, buildLink, onShowFullValue, onCopyValue, onCopyPath } = props;
  const { outline, expanded, visibleNodes, activeNode, activation, setActiveNode, toggle } = tree;
  const virtualRows = useVirtualRows({
    scrollRef: treeRef,
    count: visibleNodes.length,
    rowHeight: ROW_HEIGHT,
    initialHeight: PAGE_ROWS * ROW_HEIGHT,
  });
  const { scrollToRow } = virtualRows;
  const isPrinting = useIsPrinting();
  const printedCount = Math.min(visibleNodes.length, MAX_PRINTED_ROWS);
  const { first, end } = isPrinting ? { first: 0, end: printedCount } : virtualRows;
  const activeRow = findVisibleIndex(visibleNodes, activeNode);
  const getRowId = (node: number) => `${id}-${node}`;

  // Also when the active row, scrolled out of view, is made active again; not when rows are expanded or collapsed.
  const scrollToActiveRow = useEffectEvent(() => scrollToRow(activeRow));
  useEffect(() => scrollToActiveRow(), [activeNode, activation]);

  const activate = (node: number) => (tree.isContainer(node) ? toggle(node) : onShowFullValue(node));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLAnchorElement) return;
    const moveHandler = buildKeyHandlers(tree, activeRow, PAGE_ROWS)[event.key];
    const shortcutHandlers: Record<string, () => void> = {
      Enter: () => activate(activeNode),
      ' ': () => activate(activeNode),
      c: onCopyValue,
      p: onCopyPath,
    };
    const handler = moveHandler ?? shortcutHandlers[getShortcutKey(event)];
    if (!handler) return;
    event.preventDefault();
    // Each key acts in view, also one that makes no other row active.
    setActiveNode(activeNode);
    handler();
  };

  const onClick = ({ target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-node]') : null;
    if (!(target instanceof Element) || !row) return;
    const node = Number(row.dataset.node);
    setActiveNode(node);
    if (target.closest('[data-arrow]')) toggle(node);
    if (target.closest('[data-show-full]')) onShowFullValue(node);
  };

  const isActiveRendered = activeRow >= first && activeRow < end;
  const height = visibleNodes.length * ROW_HEIGHT;
  return (
    <>
      <div
        ref={treeRef}
        id={id}
        role="tree"
        className="json-view__tree"
        aria-label={label}
        aria-activedescendant={isActiveRendered ? getRowId(activeNode) : undefined}
        tabIndex={0}
        style={{ height: height + SCROLLBAR_HEIGHT }}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <div role="presentation" className="json-view__height" style={{ height }}>
          {Array.from(visibleNodes.subarray(first, end), (node, offset) => (
            <JsonRow
              key={node}
              outline={outline}
              node={node}
              id={getRowId(node)}
              top={(first + offset) * ROW_HEIGHT}
              isOpen={isNodeExpanded(expanded, node)}
              isActive={node === activeNode}
              isMatch={isMatch(node)}
              link={buildLink ? findLink(outline, node, buildLink) : null}
            />
          ))}
        </div>
      </div>
      {isPrinting && printedCount < visibleNodes.length && (
        <p className="json-view__notice">
          {formatNumber(visibleNodes.length - printedCount)} more rows are not printed.
        </p>
      )}
    </>
  );
}
