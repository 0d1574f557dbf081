import { useCallback, useEffect, useMemo } from 'react';
import { type Agency } from '@/domain/entities/agency';
import { type FleetKind, type FleetRun, type FleetTasks } from '@/domain/fleet/fleetRun';
import { orderAgencies } from '@/domain/fleet/orderAgencies';
import { getPlatformTime } from '@/session/auth/clockSkew';
import { selectRegion } from '@/session/auth/sessionSlice';
import { type PortalState, usePortalDispatch, usePortalSelector, usePortalStore } from '@/session/hooks';
import { selectPreferences } from '@/session/preferences/preferencesSlice';
import { useThrottledSelector } from '@/session/useThrottledSelector';
import { runStarted } from './fleetSlice';
import { hasChangedStatus, selectRun, selectRunningRun } from './fleetState';
import { loadFleet } from './loadFleet';

interface Fleet<Kind extends FleetKind> {
  /** The run that the tab shows; null before the first one. */
  run: FleetRun<Kind> | null;
  /** Whether a run is under way, of this tab or of another one: then no other can be started. */
  isBusy: boolean;
  start: (task: FleetTasks[Kind], agencies: readonly Agency[]) => void;
}

/** The run of one tab of the Fleet page. */
export function useFleet<Kind extends FleetKind>(kind: Kind): Fleet<Kind> {
  const dispatch = usePortalDispatch();
  const { getState } = usePortalStore();
  useEffect(() => dispatch(loadFleet()), [dispatch]);
  const select = useMemo(() => (state: PortalState) => selectRun(state, kind), [kind]);
  const run = useThrottledSelector(select, hasChangedStatus);
  const isBusy = usePortalSelector((state) => selectRunningRun(state) !== null);
  const start = useCallback(
    (task: FleetTasks[Kind], agencies: readonly Agency[]) => {
      const state = getState();
      if (selectRunningRun(state)) return;
      const region = selectRegion(state);
      const { pinned } = selectPreferences(state).agencies[region];
      const ordered = orderAgencies(agencies, { pinned, lastRun: selectRun(state, kind) });
      dispatch(runStarted({ kind, region, task, agencies: ordered, startedAt: getPlatformTime(state) }));
    },
    [dispatch, getState, kind],
  );
  return { run, isBusy, start };
}
