import { type KeyboardEvent, useEffect, useRef } from 'react';

/** Finds the row of the page's first list that Tab reaches: the last focused row, or the first visible row. */
export function findFocusableRow(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#content [data-row-focus][tabindex="0"]');
}

/**
 * Returns handlers for a list's filter field: Arrow Down moves the focus to the first row that matches the typed text.
 * The focus waits until the matching rows are loaded, because Enter would open a wrong row before that. Any other key,
 * or leaving the field, cancels the move.
 * @param isApplied whether the list is already filtered by the typed text
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
  // The effect has no dependencies, because the rows may appear in any later render.
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
