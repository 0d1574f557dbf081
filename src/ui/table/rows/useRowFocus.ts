import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * `tabStop` is the index of the one row in the tab order. `focusRow` calls `scrollToRow` and focuses the row after the
 * next render, because a row outside the view may not be rendered yet. `firstIndex` and `count` are the first rendered
 * row and the number of rendered rows.
 */
export function useRowFocus(
  tableRef: RefObject<HTMLTableElement | null>,
  { firstIndex, count }: { firstIndex: number; count: number },
  scrollToRow: (index: number) => void,
): { tabStop: number; setTabStop: (index: number) => void; focusRow: (index: number) => void } {
  const [activeIndex, setActiveIndex] = useState(0);
  const pendingIndexRef = useRef<number | null>(null);

  useEffect(() => {
    if (pendingIndexRef.current === null) return;
    const opener = tableRef.current?.querySelector<HTMLElement>(
      `tr[data-index="${pendingIndexRef.current}"] [data-row-focus]`,
    );
    if (!opener) return;
    pendingIndexRef.current = null;
    opener.focus({ preventScroll: true });
  });

  return {
    setTabStop: setActiveIndex,
    tabStop: activeIndex >= firstIndex && activeIndex < firstIndex + count ? activeIndex : firstIndex,
    focusRow: (index) => {
      pendingIndexRef.current = index;
      setActiveIndex(index);
      scrollToRow(index);
    },
  };
}
