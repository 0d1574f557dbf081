import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Place, recall, remember } from './scrollPlaces';

interface Options<Row> {
  scroll: RefObject<HTMLElement | null>;
  table: RefObject<HTMLTableElement | null>;
  /** Names what is listed, the filter included: the place in one list is none in another. */
  list: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Pixels that the rows at hand take. */
  height: number;
  hasMore: boolean;
}

const INPUTS = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Brings a list that the back button restores to where it was left: the same place and the same focused row, once
 * the rows for it are there. Whatever the operator does meanwhile goes first. `initialOffset` is where to draw at
 * first, so that nothing jumps.
 */
export function useScrollMemory<Row>({ scroll, table, list, rows, rowKey, height, hasMore }: Options<Row>): {
  initialOffset: number;
  onRowFocused: (index: number) => void;
} {
  const { key } = useLocation();
  const [start] = useState(() => recall(key, list, height));
  const present = useRef<Place>({ ...start });
  const awaited = useRef({ place: start.top > 0 || start.left > 0, row: start.row !== null });

  // A filter that is being typed gives the same list another history entry.
  useEffect(() => remember(key, present.current), [key]);

  useLayoutEffect(() => {
    const element = scroll.current;
    if (!awaited.current.place || !element || rows.length === 0) return;
    // Short of the place there are rows to come, which being at the end asks for.
    awaited.current.place = !scrollTo(element, start) && hasMore;
  }, [scroll, start, rows.length, hasMore]);

  // Without a list of dependencies: the row is on the page one drawing after the place is reached, or never.
  useEffect(() => {
    if (awaited.current.place || !awaited.current.row) return;
    const index = rows.findIndex((row) => String(rowKey(row)) === start.row);
    const opener = table.current?.querySelector<HTMLElement>(`tr[data-index="${index}"] [data-opener]`);
    if (!opener) return;
    awaited.current.row = false;
    opener.focus({ preventScroll: true });
  });

  useEffect(() => {
    const element = scroll.current;
    if (!element) return undefined;
    const giveUp = () => {
      awaited.current = { place: false, row: false };
    };
    const onScroll = () => {
      if (awaited.current.place) return;
      present.current.top = element.scrollTop;
      present.current.left = element.scrollLeft;
    };
    for (const input of INPUTS) window.addEventListener(input, giveUp, { capture: true, passive: true });
    // Before the virtual list draws for the new place: asked for after that, the place costs a layout of its own.
    element.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      for (const input of INPUTS) window.removeEventListener(input, giveUp, { capture: true });
      element.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [scroll]);

  return {
    initialOffset: start.top,
    onRowFocused: (index) => {
      const row = rows[index];
      if (row !== undefined) present.current.row = String(rowKey(row));
    },
  };
}

/** Whether the place was there to scroll to; a pixel's fraction is none. */
function scrollTo(element: HTMLElement, { top, left }: Place): boolean {
  element.scrollTop = top;
  element.scrollLeft = left;
  return element.scrollTop > top - 1;
}
