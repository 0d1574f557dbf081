import Button from 'antd/es/button';
import { type Rollout, type RolloutStep } from '@/domain/rollout/rollout';
import { hasStepUnderWay } from '@/domain/rollout/transitions';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { verificationStarted } from '@/shared/rollout/rolloutSlice';
import { selectVerifyingAgency } from '@/shared/rollout/rolloutState';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { describeUnknownOutcome } from './describePause';
import { useStepNote } from './useStepNote';

interface Props {
  rollout: Rollout;
  /** After the button was pressed, which can go away. */
  onPress: () => void;
}

/** How many agencies of a result are unknown, and Check now for one of them: the one that was looked at longest ago. */
export function UnknownAlert({ rollout, onPress }: Props) {
  const dispatch = usePortalDispatch();
  const verifyingAgency = usePortalSelector(selectVerifyingAgency);
  const unknownSteps = rollout.steps.filter(({ status }) => status === 'unknown');
  const step = findLeastRecentlyChecked(unknownSteps);
  const note = useStepNote(step);
  if (!step) return null;
  const { abbreviation } = step.agency;
  return (
    <FailureAlert
      title={`${unknownSteps.length.toLocaleString('en-US')} of ${rollout.steps.length.toLocaleString('en-US')} unknown`}
      extraActions={
        <Button
          size="small"
          type="primary"
          loading={verifyingAgency === abbreviation}
          disabled={verifyingAgency !== null || hasStepUnderWay(rollout)}
          onClick={() => {
            dispatch(verificationStarted(abbreviation));
            onPress();
          }}
        >
          Check {abbreviation} now
        </Button>
      }
    >
      {describeUnknownOutcome(step, note)}
    </FailureAlert>
  );
}

function findLeastRecentlyChecked(steps: readonly RolloutStep[]): RolloutStep | undefined {
  return steps.reduce<RolloutStep | undefined>(
    (oldest, step) =>
      oldest && (oldest.statusChangedAt ?? 0) <= (step.statusChangedAt ?? 0) ? oldest : step,
    undefined,
  );
}
