import { type KeyboardEvent, useEffect, useRef } from 'react';
import { findFocusableRow } from './findFocusableRow';

/**
 * Returns handlers for a list's filter field: Arrow Down moves the focus to the first row that matches the typed text.
 * The focus waits until the matching rows are loaded, because Enter would open a wrong row before that. Any other key,
 * or leaving the field, cancels the move.
 * @param isFilterApplied whether the list is already filtered by the typed text
 */
export function useArrowDownToList(isFilterApplied: boolean) {
  const isPendingRef = useRef(false);
  const focusFirstRow = () => {
    if (
      !isPendingRef.current ||
      !isFilterApplied ||
      document.querySelector('#content table[aria-busy="true"]')
    )
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
