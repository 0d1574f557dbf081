import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type RowAction } from './column';

interface Options<Row> {
  table: RefObject<HTMLTableElement | null>;
  rows: readonly Row[];
  rowAction: RowAction<Row> | undefined;
  /** The row at this place shall take the focus; the table brings it into sight first. */
  onFocusRow: (index: number) => void;
  /** The row at this place has the focus, however it came there. */
  onRowFocused: (index: number) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/** One set of listeners for all rows of a table: click, Ctrl or middle click, focus, and the arrow keys between rows. */
export function useRowEvents<Row>({ table, rows, rowAction, onFocusRow, onRowFocused }: Options<Row>): void {
  const onClick = useEffectEvent((event: MouseEvent) => {
    const row = findRow(event, rows);
    if (!row || !rowAction || isOnControl(event)) return;
    const href = rowAction.getHref?.(row);
    if (event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey) {
      if (href === undefined) return;
      // Opened from here also where the click is on the link: a tab that the browser opens by itself is signed out.
      event.preventDefault();
      window.open(href, '_blank');
      return;
    }
    if (event.button !== 0) return;
    // A click that ends the selecting of text opens nothing; Enter on the link is no such click.
    if (event.detail !== 0 && isSelectingText()) return event.preventDefault();
    event.preventDefault();
    // What opens over the page gives the focus back to where it was: to this row, wherever on it the click fell.
    findOpener(event)?.focus({ preventScroll: true });
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
    onFocusRow(target);
  });

  useEffect(() => {
    const element = table.current;
    if (!element) return undefined;
    const click = (event: MouseEvent) => onClick(event);
    const focusIn = (event: FocusEvent) => onFocusIn(event);
    const keyDown = (event: KeyboardEvent) => onKeyDown(event);
    element.addEventListener('click', click);
    element.addEventListener('auxclick', click);
    element.addEventListener('focusin', focusIn);
    element.addEventListener('keydown', keyDown);
    return () => {
      element.removeEventListener('click', click);
      element.removeEventListener('auxclick', click);
      element.removeEventListener('focusin', focusIn);
      element.removeEventListener('keydown', keyDown);
    };
  }, [table]);
}

function findTargetIndex(key: string, index: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : Math.min(Math.max(index + step, 0), count - 1);
}

function findRowElement({ target }: Event): HTMLElement | null {
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

/** Whether the click belongs to a control of a cell, a copy button say, and not to the row. */
function isOnControl(event: Event): boolean {
  const control = event.target instanceof Element ? event.target.closest('a, button, input, select') : null;
  return control !== null && !control.hasAttribute('data-row-focus');
}

function isSelectingText(): boolean {
  return (window.getSelection()?.toString() ?? '') !== '';
}
