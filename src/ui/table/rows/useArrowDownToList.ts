import { type KeyboardEvent, useEffect, useRef } from 'react';
import { findFocusableRow } from './findFocusableRow';

/**
 * Returns handlers for a list's filter field: Arrow Down moves the focus to the first row that matches the typed text. In
 * a section it is that of the section's list. The focus waits until the matching rows are loaded, because Enter would open
 * a wrong row before that. Any other key, or leaving the field, cancels the move.
 * @param isFilterApplied whether the list is already filtered by the typed text
 */
export function useArrowDownToList(isFilterApplied: boolean) {
  /** The field while the move waits. */
  const pendingFieldRef = useRef<Element>(null);
  const focusFirstRow = () => {
    if (!pendingFieldRef.current || !isFilterApplied) return;
    const root = pendingFieldRef.current.closest('section') ?? document;
    if (root.querySelector('#content table[aria-busy="true"]')) return;
    const row =
      root.querySelector<HTMLElement>('#content tr[data-index="0"] [data-row-focus]') ??
      findFocusableRow(root);
    if (row) pendingFieldRef.current = null;
    row?.focus();
  };
  // The effect has no dependencies, because the rows may appear in any later render.
  useEffect(focusFirstRow);
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
      const isArrowDown =
        key === 'ArrowDown' && !(altKey || ctrlKey || metaKey || shiftKey || event.nativeEvent.isComposing);
      pendingFieldRef.current = isArrowDown ? event.currentTarget : null;
      if (!isArrowDown) return;
      event.preventDefault();
      focusFirstRow();
    },
    onBlur: () => {
      pendingFieldRef.current = null;
    },
  };
}
