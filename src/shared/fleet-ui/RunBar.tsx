import { type UnknownAction } from '@reduxjs/toolkit';
import Button from 'antd/es/button';
import { type RefObject, useRef } from 'react';
import { formatRecentTime } from '@/domain/dates';
import { FLEET_OLD_RUN_DAYS } from '@/domain/fleet/fleetLimits';
import { type FleetRun, isStoredKind } from '@/domain/fleet/fleetRun';
import { listFailedAgencies, measureProgress } from '@/domain/fleet/runProgress';
import { DAY_MS } from '@/lib/dayMs';
import { formatMinutesAndSeconds } from '@/lib/text/formatMinutesAndSeconds';
import { formatNumber } from '@/lib/text/formatNumber';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { agenciesRetried, runPaused, runResumed, runStopped } from '@/shared/fleet/fleetSlice';
import { selectRunningRun } from '@/shared/fleet/fleetState';
import { ignoreSecondClick } from '@/ui/focus/ignoreSecondClick';
import { useNow } from '@/ui/hooks/useNow';
import './fleetUi.css';

const STORAGE_PROBLEM = 'The browser’s storage is full or blocked.';
/** When the storage works again, nobody knows which of the two it was. */
const NOT_STORED_REASONS =
  'Another tab has a newer run in its place, or the browser’s storage was full for a while.';

interface Props {
  run: FleetRun;
  /** The run's question, for a page whose fields can name another question by now. */
  question?: string;
  /** For a button elsewhere that goes away when it is pressed. */
  barRef?: RefObject<HTMLDivElement | null>;
}

/** The progress of a run, and the buttons that pause, stop and go on with it. */
export function RunBar({ run, question, barRef: givenRef }: Props) {
  const dispatch = usePortalDispatch();
  // A run of another kind is under way: only one runs at a time.
  const isBusy = usePortalSelector((state) => (selectRunningRun(state)?.kind ?? run.kind) !== run.kind);
  const now = useNow(run.status === 'running' ? 1_000 : null);
  const { done, total, failed, elapsedMs, remainingMs } = measureProgress(run, now);
  const isRunning = run.status === 'running';
  const isWaiting = usePortalSelector(({ notices }) => !notices.isOnline) && isRunning;
  const hasRest = done < total;
  const isStored = usePortalSelector(
    ({ fleet }) => !isStoredKind(run.kind) || (fleet?.saves[run.id] ?? fleet?.isStorageWorking !== false),
  );
  const isStorageWorking = usePortalSelector(({ fleet }) => fleet?.isStorageWorking === true);
  const isOld = now - run.startedAt > FLEET_OLD_RUN_DAYS * DAY_MS;
  const time = formatRecentTime(new Date(run.startedAt).toISOString(), now);
  const status = isWaiting ? 'Waits for the connection:' : describeStatus(run, time);
  const countText = `${formatNumber(done)} of ${formatNumber(total)}`;
  const ownRef = useRef<HTMLDivElement>(null);
  const barRef = givenRef ?? ownRef;
  const buttonRef = useRef<HTMLElement>(null);
  /** Pause keeps the focus as Resume and as Pause again, until it goes away with the end of the run. */
  const passFocusToBar = (button: HTMLElement | null) => {
    // React calls this before it removes the button, and handles no focus event until then; also when it is rendered anew.
    if (button === null && document.activeElement === buttonRef.current)
      queueMicrotask(() => {
        if (document.activeElement === document.body) barRef.current?.focus();
      });
    buttonRef.current = button;
  };
  /** For a button that goes away when it is pressed. */
  const focusBarAndDispatch = (action: UnknownAction) => {
    barRef.current?.focus();
    dispatch(action);
  };
  return (
    <div
      ref={barRef}
      className={`fleet-run${isOld ? ' fleet-run--old' : ''}`}
      role="group"
      aria-label="Run"
      tabIndex={-1}
      // A press puts another button in the same place.
      onClickCapture={ignoreSecondClick}
    >
      <progress className="fleet-run__bar" aria-label="Agencies done" value={done} max={total} />
      <span className="fleet-run__text">
        {status} {countText}
        {failed > 0 && ` · ${formatNumber(failed)} failed`} · {formatMinutesAndSeconds(elapsedMs)}
        {isRunning &&
          !isWaiting &&
          remainingMs !== null &&
          `, about ${formatMinutesAndSeconds(remainingMs)} left`}
        {run.status === 'done' && ` · from ${time}`}
        {question !== undefined && ` · ${question}`}
        {!isStored && (
          <span title={`${isStorageWorking ? NOT_STORED_REASONS : STORAGE_PROBLEM} A reload loses this run.`}>
            {' '}
            · not kept
          </span>
        )}
      </span>
      {/* One button with two texts, so that it keeps the focus. */}
      {(isRunning || hasRest) && (
        <Button
          ref={passFocusToBar}
          size="small"
          type={isRunning ? 'default' : 'primary'}
          disabled={!isRunning && isBusy}
          onClick={() => dispatch(isRunning ? runPaused(run.kind) : runResumed(run.kind))}
        >
          {isRunning ? 'Pause' : 'Resume'}
        </Button>
      )}
      {!isRunning && failed > 0 && (
        <Button
          size="small"
          // Agencies that are still being asked would go on with the rest.
          disabled={isBusy || run.asking.length > 0}
          onClick={() => focusBarAndDispatch(agenciesRetried(run.kind, listFailedAgencies(run)))}
        >
          Retry failed ({formatNumber(failed)})
        </Button>
      )}
      {/* The last button: it goes with the last answer after a pause, and a press would miss a button that it moves. */}
      {(isRunning || run.asking.length > 0) && (
        <Button size="small" onClick={() => focusBarAndDispatch(runStopped(run.kind))}>
          Stop
        </Button>
      )}
      <span role="status" className="visually-hidden">
        {isRunning && !isWaiting ? 'The run is under way' : `${status} ${countText}`}
      </span>
    </div>
  );
}

/** `time`: the time of the start. */
function describeStatus({ status, isPlatformDown }: FleetRun, time: string): string {
  if (status === 'paused') return isPlatformDown ? 'The platform seems to be down: paused at' : 'Paused at';
  if (status === 'stopped') return `The run of ${time} stopped at`;
  return status === 'done' ? 'Done:' : '';
}
