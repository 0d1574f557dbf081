import Button from 'antd/es/button';
import { type Rollout, type RolloutStep } from '@/domain/rollout/rollout';
import { findStep } from '@/domain/rollout/transitions';
import { formatCount } from '@/lib/text/formatCount';
import { getPlatformTime } from '@/session/auth/clockSkew';
import { usePortalSelector, usePortalStore } from '@/session/hooks';
import {
  rolloutContinued,
  rolloutStopped,
  stepRetried,
  stepSkipped,
  verificationStarted,
} from '@/shared/rollout/rolloutSlice';
import { selectVerifyingAgency } from '@/shared/rollout/rolloutState';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { ignoreSecondClick } from '@/ui/focus/ignoreSecondClick';
import { OpenSubjectButton } from '../OpenSubjectButton';
import { describePause } from './describePause';
import { countNextAgencies, describeRetry, describeSkip } from './pauseActions';
import { useStepNote } from './useStepNote';

interface Props {
  rollout: Rollout;
  /** After a button was pressed that goes away. */
  onPress: () => void;
}

/** Why a rollout waits, and what the operator can do. */
export function PausePanel({ rollout, onPress }: Props) {
  const step = findStep(rollout, rollout.waitsFor);
  const { title, text, kind, agency } = describePause(rollout, useStepNote(step));
  return (
    <FailureAlert
      // Another pause is announced anew.
      key={`${rollout.pauseReason} ${rollout.waitsFor}`}
      kind={kind}
      title={title}
      extraActions={
        <div className="rollout-pause__buttons" onClickCapture={ignoreSecondClick}>
          {step ? (
            <StepDecisions rollout={rollout} step={step} onPress={onPress} />
          ) : (
            <GoOnButton rollout={rollout} onPress={onPress} />
          )}
          <StopButton onPress={onPress} />
          {agency && (
            <OpenSubjectButton subject={rollout.subject} agency={agency} owner={`${agency.abbreviation}’s`} />
          )}
        </div>
      }
    >
      {text}
    </FailureAlert>
  );
}

function GoOnButton({ rollout, onPress }: Props) {
  const { dispatch } = usePortalStore();
  const isVerifying = usePortalSelector((state) => selectVerifyingAgency(state) !== null);
  const count = countNextAgencies(rollout);
  return (
    <Button
      size="small"
      type="primary"
      disabled={isVerifying}
      onClick={() => {
        dispatch(rolloutContinued());
        onPress();
      }}
    >
      {count === null ? 'Go on' : `Go on with ${formatCount(count, 'agency', 'agencies')}`}
    </Button>
  );
}

function StopButton({ onPress }: Pick<Props, 'onPress'>) {
  const { dispatch, getState } = usePortalStore();
  const isVerifying = usePortalSelector((state) => selectVerifyingAgency(state) !== null);
  return (
    <Button
      size="small"
      disabled={isVerifying}
      onClick={() => {
        dispatch(rolloutStopped(getPlatformTime(getState())));
        onPress();
      }}
    >
      Stop here
    </Button>
  );
}

/** For the agency that failed, or of which it is not known whether it was changed. */
function StepDecisions({ rollout, step, onPress }: { step: RolloutStep } & Props) {
  const { dispatch, getState } = usePortalStore();
  const verifyingAgency = usePortalSelector(selectVerifyingAgency);
  const { abbreviation } = step.agency;
  // Check now can also be reading another agency, whose panel is open.
  const isVerifying = verifyingAgency !== null;
  return (
    <>
      {step.status === 'unknown' ? (
        <Button
          size="small"
          type="primary"
          loading={verifyingAgency === abbreviation}
          disabled={isVerifying}
          onClick={() => {
            dispatch(verificationStarted(abbreviation));
            onPress();
          }}
        >
          Check now
        </Button>
      ) : (
        <Button
          size="small"
          type="primary"
          disabled={isVerifying}
          onClick={() => {
            dispatch(stepRetried(abbreviation));
            onPress();
          }}
        >
          {describeRetry(rollout, step)}
        </Button>
      )}
      <Button
        size="small"
        disabled={isVerifying}
        onClick={() => {
          dispatch(stepSkipped({ abbreviation, at: getPlatformTime(getState()) }));
          onPress();
        }}
      >
        {describeSkip(rollout, step)}
      </Button>
    </>
  );
}
