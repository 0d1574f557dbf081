import { useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type LedgerEntry } from '@/domain/ledger/mergeLedger';
import { getScrollPosition, saveScrollPosition } from '@/ui/table/scrollPositions';

const LIST_KEY = 'ledger';
const getKey = ({ kind, id }: LedgerEntry) => `${kind} ${id}`;

/** Back to the ledger focuses the entry that was opened from it, which brings the entry into view too. */
export function useOpenedEntry() {
  const { key: historyKey } = useLocation();
  const [openedKey] = useState(() => getScrollPosition(historyKey, LIST_KEY, 0).focusedRowKey);
  const isPendingRef = useRef(true);
  const focusOnce = useCallback((link: HTMLElement | null) => {
    // Lists that are read anew come later, and the operator may have gone on meanwhile.
    if (link && isPendingRef.current && document.activeElement === document.body) link.focus();
    if (link) isPendingRef.current = false;
  }, []);
  return {
    /** The ref of an entry's link. */
    getLinkRef: (entry: LedgerEntry) => (getKey(entry) === openedKey ? focusOnce : null),
    onOpen: (entry: LedgerEntry) =>
      saveScrollPosition(historyKey, {
        listKey: LIST_KEY,
        top: 0,
        left: 0,
        focusedRowKey: getKey(entry),
      }),
  };
}
