import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import tokens from '@/ui/theme/tokens.json';

const COMFORTABLE_HEIGHT = Number.parseInt(tokens.size.row, 10);
const COMPACT_HEIGHT = Number.parseInt(tokens.sizeCompact.row, 10);

/** In pixels. When the density changes, `scrollTop` is scaled, so that the same rows stay visible. */
export function useRowHeight(scrollRef: RefObject<HTMLElement | null>): number {
  const height = useSyncExternalStore(subscribeToDensity, () =>
    document.documentElement.dataset.density === 'compact' ? COMPACT_HEIGHT : COMFORTABLE_HEIGHT,
  );
  const renderedHeightRef = useRef(height);
  useLayoutEffect(() => {
    if (scrollRef.current && renderedHeightRef.current !== height)
      scaleScrollTop(scrollRef.current, height / renderedHeightRef.current);
    renderedHeightRef.current = height;
  }, [scrollRef, height]);
  return height;
}

function scaleScrollTop(element: HTMLElement, factor: number): void {
  element.scrollTop *= factor;
}

function subscribeToDensity(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-density'] });
  return () => observer.disconnect();
}
