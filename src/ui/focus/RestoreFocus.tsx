import { useEffect } from 'react';

interface Props {
  /** A selector: the focus returns only to an element in one that matches. */
  within?: string;
}

/**
 * Returns the focus to the previously focused element on unmount: antd's Modal does that only when `open` changes.
 * Render it before the modal, so that its effect runs before the modal takes the focus.
 */
export function RestoreFocus({ within = '*' }: Props) {
  useEffect(() => {
    const previousElement = document.activeElement;
    const isWithin = previousElement?.closest(within);
    return () => {
      // Don't take the focus from an element that has got it since.
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && isWithin && previousElement instanceof HTMLElement)
        previousElement.focus({ preventScroll: true });
    };
  }, [within]);
  return null;
}
