import Button from 'antd/es/button';
import { findRingIndex, listRings } from '@/domain/rollout/rings';
import { findStepUnderWay, hasStepUnderWay, isUnfinished, type Rollout } from '@/domain/rollout/rollout';
import { STEP_STATUS_LABELS } from '@/domain/rollout/stepLabels';
import { countFinishedSteps, findNextStep } from '@/domain/rollout/transitions';
import { formatNumber } from '@/lib/text/formatNumber';
import { getPlatformTime } from '@/session/auth/clockSkew';
import { usePortalSelector, usePortalStore } from '@/session/hooks';
import { rolloutPaused, rolloutStopped } from '@/shared/rollout/rolloutSlice';
import { selectIsStorageWorking } from '@/shared/rollout/rolloutState';

interface Props {
  rollout: Rollout;
  /** Whether another tab has this rollout, so that it is only shown. */
  isElsewhere: boolean;
  /** After a button was pressed that goes away. */
  onPress: () => void;
}

/** How far a rollout is, in agencies and rings, and the buttons of a running one. */
export function RunProgress({ rollout, isElsewhere, onPress }: Props) {
  const { dispatch, getState } = usePortalStore();
  const isStorageWorking = usePortalSelector(selectIsStorageWorking);
  const { steps, status, isDryRun } = rollout;
  const doneCount = countFinishedSteps(rollout);
  const isRunning = status === 'running';
  const name = isDryRun ? 'The dry run' : 'The rollout';
  const press = (action: ReturnType<typeof rolloutPaused | typeof rolloutStopped>) => {
    dispatch(action);
    onPress();
  };
  return (
    <div className="fleet-run" role="group" aria-label="Progress">
      <progress className="fleet-run__bar" aria-label="Agencies done" value={doneCount} max={steps.length} />
      <span className="fleet-run__text">
        {END_NAMES[status]}
        {formatNumber(doneCount)} of {formatNumber(steps.length)}
        {!END_NAMES[status] && describeRing(rollout)}
        {describeCurrent(rollout)}
      </span>
      {isRunning && !isElsewhere && (
        <>
          <Button size="small" onClick={() => press(rolloutPaused('operator'))}>
            Pause
          </Button>
          <Button size="small" onClick={() => press(rolloutStopped(getPlatformTime(getState())))}>
            Stop
          </Button>
        </>
      )}
      {isElsewhere && (
        <span>
          {isUnfinished(rollout)
            ? `${status === 'paused' && !hasStepUnderWay(rollout) ? 'Another tab has it, and it waits there for you' : 'Another tab runs it'}. Here you only see it.`
            : 'Another tab has this result. Close it there.'}
        </span>
      )}
      {isStorageWorking === false && (
        <span className="rollout-warning">
          Not kept: the browser’s storage is full or blocked, and a reload loses this rollout.
        </span>
      )}
      <span role="status" className="visually-hidden">
        {isRunning && `${name} is under way`}
        {status === 'stopped' && `${name} is stopped`}
        {status === 'done' && `${name} is done`}
      </span>
    </div>
  );
}

/** Before the count of a rollout that has ended. */
const END_NAMES: Partial<Record<Rollout['status'], string>> = { stopped: 'Stopped after ', done: 'Done: ' };

/** The ring of the agency that is under way, or next. */
function describeRing(rollout: Rollout): string {
  const { steps } = rollout;
  const step = findStepUnderWay(rollout) ?? findNextStep(rollout);
  const rings = listRings(steps.length);
  if (!step || rings.length === 1) return '';
  return ` · ring ${findRingIndex(rings, steps.indexOf(step)) + 1} of ${rings.length}`;
}

function describeCurrent(rollout: Rollout): string {
  const current = findStepUnderWay(rollout);
  if (current) return ` · ${current.agency.abbreviation}: ${STEP_STATUS_LABELS[current.status]}`;
  const next = findNextStep(rollout);
  return next && isUnfinished(rollout) ? ` · next: ${next.agency.abbreviation}` : '';
}
