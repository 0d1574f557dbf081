import { useMemo, useSyncExternalStore } from 'react';
import { THROTTLED_RENDER_MS } from '@/domain/fleet/fleetLimits';
import { type PortalState, type PortalStore, usePortalStore } from './hooks';

/**
 * Selects state that a run changes many times a second. It renders at most every `THROTTLED_RENDER_MS`, because each render
 * costs a layout; a change for which `isUrgent` is true renders at once. Both functions must be the same in each rendering.
 */
export function useThrottledSelector<Part>(
  select: (state: PortalState) => Part,
  isUrgent: (shown: Part, next: Part) => boolean = isNeverUrgent,
): Part {
  const store = usePortalStore();
  const { subscribe, getSnapshot } = useMemo(
    () => throttle(store, select, isUrgent),
    [store, select, isUrgent],
  );
  return useSyncExternalStore(subscribe, getSnapshot);
}

function throttle<Part>(
  { getState, subscribe }: Pick<PortalStore, 'getState' | 'subscribe'>,
  select: (state: PortalState) => Part,
  isUrgent: (shown: Part, next: Part) => boolean,
) {
  let shown = select(getState());
  let shownAt = -Infinity;
  return {
    getSnapshot: () => shown,
    subscribe: (notify: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const show = () => {
        clearTimeout(timer);
        timer = undefined;
        shown = select(getState());
        shownAt = performance.now();
        notify();
      };
      const unsubscribe = subscribe(() => {
        const next = select(getState());
        if (next === shown) return;
        const waitMs = shownAt + THROTTLED_RENDER_MS - performance.now();
        if (isUrgent(shown, next) || waitMs <= 0) show();
        else timer ??= setTimeout(show, waitMs);
      });
      // The state may have changed since the first rendering.
      shown = select(getState());
      return () => {
        clearTimeout(timer);
        unsubscribe();
      };
    },
  };
}

const isNeverUrgent = () => false;
