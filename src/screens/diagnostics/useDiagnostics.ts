import { useEffect, useState, useSyncExternalStore } from 'react';
import { changesBetween } from '@/domain/checkRecord';
import { checkKept, type CheckRecords, selectCheckRecords } from '@/session/diagnosticsSlice';
import { type PortalDispatch, usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { selectRegion } from '@/session/sessionSlice';
import { createCaller } from './caller';
import { type Check, type CheckState } from './check';
import { CHECKS } from './checks';
import { createRunner, type Progress, type Runner } from './runner';
import { toRecord } from './toRecord';

interface Diagnostics extends Progress {
  runAll: () => void;
  run: (check: Check) => void;
  cancel: () => void;
  /** What the last run of each check in this session came to. */
  last: CheckRecords;
}

/** The diagnostics of one agency. Leaving the page gives up what is under way. */
export function useDiagnostics(agency: string): Diagnostics {
  const dispatch = usePortalDispatch();
  const [{ runner, caller }] = useState(() => open(agency, dispatch));
  useEffect(() => {
    const close = caller.watch();
    return () => {
      runner.cancel();
      close();
    };
  }, [runner, caller]);
  const progress = useSyncExternalStore(runner.subscribe, runner.read);
  const last = usePortalSelector((state) => selectCheckRecords(state, selectRegion(state), agency));
  return { ...progress, last, runAll: runner.runAll, run: runner.run, cancel: runner.cancel };
}

function open(agency: string, dispatch: PortalDispatch) {
  const caller = createCaller(dispatch);
  const runner: Runner = createRunner({
    checks: CHECKS,
    agency,
    caller,
    compare: (check, state) => dispatch(compareAndKeep(agency, check, state)),
  });
  return { runner, caller };
}

/** Tells what changed since the check's last run in this session, and keeps this one in its place. */
function compareAndKeep(agency: string, { id }: Check, state: CheckState) {
  return (
    dispatch: PortalDispatch,
    getState: () => Parameters<typeof selectRegion>[0] & Parameters<typeof selectCheckRecords>[0],
  ): Pick<CheckState, 'changes' | 'since'> => {
    const region = selectRegion(getState());
    const before = selectCheckRecords(getState(), region, agency)[id];
    const record = toRecord(state);
    if (record) dispatch(checkKept({ region, agency, checkId: id, record }));
    return record && before
      ? { changes: changesBetween(before, record), since: before.ranAt }
      : { changes: [], since: null };
  };
}
