import Button from 'antd/es/button';
import { findRingIndex, listRings } from '@/domain/rollout/rings';
import { findStepUnderWay, isUnfinished, type Rollout } from '@/domain/rollout/rollout';
import { STEP_STATUS_LABELS } from '@/domain/rollout/stepLabels';
import { countFinishedSteps, findNextStep } from '@/domain/rollout/transitions';
import { getPlatformTime } from '@/session/auth/clockSkew';
import { usePortalSelector, usePortalStore } from '@/session/hooks';
import { rolloutPaused, rolloutStopped } from '@/shared/rollout/rolloutSlice';
import { selectIsStorageWorking } from '@/shared/rollout/rolloutState';

interface Props {
  rollout: Rollout;
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
        {doneCount.toLocaleString('en-US')} of {steps.length.toLocaleString('en-US')}
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
            ? 'Another tab runs it. Here you only see it.'
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

/** The ring of the agency that is next, or under way. */
function describeRing({ steps }: Rollout): string {
  const index = steps.findIndex(({ status }) => ['pending', 'checking', 'sending'].includes(status));
  const rings = listRings(steps.length);
  if (index < 0 || rings.length === 1) return '';
  return ` · ring ${findRingIndex(rings, index) + 1} of ${rings.length}`;
}

function describeCurrent(rollout: Rollout): string {
  const current = findStepUnderWay(rollout);
  if (current) return ` · ${current.agency.abbreviation}: ${STEP_STATUS_LABELS[current.status]}`;
  const next = findNextStep(rollout);
  return next && isUnfinished(rollout) ? ` · next: ${next.agency.abbreviation}` : '';
}
