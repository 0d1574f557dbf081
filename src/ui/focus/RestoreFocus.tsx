import { useEffect } from 'react';

/**
 * Returns the focus to the previously focused element on unmount: antd's Modal does that only when `open` changes.
 * Render it before the modal, so that its effect runs before the modal takes the focus.
 */
export function RestoreFocus() {
  useEffect(() => {
    const previousElement = document.activeElement;
    return () => {
      // Don't take the focus from an element that has got it since.
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && previousElement instanceof HTMLElement) previousElement.focus({ preventScroll: true });
    };
  }, []);
  return null;
}
