import Button from 'antd/es/button';
import { useEffect, useState } from 'react';
import { type FleetRun, listFailedAgencies, measureProgress } from '@/domain/fleet/fleetRun';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { agenciesRetried, runPaused, runResumed, runStopped } from '@/shared/fleet/fleetSlice';
import { selectRunningRun } from '@/shared/fleet/fleetState';

/** The progress of a run, and the buttons that pause, stop and go on with it. */
export function RunBar({ run }: { run: FleetRun }) {
  const dispatch = usePortalDispatch();
  // The run of another tab: only one is under way at a time.
  const isBusy = usePortalSelector((state) => (selectRunningRun(state)?.kind ?? run.kind) !== run.kind);
  const now = useSecond(run.status === 'running');
  const { done, total, failed, elapsedMs, remainingMs } = measureProgress(run, now);
  const isRunning = run.status === 'running';
  const hasRest = done < total;
  return (
    <div className="fleet-run" role="group" aria-label="Run">
      <progress className="fleet-run__bar" aria-label="Agencies done" value={done} max={total} />
      <span className="fleet-run__text">
        {describeStatus(run)} {done.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
        {failed > 0 && ` · ${failed.toLocaleString('en-US')} failed`} · {formatMinutes(elapsedMs)}
        {isRunning && remainingMs !== null && `, about ${formatMinutes(remainingMs)} left`}
      </span>
      {isRunning && (
        <Button size="small" onClick={() => dispatch(runPaused(run.kind))}>
          Pause
        </Button>
      )}
      {(isRunning || run.asking.length > 0) && (
        <Button size="small" onClick={() => dispatch(runStopped(run.kind))}>
          Stop
        </Button>
      )}
      {!isRunning && hasRest && (
        <Button size="small" type="primary" disabled={isBusy} onClick={() => dispatch(runResumed(run.kind))}>
          Resume
        </Button>
      )}
      {!isRunning && failed > 0 && (
        <Button
          size="small"
          disabled={isBusy}
          onClick={() => dispatch(agenciesRetried(run.kind, listFailedAgencies(run)))}
        >
          Retry failed ({failed.toLocaleString('en-US')})
        </Button>
      )}
      <span role="status" className="visually-hidden">
        {isRunning ? 'The run is under way' : `${describeStatus(run)} ${done} of ${total}`}
      </span>
    </div>
  );
}

function describeStatus({ status, isPlatformDown }: FleetRun): string {
  if (status === 'paused') return isPlatformDown ? 'The platform seems to be down: paused at' : 'Paused at';
  if (status === 'stopped') return 'Stopped at';
  return status === 'done' ? 'Done:' : '';
}

/** Formats milliseconds as `m:ss`. */
export function formatMinutes(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The time in milliseconds since 1970. Renders again each second while it is on. */
function useSecond(isOn: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isOn) return;
    const interval = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(interval);
  }, [isOn]);
  return now;
}
