import { useEffect, useEffectEvent } from 'react';
import { usePortalDispatch, usePortalStore } from '@/session/hooks';
import { findControl, findRowElement, findTargetIndex, isSelectingText } from '@/ui/table/rows/useRowEvents';
import { type RowExtrasProps } from '@/ui/table/tableProps';
import { rowsSelected, selectAnchorId, selectSelectedIds } from './selectionSlice';

/**
 * Selects rows by a click or by Space, with Shift all rows from the one before, and by Shift with a key that moves the
 * focus. A row's link or button still opens it, and so does a cell with `data-opens-row`. The listeners are on the table,
 * as those of `useRowEvents`.
 */
export function SelectionKeys<Row>({ tableRef, rows, rowKey }: RowExtrasProps<Row>) {
  const dispatch = usePortalDispatch();
  const { getState } = usePortalStore();
  const getId = (index: number) => {
    const row = rows[index];
    return row === undefined ? null : String(rowKey(row));
  };
  /** The rows between the one that was pressed last and this one; without it only this one. */
  const getRange = (index: number): string[] => {
    const anchorId = selectAnchorId(getState());
    const anchorIndex = anchorId === null ? -1 : rows.findIndex((row) => String(rowKey(row)) === anchorId);
    const [first, last] = anchorIndex < 0 ? [index, index] : [anchorIndex, index].sort((a, b) => a - b);
    return rows.slice(first, (last ?? index) + 1).map((row) => String(rowKey(row)));
  };
  const select = (index: number, isSelected: boolean, isRange: boolean) => {
    const id = getId(index);
    if (id !== null)
      dispatch(rowsSelected({ ids: isRange ? getRange(index) : [id], isSelected, anchorId: id }));
  };

  const toggle = (index: number, isRange: boolean) =>
    select(index, !Object.hasOwn(selectSelectedIds(getState()), getId(index) ?? ''), isRange);

  const onClick = useEffectEvent((event: MouseEvent) => {
    const { target, shiftKey } = event;
    if (target instanceof HTMLInputElement && target.dataset.select !== undefined) {
      select(findIndex(target), target.checked, shiftKey);
      return;
    }
    const row = findRowElement(event);
    if (!row || findControl(event) || isOnOpeningCell(event) || event.ctrlKey || event.metaKey) return;
    // A click with Shift marks the text between the two rows, which the operator has not meant to mark.
    if (shiftKey) window.getSelection()?.removeAllRanges();
    else if (isSelectingText()) return;
    // Otherwise it would open the row.
    event.preventDefault();
    row.querySelector<HTMLElement>('[data-row-focus]')?.focus({ preventScroll: true });
    toggle(findIndex(row), shiftKey);
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    const opener = findOpener(event);
    if (!opener || event.ctrlKey || event.metaKey || event.altKey) return;
    const index = findIndex(opener);
    if (key === ' ') {
      // Otherwise it would press the button that opens the row, or scroll.
      event.preventDefault();
      toggle(index, shiftKey);
      return;
    }
    const targetIndex = shiftKey ? findTargetIndex(key, index, rows.length) : null;
    if (targetIndex === null) return;
    // The focused row begins the range; useRowEvents moves the focus.
    if (selectAnchorId(getState()) === null) select(index, true, false);
    select(targetIndex, true, true);
  });

  useEffect(() => {
    const table = tableRef.current;
    if (!table) return undefined;
    const handleClick = (event: MouseEvent) => onClick(event);
    const handleKeyDown = (event: KeyboardEvent) => onKeyDown(event);
    // Firefox presses a button when Space is released.
    const handleKeyUp = (event: KeyboardEvent) => {
      if (event.key === ' ' && findOpener(event)) event.preventDefault();
    };
    // Before the listener of useRowEvents.
    table.addEventListener('click', handleClick, { capture: true });
    table.addEventListener('keydown', handleKeyDown);
    table.addEventListener('keyup', handleKeyUp);
    return () => {
      table.removeEventListener('click', handleClick, { capture: true });
      table.removeEventListener('keydown', handleKeyDown);
      table.removeEventListener('keyup', handleKeyUp);
    };
  }, [tableRef]);
  return null;
}

function findIndex(element: HTMLElement): number {
  return Number(element.closest<HTMLElement>('tr[data-index]')?.dataset.index ?? -1);
}

function isOnOpeningCell({ target }: Event): boolean {
  return (
    target instanceof Element && target.closest('td')?.querySelector('[data-opens-row]') instanceof Element
  );
}

function findOpener({ target }: Event): HTMLElement | null {
  return target instanceof HTMLElement && target.hasAttribute('data-row-focus') ? target : null;
}
