import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Returns a ref for the page's title. The title gets the focus when the path or the title changes, so that screen readers read
 * it and Tab continues from there, but not when the page was opened by its URL, or when another element has the focus.
 */
export function useTitleFocus(title: string): RefObject<HTMLHeadingElement | null> {
  const { pathname } = useLocation();
  const page = `${pathname} ${title}`;
  // React Router gives the first location of a document the type POP.
  const isOpenedByUrl = useNavigationType() === 'POP';
  const titleRef = useRef<HTMLHeadingElement>(null);
  const previousPageRef = useRef(isOpenedByUrl ? page : null);
  useEffect(() => {
    const previousPage = previousPageRef.current;
    previousPageRef.current = page;
    if (previousPage === page || (previousPage === null && document.activeElement !== document.body)) return;
    titleRef.current?.focus({ preventScroll: true });
  }, [page]);
  return titleRef;
}
