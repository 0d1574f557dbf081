import { useMemo, useSyncExternalStore } from 'react';
import { THROTTLED_RENDER_MS } from '@/domain/fleet/fleetLimits';
import { type PortalState, type PortalStore, usePortalStore } from './hooks';

/**
 * A part of the state that a run changes many times a second: each change shown costs a layout of the page. Its changes are shown
 * together, at most every `THROTTLED_RENDER_MS`; one for which `isUrgent` returns true is shown at once. Both functions must be the
 * same in each rendering.
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
