import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { isForbidden } from '@/domain/failures';
import { VERIFY_LABEL } from '@/domain/failureTexts/unknownOutcome';
import { type OutcomeAction, OutcomeModal } from '@/ui/overlay/OutcomeModal';
import { CopyDetails } from '../errors/CopyDetails';
import { SignInAgainLink } from '../errors/SignInAgainLink';
import { PlaceLine } from './PlaceLine';
import { SlowWriteNotice } from './SlowWriteNotice';
import { UnknownOutcome } from './UnknownOutcome';
import { type FailedWriteOutcome, isWriteUnresolved, type Write } from './useWrite';

interface DialogContent {
  title: string;
  body?: ReactNode;
  actions?: readonly OutcomeAction[];
  /** For Esc and the close icon; without it only the actions close the dialog. */
  onClose?: () => void;
}

interface FailedDialogContent {
  title: string;
  /** The failed part of the write, and the server messages. */
  body: ReactNode;
  /** The last action is the primary one, unless 'Check now' is. */
  actions: readonly FailedWriteAction[];
  onClose: () => void;
  /** Whether 'Check now' is offered. By default only when the outcome is unknown. */
  canVerify?: boolean;
}

interface FailedWriteAction {
  label: string;
  onClick: () => void;
  /** Whether the action leads to sending the write again. While the outcome is unknown, it verifies first. */
  isResend?: boolean;
  /** Whether the action itself sends, without a form. Then a verification that finds 'not applied' does not run it. */
  sendsAtOnce?: boolean;
}

interface Props<Subject> {
  write: Write<Subject>;
  /** The page, and what is changed on it. The dialog shows it below the title, after region and agency (decision 26). */
  place: (subject: Subject) => readonly string[];
  processing: (subject: Subject) => DialogContent;
  success: (subject: Subject, wasVerified: boolean) => DialogContent;
  failed: (outcome: FailedWriteOutcome<Subject>) => FailedDialogContent;
}

/** The dialog of a write: progress, success or failure (section 4 of the specification). */
export function WriteOutcomeModal<Subject>(props: Props<Subject>) {
  const { write, place, processing, success, failed } = props;
  const { outcome } = write;
  const verifyThenRun = useVerifyThenRun(write.verify, (label) => {
    if (outcome.status === 'failed')
      failed(outcome)
        .actions.find((action) => action.label === label)
        ?.onClick();
  });
  switch (outcome.status) {
    case 'idle':
      return null;
    case 'processing': {
      const { body, ...content } = processing(outcome.subject);
      return (
        <OutcomeModal status="processing" place={<PlaceLine path={place(outcome.subject)} />} {...content}>
          {body}
          <SlowWriteNotice startedAt={outcome.startedAt} />
        </OutcomeModal>
      );
    }
    case 'success': {
      const { body, ...content } = success(outcome.subject, outcome.wasVerified);
      return (
        <OutcomeModal status="success" place={<PlaceLine path={place(outcome.subject)} />} {...content}>
          {body}
        </OutcomeModal>
      );
    }
    case 'failed': {
      const { title, body, actions, onClose, canVerify = outcome.isOutcomeUnknown } = failed(outcome);
      const isUnresolved = isWriteUnresolved(outcome);
      const isVerifyPrimary = isUnresolved || (canVerify && !outcome.isOutcomeUnknown);
      const forbidden = outcome.failures.find(isForbidden);
      const resendAction = actions.findLast(({ isResend }) => isResend);
      return (
        <OutcomeModal
          status="failed"
          place={<PlaceLine path={place(outcome.subject)} />}
          title={title}
          // Closing returns to the form, which could send the write again without verifying.
          {...(!(isUnresolved && resendAction) && { onClose })}
          actions={[
            ...actions.map(({ label, onClick, isResend = false, sendsAtOnce = false }, index) => ({
              label,
              onClick: () => {
                // A pending verification may yet find that the write was applied.
                if (isResend && write.isVerifying) return;
                if (!isResend || !isUnresolved || outcome.verification !== null) onClick();
                else if (sendsAtOnce) void write.verify();
                else void verifyThenRun(label);
              },
              isPrimary: !isVerifyPrimary && index === actions.length - 1,
            })),
            ...(canVerify
              ? [{ label: VERIFY_LABEL, onClick: () => void write.verify(), isPrimary: isVerifyPrimary }]
              : []),
          ]}
        >
          {body}
          {(outcome.isOutcomeUnknown || write.isVerifying || outcome.verification !== null) && (
            <UnknownOutcome
              outcome={outcome}
              isVerifying={write.isVerifying}
              resendLabel={resendAction?.label ?? null}
            />
          )}
          <div className="button-row">
            <CopyDetails message={title} failures={outcome.failures} />
            {forbidden && <SignInAgainLink failure={forbidden} />}
          </div>
        </OutcomeModal>
      );
    }
  }
}

/**
 * While the outcome is unknown, an action that leads to sending again verifies first: 'not applied' goes on, 'applied'
 * opens the success dialog, and after 'still unknown' a second press goes on (decision 19).
 */
function useVerifyThenRun(verify: Write<unknown>['verify'], onRun: (label: string) => void) {
  const [confirmed, setConfirmed] = useState<{ label: string } | null>(null);
  const run = useEffectEvent(onRun);
  // In an effect, so that the action of the render after the verification runs: it knows what was not applied.
  useEffect(() => {
    if (confirmed) run(confirmed.label);
  }, [confirmed]);
  return async (label: string) => {
    if ((await verify()) === 'notApplied') setConfirmed({ label });
  };
}
