import { isAnyOf } from '@reduxjs/toolkit';
import { type Agency } from '@/domain/entities/agency';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { getOutcome } from '@/domain/fleet/runOutcomes';
import { listWaitingAgencies } from '@/domain/fleet/runProgress';
import { formatCount } from '@/lib/text/formatCount';
import { formatNumber } from '@/lib/text/formatNumber';
import { getPlatformTime } from '@/session/auth/clockSkew';
import { addPortalListener, type PortalState, type PortalThunk } from '@/session/hooks';
import { selectJournal } from '@/session/journal/journalState';
import { loadJournal } from '@/session/journal/loadJournal';
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

const mayChangeEntry = isAnyOf(
  runStarted,
  runPaused,
  runStopped,
  runResumed,
  agenciesRetried,
  runFinished,
  agencyAnswered,
);

/** A thunk: each run has one entry in the change journal, because it signs in to agencies. It names no rider. */
export function recordRuns(): PortalThunk {
  return (dispatch) => {
    dispatch(
      addPortalListener({
        matcher: mayChangeEntry,
        effect: (action, api) => {
          const { kind } = action.payload;
          const run = selectRun(api.getState(), kind);
          if (!run) return;
          // An answer can pause the run, or belong to an agency that was asked before the pause.
          if (agencyAnswered.match(action) && run.status !== 'paused') return;
          api.dispatch(loadJournal());
          // Without the entry of its start it is not known how many have answered since.
          const since =
            findRecordedAt(api.getState(), run.id) ??
            (run.status === 'running' ? getPlatformTime(api.getState()) : 0);
          api.dispatch(recordRun({ runId: run.id, tab: kind }, describeRun(run, since)));
        },
      }),
    );
  };
}

const ENDS = { paused: 'Paused at', stopped: 'Stopped at', done: 'Done:' } as const;

/** Since when the journal has the run; undefined if it does not have it. */
function findRecordedAt(state: PortalState, runId: string): number | undefined {
  const { changes } = selectJournal(state);
  return changes.find(({ object }) => object.kind === 'fleetRun' && object.runId === runId)?.at;
}

/** `since`: agencies that were asked earlier belong to another session or tab, whose journal has them. */
function describeRun(run: FleetRun, since: number): string {
  const { agencies, status } = run;
  const all = formatCount(agencies.length, 'agency', 'agencies');
  const waiting = listWaitingAgencies(run);
  const isEarlier = (agency: Agency) => (getOutcome(run, agency.abbreviation)?.at ?? Infinity) < since;
  // The entry stays as it is when a reload interrupts the run.
  if (status === 'running') {
    const asked = agencies.filter((agency) => !isEarlier(agency) || waiting.includes(agency)).length;
    const start =
      asked === agencies.length ? `Started for ${all}` : `Started again for ${formatNumber(asked)} of ${all}`;
    return `${start}, with sign-ins for this run only. Nothing is changed.`;
  }
  const done = formatNumber(agencies.length - waiting.length);
  const answered = agencies.filter(
    (agency) => getOutcome(run, agency.abbreviation) && !isEarlier(agency),
  ).length;
  const again = agencies.some(isEarlier)
    ? `, ${formatNumber(answered)} of them since it was started again`
    : '';
  return `${ENDS[status]} ${done} of ${all}${again}, with sign-ins for this run only. Nothing was changed.`;
}
