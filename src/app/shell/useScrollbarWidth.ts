import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells Shell.css the width of the content's scrollbar, which no style can name. `isShown`: whether the content is rendered.
 * In a small window the content has no scrollbar.
 */
export function useScrollbarWidth(contentRef: RefObject<HTMLElement | null>, isShown: boolean): void {
  // Before the page is painted.
  useLayoutEffect(() => {
    const content = contentRef.current;
    if (!isShown || !content) return undefined;
    const measure = () => {
      const width = content.offsetWidth - content.clientWidth;
      content.style.setProperty('--shell-scrollbar-width', `${width}px`);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [contentRef, isShown]);
}
