import { useMemo, useSyncExternalStore } from 'react';
import { FLEET_RENDER_MS } from '@/domain/fleet/fleetLimits';
import { type FleetKind, type FleetRun } from '@/domain/fleet/fleetRun';
import { type PortalStore, usePortalStore } from '@/session/hooks';
import { selectRun } from './fleetState';

/**
 * The run of one kind. While it is under way, its answers are shown together, at most every `FLEET_RENDER_MS`: each one
 * would render the whole page. A change of its status is shown at once.
 */
export function useThrottledRun<Kind extends FleetKind>(kind: Kind): FleetRun<Kind> | null {
  const store = usePortalStore();
  const { subscribe, getSnapshot } = useMemo(() => throttleRun(store, kind), [store, kind]);
  return useSyncExternalStore(subscribe, getSnapshot);
}

function throttleRun<Kind extends FleetKind>(
  { getState, subscribe }: Pick<PortalStore, 'getState' | 'subscribe'>,
  kind: Kind,
) {
  let shown = selectRun(getState(), kind);
  let shownAt = -Infinity;
  return {
    getSnapshot: () => shown,
    subscribe: (notify: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const show = () => {
        clearTimeout(timer);
        timer = undefined;
        shown = selectRun(getState(), kind);
        shownAt = performance.now();
        notify();
      };
      const unsubscribe = subscribe(() => {
        const run = selectRun(getState(), kind);
        if (run === shown) return;
        const isSameStretch = run?.id === shown?.id && run?.status === shown?.status;
        const waitMs = shownAt + FLEET_RENDER_MS - performance.now();
        if (!isSameStretch || waitMs <= 0) show();
        else timer ??= setTimeout(show, waitMs);
      });
      // What has changed since the first rendering.
      shown = selectRun(getState(), kind);
      return () => {
        clearTimeout(timer);
        unsubscribe();
      };
    },
  };
}
