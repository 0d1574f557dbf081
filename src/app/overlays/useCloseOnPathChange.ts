import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Closes what covers the page when the page changes, as with the browser's back button. `close` must stay the same function. */
export function useCloseOnPathChange(close: () => void): void {
  const { pathname } = useLocation();
  const shownPathRef = useRef(pathname);
  // Not in the effect's cleanup, which React's strict mode also runs after the first rendering.
  useEffect(() => {
    if (shownPathRef.current !== pathname) close();
    shownPathRef.current = pathname;
  }, [pathname, close]);
}
