import { type UnknownAction } from '@reduxjs/toolkit';
import Button from 'antd/es/button';
import { useMemo } from 'react';
import { type Rollout } from '@/domain/rollout/rollout';
import { findStep } from '@/domain/rollout/transitions';
import { formatCount } from '@/lib/text/formatCount';
import { getPlatformTime } from '@/session/auth/clockSkew';
import { usePortalSelector, usePortalStore } from '@/session/hooks';
import { rolloutContinued, rolloutStopped, stepRetried, stepSkipped } from '@/shared/rollout/rolloutSlice';
import { selectVerifyingAgency } from '@/shared/rollout/rolloutState';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { ignoreSecondClick } from '@/ui/focus/ignoreSecondClick';
import { OpenSubjectButton } from '../OpenSubjectButton';
import { CheckNowButton } from './CheckNowButton';
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
  // It simulates the rollout, and the page renders anew with each key in its filter.
  const goOnLabel = useMemo(() => describeGoOn(rollout), [rollout]);
  return (
    <FailureAlert
      // Another pause is announced anew.
      key={`${rollout.pauseReason} ${rollout.waitsFor}`}
      kind={kind}
      title={title}
      extraActions={
        <div className="button-row rollout-pause__buttons" onClickCapture={ignoreSecondClick}>
          {step?.status === 'unknown' && (
            <CheckNowButton rollout={rollout} step={step} type="primary" onPress={onPress} />
          )}
          {step && step.status !== 'unknown' && (
            <DecisionButton
              type="primary"
              label={describeRetry(rollout, step)}
              createAction={() => stepRetried(step.agency.abbreviation)}
              onPress={onPress}
            />
          )}
          {step ? (
            <DecisionButton
              label={describeSkip(rollout, step)}
              createAction={(at) => stepSkipped({ abbreviation: step.agency.abbreviation, at })}
              onPress={onPress}
            />
          ) : (
            <DecisionButton
              type="primary"
              label={goOnLabel}
              createAction={() => rolloutContinued()}
              onPress={onPress}
            />
          )}
          <DecisionButton label="Stop here" createAction={rolloutStopped} onPress={onPress} />
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

function describeGoOn(rollout: Rollout): string {
  const count = countNextAgencies(rollout);
  return count === null ? 'Go on' : `Go on with ${formatCount(count, 'agency', 'agencies')}`;
}

interface DecisionProps {
  label: string;
  type?: 'primary';
  /** `at`: milliseconds since 1970, by the platform's clock. */
  createAction: (at: number) => UnknownAction;
  onPress: () => void;
}

/** Decides how the rollout goes on. Nothing is decided while Check now reads, perhaps another agency, whose panel is open. */
function DecisionButton({ label, type, createAction, onPress }: DecisionProps) {
  const { dispatch, getState } = usePortalStore();
  const isVerifying = usePortalSelector((state) => selectVerifyingAgency(state) !== null);
  return (
    <Button
      size="small"
      type={type}
      disabled={isVerifying}
      onClick={() => {
        dispatch(createAction(getPlatformTime(getState())));
        onPress();
      }}
    >
      {label}
    </Button>
  );
}
