import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type ScrollPosition, getScrollPosition, saveScrollPosition } from './scrollPositions';

interface Options<Row> {
  scroll: RefObject<HTMLElement | null>;
  table: RefObject<HTMLTableElement | null>;
  /** Names what is listed, the filter included: the place in one list is none in another. */
  listKey: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Pixels that the rows at hand take. */
  height: number;
  hasMore: boolean;
}

const INPUT_EVENTS = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Brings a list that the back button restores to where it was left: the same place and the same focused row, once
 * the rows for it are there. Whatever the operator does meanwhile goes first. `initialOffset` is where to draw at
 * first, so that nothing jumps.
 */
export function useScrollRestoration<Row>({
  scroll,
  table,
  listKey,
  rows,
  rowKey,
  height,
  hasMore,
}: Options<Row>): {
  initialOffset: number;
  onRowFocused: (index: number) => void;
} {
  const { key } = useLocation();
  const [saved] = useState(() => getScrollPosition(key, listKey, height));
  const positionRef = useRef<ScrollPosition>({ ...saved });
  const pendingRef = useRef({ scroll: saved.top > 0 || saved.left > 0, row: saved.rowKey !== null });

  // A filter that is being typed gives the same list another history entry.
  useEffect(() => saveScrollPosition(key, positionRef.current), [key]);

  useLayoutEffect(() => {
    const element = scroll.current;
    if (!pendingRef.current.scroll || !element || rows.length === 0) return;
    // Short of the place there are rows to come, which being at the end asks for.
    pendingRef.current.scroll = !scrollTo(element, saved) && hasMore;
  }, [scroll, saved, rows.length, hasMore]);

  // Without a list of dependencies: the row is on the page one drawing after the place is reached, or never.
  useEffect(() => {
    if (pendingRef.current.scroll || !pendingRef.current.row) return;
    const index = rows.findIndex((row) => String(rowKey(row)) === saved.rowKey);
    const opener = table.current?.querySelector<HTMLElement>(`tr[data-index="${index}"] [data-row-focus]`);
    if (!opener) return;
    pendingRef.current.row = false;
    opener.focus({ preventScroll: true });
  });

  useEffect(() => {
    const element = scroll.current;
    if (!element) return undefined;
    const cancelRestoration = () => {
      pendingRef.current = { scroll: false, row: false };
    };
    const onScroll = () => {
      if (pendingRef.current.scroll) return;
      positionRef.current.top = element.scrollTop;
      positionRef.current.left = element.scrollLeft;
    };
    for (const input of INPUT_EVENTS)
      window.addEventListener(input, cancelRestoration, { capture: true, passive: true });
    // Before the virtual list draws for the new place: asked for after that, the place costs a layout of its own.
    element.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      for (const input of INPUT_EVENTS)
        window.removeEventListener(input, cancelRestoration, { capture: true });
      element.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [scroll]);

  return {
    initialOffset: saved.top,
    onRowFocused: (index) => {
      const row = rows[index];
      if (row !== undefined) positionRef.current.rowKey = String(rowKey(row));
    },
  };
}

/** Whether the place was there to scroll to; a pixel's fraction is none. */
function scrollTo(element: HTMLElement, { top, left }: ScrollPosition): boolean {
  element.scrollTop = top;
  element.scrollLeft = left;
  return element.scrollTop > top - 1;
}
