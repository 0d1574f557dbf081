import { type Rollout, type RolloutStep } from '@/domain/rollout/rollout';
import { formatNumber } from '@/lib/text/formatNumber';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { CheckNowButton } from './CheckNowButton';
import { describeUnknownOutcome } from './describePause';
import { useStepNote } from './useStepNote';

interface Props {
  rollout: Rollout;
  /** After the button was pressed, which can go away. */
  onPress: () => void;
}

/** How many agencies of a result are unknown, and Check now for one of them: the one that was looked at longest ago. */
export function UnknownAlert({ rollout, onPress }: Props) {
  const unknownSteps = rollout.steps.filter(({ status }) => status === 'unknown');
  const step = findLeastRecentlyChecked(unknownSteps);
  const note = useStepNote(step);
  if (!step) return null;
  return (
    <FailureAlert
      title={`${formatNumber(unknownSteps.length)} of ${formatNumber(rollout.steps.length)} unknown`}
      extraActions={
        <CheckNowButton
          rollout={rollout}
          step={step}
          type="primary"
          label={`Check ${step.agency.abbreviation} now`}
          onPress={onPress}
        />
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
