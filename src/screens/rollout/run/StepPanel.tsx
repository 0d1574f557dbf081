import Button from 'antd/es/button';
import { getRegionCurrency } from '@/domain/regions';
import { hasStepUnderWay, type Rollout, type RolloutStep } from '@/domain/rollout/rollout';
import { STEP_STATUS_LABELS } from '@/domain/rollout/stepLabels';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { focusPanelHeading } from '@/shared/fleet-ui/focusPanelHeading';
import { stepRetried } from '@/shared/rollout/rolloutSlice';
import { selectVerifyingAgency } from '@/shared/rollout/rolloutState';
import { StatusTag } from '@/ui/data/StatusTag';
import { ignoreSecondClick } from '@/ui/focus/ignoreSecondClick';
import { LazyRolloutAgencyPanel } from '../LazyRolloutAgencyPanel';
import { CheckNowButton } from './CheckNowButton';
import { describeRetry } from './pauseActions';
import { STEP_TONES } from './stepStatuses';
import { useStepNote } from './useStepNote';

interface Props {
  rollout: Rollout;
  step: RolloutStep;
  isElsewhere: boolean;
  onClose: () => void;
}

/** One agency of a rollout. One that was skipped after a problem can still be looked at, or tried again. */
export function StepPanel({ rollout, step, isElsewhere, onClose }: Props) {
  const dispatch = usePortalDispatch();
  const isVerifying = usePortalSelector((state) => selectVerifyingAgency(state) !== null);
  const { agency, status, planned, before, target, after } = step;
  const { abbreviation } = agency;
  const canDecide = !isElsewhere && rollout.status !== 'running';
  const waitsForOther = rollout.waitsFor !== null && rollout.waitsFor !== abbreviation;
  return (
    <LazyRolloutAgencyPanel
      subject={rollout.subject}
      currency={getRegionCurrency(rollout.region)}
      agency={agency}
      values={[
        before === null ? { label: 'As planned', json: planned } : { label: 'Before', json: before },
        ...(after === null ? [] : [{ label: 'Now', json: after }]),
        { label: 'Target', json: target },
      ]}
      note={useStepNote(step)}
      onClose={onClose}
    >
      <p className="rollout-step" onClickCapture={ignoreSecondClick}>
        <StatusTag tone={STEP_TONES[status]}>{STEP_STATUS_LABELS[status]}</StatusTag>
        {canDecide && status === 'unknown' && (
          <CheckNowButton rollout={rollout} step={step} onPress={focusPanelHeading} />
        )}
        {canDecide && status === 'failed' && rollout.status === 'paused' && (
          <Button
            size="small"
            disabled={isVerifying || hasStepUnderWay(rollout) || waitsForOther}
            title={waitsForOther ? `Decide about ${rollout.waitsFor} first.` : undefined}
            onClick={({ currentTarget }) => {
              focusPanelHeading(currentTarget);
              dispatch(stepRetried(abbreviation));
            }}
          >
            {describeRetry(rollout, step)}
          </Button>
        )}
      </p>
    </LazyRolloutAgencyPanel>
  );
}
