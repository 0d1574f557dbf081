import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Manages the row in the tab order and moves the focus to other rows. `focusRow` calls `scrollToRow` first and focuses
 * the row after the next render, because a row outside the view may not be rendered yet. `first` and `count` are the
 * index of the first rendered row and the number of rendered rows.
 */
export function useRowFocus(
  tableRef: RefObject<HTMLTableElement | null>,
  { first, count }: { first: number; count: number },
  scrollToRow: (index: number) => void,
): { tabStop: number; setTabStop: (index: number) => void; focusRow: (index: number) => void } {
  const [active, setActive] = useState(0);
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
    setTabStop: setActive,
    tabStop: active >= first && active < first + count ? active : first,
    focusRow: (index) => {
      pendingIndexRef.current = index;
      setActive(index);
      scrollToRow(index);
    },
  };
}
