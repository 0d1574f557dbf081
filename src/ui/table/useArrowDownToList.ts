import { type KeyboardEvent, useEffect, useRef } from 'react';

/** What Tab stops at of the page's first list: its row that had the focus last, or else the first in sight. */
export function findFocusableRow(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#content [data-row-focus][tabindex="0"]');
}

/**
 * Arrow down in a list's filter goes to the list's first row: to the first that answers to what was typed, once it is
 * there, since Enter opens what has the focus. Any other key, and leaving the field, takes that back.
 */
export function useArrowDownToList(isApplied: boolean) {
  const isPendingRef = useRef(false);
  const focusFirstRow = () => {
    if (!isPendingRef.current || !isApplied || document.querySelector('#content table[aria-busy="true"]'))
      return;
    const row =
      document.querySelector<HTMLElement>('#content tr[data-index="0"] [data-row-focus]') ??
      findFocusableRow();
    if (row) isPendingRef.current = false;
    row?.focus();
  };
  // The rows come with a later drawing of the page.
  useEffect(focusFirstRow);
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
      isPendingRef.current =
        key === 'ArrowDown' && !(altKey || ctrlKey || metaKey || shiftKey || event.nativeEvent.isComposing);
      if (!isPendingRef.current) return;
      event.preventDefault();
      focusFirstRow();
    },
    onBlur: () => {
      isPendingRef.current = false;
    },
  };
}
