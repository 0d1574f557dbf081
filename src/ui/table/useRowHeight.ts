import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import tokens from '../theme/tokens.json';

const COMFORTABLE = Number.parseInt(tokens.size.row, 10);
const COMPACT = Number.parseInt(tokens.sizeCompact.row, 10);

/**
 * A table row's height in pixels, in the density that the page has (`data-density`). When that changes, `scroll` keeps
 * the rows in sight that are there.
 */
export function useRowHeight(scroll: RefObject<HTMLElement | null>): number {
  const height = useSyncExternalStore(subscribe, () =>
    document.documentElement.dataset.density === 'compact' ? COMPACT : COMFORTABLE,
  );
  const renderedHeightRef = useRef(height);
  useLayoutEffect(() => {
    if (scroll.current && renderedHeightRef.current !== height)
      scaleScrollTop(scroll.current, height / renderedHeightRef.current);
    renderedHeightRef.current = height;
  }, [scroll, height]);
  return height;
}

function scaleScrollTop(element: HTMLElement, factor: number): void {
  element.scrollTop *= factor;
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-density'] });
  return () => observer.disconnect();
}
