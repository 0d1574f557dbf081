import { useSyncExternalStore } from 'react';
import tokens from '@/ui/theme/tokens.json';

const COMFORTABLE_HEIGHT = Number.parseInt(tokens.size.row, 10);
const COMPACT_HEIGHT = Number.parseInt(tokens.sizeCompact.row, 10);

/** In pixels, of the density that is chosen. */
export function useRowHeight(): number {
  return useSyncExternalStore(subscribeToDensity, () =>
    document.documentElement.dataset.density === 'compact' ? COMPACT_HEIGHT : COMFORTABLE_HEIGHT,
  );
}

function subscribeToDensity(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-density'] });
  return () => observer.disconnect();
}
