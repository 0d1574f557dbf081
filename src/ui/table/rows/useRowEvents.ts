import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { isNewTabClick } from '@/ui/navigation/isNewTabClick';
import { type RowAction } from '../column';

interface Options<Row> {
  tableRef: RefObject<HTMLTableElement | null>;
  rows: readonly Row[];
  rowAction: RowAction<Row> | undefined;
  /** Must also scroll the row into view. */
  focusRow: (index: number) => void;
  onRowFocused: (index: number) => void;
}

const ROW_STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/**
 * Handles clicks, focus and arrow keys of all rows. The listeners are native, because React's props on the table would be
 * called after the click handler of a row's `<Link>`, which must not navigate.
 */
export function useRowEvents<Row>({ tableRef, rows, rowAction, focusRow, onRowFocused }: Options<Row>): void {
  const onClick = useEffectEvent((event: MouseEvent) => {
    const row = findRow(event, rows);
    // A click that selects the row has its default prevented.
    if (!row || !rowAction || rowAction.canOpen?.(row) === false) return;
    if (event.defaultPrevented || isOnControl(event)) return;
    const opener = findOpener(event);
    if (isNewTabClick(event)) {
      const href = opener?.getAttribute('href') ?? rowAction.getDialogHref?.(row);
      if (href === undefined) return;
      // A tab that the browser opens for a link is signed out. A tab from window.open gets the session from this tab.
      event.preventDefault();
      if (rowAction.openInNewTab) void rowAction.openInNewTab(row);
      else window.open(href, '_blank');
      return;
    }
    if (event.button !== 0) return;
    // A click at the end of a text selection must not open the row. A press on the opener marks nothing, but leaves what is
    // marked elsewhere.
    if (findControl(event) === null && isSelectingText()) return;
    event.preventDefault();
    // A modal that opens now returns the focus to the row when it closes.
    opener?.focus({ preventScroll: true });
    rowAction.onOpen(row);
  });

  const onFocusIn = useEffectEvent((event: FocusEvent) => {
    const index = findRowIndex(event);
    if (index !== null) onRowFocused(index);
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const index = findRowIndex(event);
    if (index === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = findTargetIndex(event.key, index, rows.length);
    if (target === null) return;
    event.preventDefault();
    focusRow(target);
  });

  // A layout effect, so that the listeners are there when another effect focuses a row.
  useLayoutEffect(() => {
    const table = tableRef.current;
    if (!table) return undefined;
    const handleClick = (event: MouseEvent) => onClick(event);
    const handleFocusIn = (event: FocusEvent) => onFocusIn(event);
    const handleKeyDown = (event: KeyboardEvent) => onKeyDown(event);
    table.addEventListener('click', handleClick);
    table.addEventListener('auxclick', handleClick);
    table.addEventListener('focusin', handleFocusIn);
    table.addEventListener('keydown', handleKeyDown);
    return () => {
      table.removeEventListener('click', handleClick);
      table.removeEventListener('auxclick', handleClick);
      table.removeEventListener('focusin', handleFocusIn);
      table.removeEventListener('keydown', handleKeyDown);
    };
  }, [tableRef]);
}

/** The row to which a key moves the focus; null for another key. */
export function findTargetIndex(key: string, index: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = ROW_STEPS[key];
  return step === undefined ? null : Math.min(Math.max(index + step, 0), count - 1);
}

export function findRowElement({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('tr[data-index]') : null;
}

function findRowIndex(event: Event): number | null {
  const row = findRowElement(event);
  return row ? Number(row.dataset.index) : null;
}

function findOpener(event: Event): HTMLElement | null {
  return findRowElement(event)?.querySelector<HTMLElement>('[data-row-focus]') ?? null;
}

function findRow<Row>(event: Event, rows: readonly Row[]): Row | undefined {
  const index = findRowIndex(event);
  return index === null ? undefined : rows[index];
}

/** Whether the click is on a control in a cell, for example a button, and not on the row. */
function isOnControl(event: Event): boolean {
  const control = findControl(event);
  return control !== null && !control.hasAttribute('data-row-focus');
}

/** The control that was pressed, for example the link that opens the row. */
export function findControl({ target }: Event): Element | null {
  return target instanceof Element ? target.closest('a, button, input, label, select') : null;
}

export function isSelectingText(): boolean {
  return (window.getSelection()?.toString() ?? '') !== '';
}
