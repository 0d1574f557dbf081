import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { JsonRow } from './JsonRow';
import { rowOf } from './openRows';
import { treeKeys } from './treeKeys';
import { type JsonTreeState } from './useJsonTree';

/** As in JsonView.css. */
const ROW_HEIGHT = 24;
/** How far Page Up and Page Down go. */
const PAGE = 20;

interface Props {
  label: string;
  id: string;
  tree: JsonTreeState;
  isMatch: (node: number) => boolean;
  onWhole: (node: number) => void;
  onCopyValue: () => void;
  onCopyPath: () => void;
}

/** The tree of a record: only the rows in sight are on the page. The tree keeps the focus and names the row it is at. */
export function JsonTree({ label, id, tree, isMatch, onWhole, onCopyValue, onCopyPath }: Props) {
  const { outline, opened, rows, active, go, toggle } = tree;
  const scroll = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  });
  const activeRow = rowOf(rows, active);
  const rowId = (node: number) => `${id}-${node}`;

  // The row is followed when the keyboard goes elsewhere, and not when others open or close around it.
  const follow = useEffectEvent(() => {
    if (activeRow >= 0) virtualizer.scrollToIndex(activeRow);
  });
  useEffect(() => follow(), [active]);

  const act = (node: number) => (tree.isContainer(node) ? toggle(node) : onWhole(node));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = treeKeys(tree, activeRow, PAGE)[event.key];
    const letters: Record<string, () => void> = {
      Enter: () => act(active),
      ' ': () => act(active),
      c: onCopyValue,
      p: onCopyPath,
    };
    const answer = move ?? letters[event.key];
    if (!answer) return;
    event.preventDefault();
    answer();
  };

  const onClick = ({ target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-node]') : null;
    if (!(target instanceof Element) || !row) return;
    const node = Number(row.dataset.node);
    go(node);
    if (target.closest('[data-arrow]')) toggle(node);
    if (target.closest('[data-whole]')) onWhole(node);
  };

  const items = virtualizer.getVirtualItems();
  const isActiveDrawn = items.some(({ index }) => index === activeRow);
  return (
    <div
      ref={scroll}
      id={id}
      role="tree"
      className="json-view__tree"
      aria-label={label}
      aria-activedescendant={isActiveDrawn ? rowId(active) : undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <div role="presentation" className="json-view__height" style={{ height: virtualizer.getTotalSize() }}>
        {items.map(({ index, start }) => {
          const node = rows[index] ?? 0;
          return (
            <JsonRow
              key={node}
              outline={outline}
              node={node}
              id={rowId(node)}
              top={start}
              isOpen={opened[node] === 1}
              isActive={node === active}
              isMatch={isMatch(node)}
            />
          );
        })}
      </div>
    </div>
  );
}
