import { useEffect, useRef } from 'react';

/** The selector of the elements that open a side panel: rows, and entries of a list of changes. */
export const PANEL_OPENERS = 'tbody, .fleet-changes';

/**
 * Closing a row's side panel takes the focus that was in it: what has opened the panel gets the focus. If that is gone, or if
 * the address has opened the panel, it is the row. `opened`: what the panel is about; null for none.
 * @param focusRow focuses the row, or the filter if the table does not have the row
 */
export function usePanelFocus<Opened>(opened: Opened | null, focusRow: (closed: Opened) => void): void {
  const lastRef = useRef(opened);
  const openerRef = useRef<HTMLElement | null>(null);
  // The panel comes after the table, so that it takes the focus after this effect.
  useEffect(() => {
    const { activeElement } = document;
    const closed = lastRef.current;
    lastRef.current = opened;
    if (opened !== null) {
      if (activeElement?.closest(PANEL_OPENERS)) openerRef.current = activeElement as HTMLElement;
      return;
    }
    if (closed === null) return;
    const opener = openerRef.current;
    openerRef.current = null;
    if (activeElement !== document.body) return;
    if (opener?.isConnected) opener.focus({ preventScroll: true });
    else focusRow(closed);
  });
}
