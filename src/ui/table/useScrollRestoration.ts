import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { getScrollPosition, saveScrollPosition, type ScrollPosition } from './scrollPositions';

interface Options<Row> {
  scrollRef: RefObject<HTMLElement | null>;
  tableRef: RefObject<HTMLTableElement | null>;
  /** Identifies the list, its filter, order and page; a position is restored only for the same key. */
  listKey: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Height of the loaded rows in pixels. */
  height: number;
  hasMore: boolean;
}

const INPUT_EVENTS = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Restores the scroll position and the focused row, or cell, of a list after the back button, as soon as the rows are loaded. Any
 * input of the user cancels this. With `initialOffset` the first render is at the position already.
 */
export function useScrollRestoration<Row>({
  scrollRef,
  tableRef,
  listKey,
  rows,
  rowKey,
  height,
  hasMore,
}: Options<Row>): {
  initialOffset: number;
  /** `column`: of the cell, in a grid. */
  onRowFocused: (index: number, column?: number) => void;
} {
  const { key: historyKey } = useLocation();
  const [savedPosition, setSavedPosition] = useState(() => getScrollPosition(historyKey, listKey, height));
  if (savedPosition.listKey !== listKey) setSavedPosition(getScrollPosition(historyKey, listKey, height));
  const positionRef = useRef<ScrollPosition>({ ...savedPosition });
  /** The part of the saved position that is still to be restored. */
  const pendingRef = useRef(findPending(savedPosition));

  // Another filter, order or page is another list in the same table.
  useLayoutEffect(() => {
    const { listKey: lastListKey, top, left } = positionRef.current;
    if (lastListKey === savedPosition.listKey) return;
    // The columns in view stay.
    positionRef.current = { ...savedPosition, left: savedPosition.left || left };
    pendingRef.current = findPending(savedPosition);
    // Setting a scroll position makes the browser lay the page out at once, and again for the frame.
    if (scrollRef.current && (top !== savedPosition.top || left !== positionRef.current.left))
      scrollTo(scrollRef.current, positionRef.current);
  }, [scrollRef, savedPosition]);

  // Typing in the filter replaces the history entry, so the key changes while the list stays mounted.
  useEffect(() => saveScrollPosition(historyKey, positionRef.current), [historyKey, savedPosition]);

  useLayoutEffect(() => {
    const element = scrollRef.current;
    if (!pendingRef.current.scroll || !element || rows.length === 0) return;
    // If the position is below the loaded rows, the list is at its end now, which loads the next page.
    pendingRef.current.scroll = !scrollTo(element, savedPosition) && hasMore;
  }, [scrollRef, savedPosition, rows.length, hasMore]);

  // The effect has no dependencies, because the row is rendered one render after the position is reached, or never.
  useEffect(() => {
    if (pendingRef.current.scroll || !pendingRef.current.row) return;
    const index = rows.findIndex((row) => String(rowKey(row)) === savedPosition.focusedRowKey);
    if (index < 0) return;
    const opener = tableRef.current?.querySelector<HTMLElement>(
      `tr[data-index="${index}"] [data-row-focus], [data-row="${index}"][data-column="${savedPosition.focusedColumn}"]`,
    );
    if (!opener) return;
    pendingRef.current.row = false;
    opener.focus({ preventScroll: true });
  });

  useEffect(() => {
    const element = scrollRef.current;
    if (!element) return undefined;
    const cancelRestoration = () => {
      pendingRef.current = { scroll: false, row: false };
    };
    const onScroll = () => {
      if (pendingRef.current.scroll) return;
      positionRef.current.top = element.scrollTop;
      positionRef.current.left = element.scrollLeft;
    };
    for (const eventName of INPUT_EVENTS)
      window.addEventListener(eventName, cancelRestoration, { capture: true, passive: true });
    // The capture phase is before the virtual list renders. Reading scrollTop after that would force another layout.
    element.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      for (const eventName of INPUT_EVENTS)
        window.removeEventListener(eventName, cancelRestoration, { capture: true });
      element.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [scrollRef]);

  return {
    initialOffset: savedPosition.top,
    onRowFocused: (index, column) => {
      const row = rows[index];
      if (row === undefined) return;
      positionRef.current.focusedRowKey = String(rowKey(row));
      positionRef.current.focusedColumn = column;
    },
  };
}

function findPending({ top, left, focusedRowKey }: ScrollPosition) {
  return { scroll: top > 0 || left > 0, row: focusedRowKey !== null };
}

/** Scrolls, and returns whether the vertical position was reached, ignoring fractions of a pixel. */
function scrollTo(element: HTMLElement, { top, left }: ScrollPosition): boolean {
  element.scrollTop = top;
  element.scrollLeft = left;
  return element.scrollTop > top - 1;
}
