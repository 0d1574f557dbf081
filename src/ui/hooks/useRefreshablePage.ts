import { useEffect } from 'react';

/** How many of the rendered pages can be read again. */
let refreshablePages = 0;

/** Whether the page can be read again, for the key `r` and the command palette. */
export function isPageRefreshable(): boolean {
  return refreshablePages > 0;
}

/** Says that the page can be read again. Not for a page with a form, whose typed input that could overwrite. */
export function useRefreshablePage(isRefreshable = true): void {
  useEffect(() => {
    if (!isRefreshable) return undefined;
    refreshablePages += 1;
    return () => {
      refreshablePages -= 1;
    };
  }, [isRefreshable]);
}
