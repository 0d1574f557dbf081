import { useEffect } from 'react';

/**
 * Returns the focus to the previously focused element on unmount. Render it before a modal that is unmounted instead
 * of closed, because antd restores the focus only when `open` changes. Its effect must run before the modal takes the
 * focus.
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
