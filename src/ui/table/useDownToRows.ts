import { type KeyboardEvent, useEffect, useRef } from 'react';

/** What Tab stops at of the page's first list: its row that had the focus last, or else the first in sight. */
export function rowOfPage(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#content [data-opener][tabindex="0"]');
}

/**
 * Arrow down in a list's filter goes to the list's first row: to the first that answers to what was typed, once it is
 * there, since Enter opens what has the focus. Any other key, and leaving the field, takes that back.
 */
export function useDownToRows(isSettled: boolean) {
  const isWanted = useRef(false);
  const goDown = () => {
    if (!isWanted.current || !isSettled || document.querySelector('#content table[aria-busy="true"]')) return;
    const row =
      document.querySelector<HTMLElement>('#content tr[data-index="0"] [data-opener]') ?? rowOfPage();
    if (row) isWanted.current = false;
    row?.focus();
  };
  // The rows come with a later drawing of the page.
  useEffect(goDown);
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
      isWanted.current =
        key === 'ArrowDown' && !(altKey || ctrlKey || metaKey || shiftKey || event.nativeEvent.isComposing);
      if (!isWanted.current) return;
      event.preventDefault();
      goDown();
    },
    onBlur: () => {
      isWanted.current = false;
    },
  };
}
