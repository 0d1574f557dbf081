import { useEffect, useRef } from 'react';

/**
 * Closing a row's side panel takes the focus that was in it. If what has opened the panel is gone, or if the address has, the
 * row gets the focus. `opened`: what the panel is about; null for none.
 * @param focusRow focuses the row, or the filter if the table does not have the row
 */
export function usePanelFocus<Opened>(opened: Opened | null, focusRow: (closed: Opened) => void): void {
  const lastRef = useRef(opened);
  // After the panel has returned the focus.
  useEffect(() => {
    const closed = lastRef.current;
    lastRef.current = opened;
    if (opened === null && closed !== null && document.activeElement === document.body) focusRow(closed);
  });
}
