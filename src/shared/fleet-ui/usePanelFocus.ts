import { useEffect, useRef } from 'react';
import { focusPageFilter } from '@/ui/focus/focusPageFilter';

/**
 * Closing a row's side panel takes the focus that was in it. If what has opened the panel is gone, or if the address has, the
 * row gets the focus; without the row it is the filter. `opened`: what the panel is about; null for none.
 * @param focusRow returns whether the table has the row
 */
export function usePanelFocus<Opened>(opened: Opened | null, focusRow: (closed: Opened) => boolean): void {
  const lastRef = useRef(opened);
  // After the panel has returned the focus.
  useEffect(() => {
    const closed = lastRef.current;
    lastRef.current = opened;
    if (opened !== null || closed === null || document.activeElement !== document.body) return;
    if (!focusRow(closed)) focusPageFilter();
  });
}
