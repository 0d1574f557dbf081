import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Returns a ref for the page's title. The title gets the focus when the path changes, so that screen readers read it
 * and Tab continues from there, but not when the page was opened by its URL, or when another element has the focus.
 */
export function useTitleFocus(): RefObject<HTMLHeadingElement | null> {
  const { pathname } = useLocation();
  // React Router gives the first location of a document the type POP.
  const isOpenedByUrl = useNavigationType() === 'POP';
  const titleRef = useRef<HTMLHeadingElement>(null);
  const previousPathRef = useRef(isOpenedByUrl ? pathname : null);
  useEffect(() => {
    const previousPath = previousPathRef.current;
    previousPathRef.current = pathname;
    if (previousPath === pathname || (previousPath === null && document.activeElement !== document.body))
      return;
    titleRef.current?.focus({ preventScroll: true });
  }, [pathname]);
  return titleRef;
}
