import { useEffect } from 'react';

/**
 * Gives the focus back to where it was once what stands beside it is gone. To be placed before a modal that is taken
 * off the page rather than closed (antd returns the focus only of a modal that stays): its effect runs before the
 * modal takes the focus.
 */
export function RestoreFocus() {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      // What has taken the focus meanwhile keeps it.
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return null;
}
