import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * For a page's title, which takes the focus when the page changes: so it is read out, and Tab goes on from there. One
 * that was opened by its address leaves the focus to the browser, and one that comes alone to what has it already.
 */
export function useTitleFocus(): RefObject<HTMLHeadingElement | null> {
  const { pathname } = useLocation();
  const isByAddress = useNavigationType() === 'POP';
  const title = useRef<HTMLHeadingElement>(null);
  const present = useRef(isByAddress ? pathname : null);
  useEffect(() => {
    const before = present.current;
    present.current = pathname;
    if (before === pathname || (before === null && document.activeElement !== document.body)) return;
    title.current?.focus({ preventScroll: true });
  }, [pathname]);
  return title;
}
