import { useEffect, useState, useSyncExternalStore } from 'react';
import { describeCheckChanges } from '@/domain/checkSnapshot';
import { checkSnapshotStored, type CheckRecords, selectCheckRecords } from '@/session/diagnosticsSlice';
import { type PortalDispatch, usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { selectRegion } from '@/session/sessionSlice';
import { createCheckClient } from './checkClient';
import { type Check, type CheckState } from './check';
import { CHECKS } from './checks';
import { createCheckRunner, type RunProgress, type CheckRunner } from './checkRunner';
import { toCheckSnapshot } from './toCheckSnapshot';

interface Diagnostics extends RunProgress {
  runAll: () => void;
  run: (check: Check) => void;
  cancel: () => void;
  /** What the last run of each check in this session came to. */
  lastSnapshots: CheckRecords;
}

/** The diagnostics of one agency. Leaving the page gives up what is under way. */
export function useDiagnostics(agency: string): Diagnostics {
  const dispatch = usePortalDispatch();
  const [{ runner, client }] = useState(() => createRunnerWithClient(agency, dispatch));
  useEffect(() => {
    const stopRecording = client.recordCalls();
    return () => {
      runner.cancel();
      stopRecording();
    };
  }, [runner, client]);
  const progress = useSyncExternalStore(runner.subscribe, runner.getProgress);
  const lastSnapshots = usePortalSelector((state) => selectCheckRecords(state, selectRegion(state), agency));
  return { ...progress, lastSnapshots, runAll: runner.runAll, run: runner.run, cancel: runner.cancel };
}

function createRunnerWithClient(agency: string, dispatch: PortalDispatch) {
  const client = createCheckClient(dispatch);
  const runner: CheckRunner = createCheckRunner({
    checks: CHECKS,
    agency,
    client,
    compareToPrevious: (check, state) => dispatch(compareAndStore(agency, check, state)),
  });
  return { runner, client };
}

/** Tells what changed since the check's last run in this session, and keeps this one in its place. */
function compareAndStore(agency: string, { id }: Check, state: CheckState) {
  return (
    dispatch: PortalDispatch,
    getState: () => Parameters<typeof selectRegion>[0] & Parameters<typeof selectCheckRecords>[0],
  ): Pick<CheckState, 'changes' | 'previousRunAt'> => {
    const region = selectRegion(getState());
    const previous = selectCheckRecords(getState(), region, agency)[id];
    const snapshot = toCheckSnapshot(state);
    if (snapshot) dispatch(checkSnapshotStored({ region, agency, checkId: id, snapshot }));
    return snapshot && previous
      ? { changes: describeCheckChanges(previous, snapshot), previousRunAt: previous.ranAt }
      : { changes: [], previousRunAt: null };
  };
}
