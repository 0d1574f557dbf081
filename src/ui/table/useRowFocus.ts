import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Which row Tab stops at, and moving the focus to another: `bringIntoSight` scrolls first, since a row out of
 * sight may not be there yet. `first` and `count` tell which rows are on the page.
 */
export function useRowFocus(
  table: RefObject<HTMLTableElement | null>,
  { first, count }: { first: number; count: number },
  scrollToRow: (index: number) => void,
): { tabStop: number; setTabStop: (index: number) => void; focusRow: (index: number) => void } {
  const [active, setActive] = useState(0);
  const pendingIndexRef = useRef<number | null>(null);

  useEffect(() => {
    if (pendingIndexRef.current === null) return;
    const opener = table.current?.querySelector<HTMLElement>(
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
