import { type FleetRun } from '@/domain/fleet/fleetRun';
import { measureProgress } from '@/domain/fleet/runProgress';
import { formatCount } from '@/lib/text/formatCount';
import { addPortalListener, type PortalThunk } from '@/session/hooks';
import { recordRun } from '@/session/journal/recordRun';
import {
  agenciesRetried,
  agencyAnswered,
  runFinished,
  runPaused,
  runResumed,
  runStarted,
  runStopped,
} from './fleetSlice';
import { selectRun } from './fleetState';

/** A thunk: each run has one entry in the change journal, because it signs in to agencies. It names no rider. */
export function recordRuns(): PortalThunk {
  return (dispatch) => {
    for (const actionCreator of [
      runStarted,
      runPaused,
      runStopped,
      runResumed,
      agenciesRetried,
      runFinished,
      agencyAnswered,
    ])
      dispatch(
        addPortalListener({
          actionCreator,
          effect: ({ type, payload: { kind } }, api) => {
            const run = selectRun(api.getState(), kind);
            if (!run) return;
            // An answer can pause the run, or belong to an agency that was asked before the pause.
            if (type === agencyAnswered.type && run.status !== 'paused') return;
            api.dispatch(recordRun({ runId: run.id, tab: kind }, describeRun(run)));
          },
        }),
      );
  };
}

const ENDS = { paused: 'Paused at', stopped: 'Stopped at', done: 'Done:' } as const;

function describeRun(run: FleetRun): string {
  const {
    agencies: { length },
    status,
  } = run;
  const agencies = formatCount(length, 'agency', 'agencies');
  // The entry stays as it is when a reload interrupts the run.
  if (status === 'running')
    return `Started for ${agencies}, with sign-ins for this run only. Nothing is changed.`;
  const done = measureProgress(run, 0).done.toLocaleString('en-US');
  return `${ENDS[status]} ${done} of ${agencies}, with sign-ins for this run only. Nothing was changed.`;
}
