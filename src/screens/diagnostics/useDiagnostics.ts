import { useEffect, useState, useSyncExternalStore } from 'react';
import { describeChangesSince, keepLastComplete } from '@/domain/diagnostics/storedCheckResult';
import { selectRegion } from '@/session/auth/sessionSlice';
import {
  checkResultStored,
  selectStoredCheckResults,
  type StoredCheckResults,
} from '@/session/diagnosticsSlice';
import { type PortalStore, usePortalSelector, usePortalStore } from '@/session/hooks';
import { type Check, type CheckState } from '@/shared/checks/check';
import { type CheckRunner, createCheckRunner, type RunProgress } from '@/shared/checks/checkRunner';
import { CHECKS } from '@/shared/checks/checks';
import { toStoredCheckResult } from '@/shared/checks/toStoredCheckResult';

interface Diagnostics extends RunProgress {
  runAll: () => void;
  run: (check: Check) => void;
  cancel: () => void;
  /** The stored result of each check's latest run in this session, by the check's id. */
  latestResults: StoredCheckResults;
}

/** Runs the checks of one agency. Unmounting cancels them. */
export function useDiagnostics(agency: string): Diagnostics {
  const store = usePortalStore();
  const [runner] = useState(() => createRunner(agency, store));
  useEffect(() => runner.cancel, [runner]);
  const progress = useSyncExternalStore(runner.subscribe, runner.getProgress);
  const latestResults = usePortalSelector((state) =>
    selectStoredCheckResults(state, selectRegion(state), agency),
  );
  return { ...progress, latestResults, runAll: runner.runAll, run: runner.run, cancel: runner.cancel };
}

function createRunner(agency: string, store: PortalStore): CheckRunner {
  return createCheckRunner({
    checks: CHECKS,
    agency,
    store,
    compareToPrevious: (check, state) => compareAndStore(store, agency, check, state),
    hasStoredResult: (id) =>
      id in selectStoredCheckResults(store.getState(), selectRegion(store.getState()), agency),
  });
}

/** Stores a check's result, and returns the differences from the one that it replaces. */
function compareAndStore(
  { dispatch, getState }: PortalStore,
  agency: string,
  { id }: Check,
  state: CheckState,
): Pick<CheckState, 'changes' | 'previousRunAt'> {
  const region = selectRegion(getState());
  const previous = selectStoredCheckResults(getState(), region, agency)[id];
  const result = toStoredCheckResult(state);
  if (result)
    dispatch(checkResultStored({ region, agency, checkId: id, result: keepLastComplete(previous, result) }));
  // A skipped check has nothing to compare.
  const isComparable = result && previous && result.status !== 'skipped';
  return isComparable ? describeChangesSince(previous, result) : { changes: [], previousRunAt: null };
}
