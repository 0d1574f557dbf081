import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * `tabStop` is the index of the one row in the tab order. `focusRow` calls `scrollToRow` and focuses the row, after the
 * next render if the row is outside the view and not rendered yet. `firstIndex` and `count` are the first rendered row
 * and the number of rendered rows.
 */
export function useRowFocus(
  tableRef: RefObject<HTMLTableElement | null>,
  { firstIndex, count }: { firstIndex: number; count: number },
  scrollToRow: (index: number) => void,
): { tabStop: number; setTabStop: (index: number) => void; focusRow: (index: number) => void } {
  const [activeIndex, setActiveIndex] = useState(0);
  const pendingIndexRef = useRef<number | null>(null);

  const focusIfRendered = (index: number) => {
    const opener = tableRef.current?.querySelector<HTMLElement>(`tr[data-index="${index}"] [data-row-focus]`);
    opener?.focus({ preventScroll: true });
    // At the first or the last row, nothing renders after the key.
    pendingIndexRef.current = opener ? null : index;
  };

  useEffect(() => {
    if (pendingIndexRef.current !== null) focusIfRendered(pendingIndexRef.current);
  });

  return {
    setTabStop: setActiveIndex,
    tabStop: activeIndex >= firstIndex && activeIndex < firstIndex + count ? activeIndex : firstIndex,
    focusRow: (index) => {
      setActiveIndex(index);
      scrollToRow(index);
      focusIfRendered(index);
    },
  };
}
