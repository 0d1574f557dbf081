import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Closes what covers the page when the page changes, as with the browser's back button. `close` must stay the same function. */
export function useCloseOnPathChange(close: () => void): void {
  const { pathname } = useLocation();
  useEffect(() => close, [pathname, close]);
}
