import { type ReactNode } from 'react';
import { type Failure } from '@/domain/failures';
import {
  CORRECTION_DONE_TITLE,
  CORRECTION_FAILED_TITLE,
  CORRECTION_SENDING_TITLE,
  describeCorrectionFailure,
  describeUnknownCorrection,
  describeVerification,
} from '@/domain/failureTexts/correction';
import {
  describeGoOnUnknown,
  describeVerifyFirst,
  VERIFY_LABEL,
  VERIFYING_LABEL,
} from '@/domain/failureTexts/unknownOutcome';
import { CopyDetails } from '@/shared/errors/CopyDetails';
import { WriteModal } from '@/shared/writes/WriteModal';
import { BalanceChange } from './BalanceChange';
import { type CorrectionStatus } from './correctionStatus';
import { type CorrectionEditor } from './useCorrection';

/** The dialog of a sent correction. Null while there is none, or after the operator has closed it. */
export function CorrectionOutcomeModal({
  editor,
  onClose,
}: {
  editor: CorrectionEditor;
  onClose: () => void;
}) {
  const { status, verify, goOnUnknown, dismiss, isDismissed, retryBalance } = editor;
  const backAction = { label: 'Back to payments', onClick: onClose };
  if (isDismissed) return null;
  switch (status.kind) {
    case 'editing':
      return null;
    case 'sending':
      return <WriteModal status="processing" title={CORRECTION_SENDING_TITLE} />;
    case 'corrected':
      return (
        <WriteModal
          status="success"
          title={CORRECTION_DONE_TITLE}
          actions={[
            backAction,
            ...(status.balanceAfter === null ? [{ label: 'Reload the balance', onClick: retryBalance }] : []),
          ]}
          onClose={onClose}
        >
          <div className="correction-outcome">
            <BalanceChange pendingCorrection={status.pendingCorrection} balanceAfter={status.balanceAfter} />
          </div>
        </WriteModal>
      );
    case 'rejected':
      return (
        <WriteModal
          status="failed"
          title={describeCorrectionFailure(status.failure).title}
          actions={[{ label: 'Try again', onClick: dismiss }, backAction]}
          onClose={dismiss}
        >
          <div className="correction-outcome">
            <FailureDetails failure={status.failure} />
            <CopyDetails
              message={describeCorrectionFailure(status.failure).title}
              failures={[status.failure]}
            />
          </div>
        </WriteModal>
      );
    case 'outcomeUnknown':
      return (
        <WriteModal
          {...buildUnknownOutcomeProps(status)}
          actions={buildActions(status, { verify, goOnUnknown, dismiss, onClose })}
          onClose={status.verification?.result === 'applied' ? onClose : dismiss}
        />
      );
  }
}

type OutcomeUnknown = Extract<CorrectionStatus, { kind: 'outcomeUnknown' }>;

function buildUnknownOutcomeProps({
  failure,
  pendingCorrection,
  isVerifying,
  verification,
}: OutcomeUnknown): {
  status: 'processing' | 'success' | 'failed';
  title: string;
  children: ReactNode;
} {
  const { paymentId, correction } = pendingCorrection;
  if (isVerifying) return { status: 'processing', title: VERIFYING_LABEL, children: null };
  if (verification === null) {
    return {
      status: 'failed',
      title: failure ? describeCorrectionFailure(failure).title : CORRECTION_FAILED_TITLE,
      children: (
        <div className="correction-outcome">
          {failure && <FailureDetails failure={failure} />}
          <p>{describeUnknownCorrection(paymentId, correction.amount)}</p>
          <p>{describeVerifyFirst('Try again')}</p>
          {failure && <CopyDetails message={describeCorrectionFailure(failure).title} failures={[failure]} />}
        </div>
      ),
    };
  }
  const { title, text } = describeVerification(
    verification.result,
    paymentId,
    correction.amount,
    verification.payment,
  );
  return {
    status: verification.result === 'applied' ? 'success' : 'failed',
    title,
    children: (
      <div className="correction-outcome">
        <p>{text}</p>
        {verification.result === 'unknown' && <p>{describeGoOnUnknown('Try again')}</p>}
        {verification.result === 'applied' && (
          <BalanceChange pendingCorrection={pendingCorrection} balanceAfter={verification.balanceAfter} />
        )}
      </div>
    ),
  };
}

interface UnknownOutcomeActions extends Pick<CorrectionEditor, 'verify' | 'goOnUnknown' | 'dismiss'> {
  onClose: () => void;
}

function buildActions({ verification }: OutcomeUnknown, actions: UnknownOutcomeActions) {
  const { verify, goOnUnknown, dismiss, onClose } = actions;
  const backAction = { label: 'Back to payments', onClick: onClose };
  if (verification?.result === 'applied') return [backAction];
  if (verification?.result === 'notApplied') return [{ label: 'Try again', onClick: dismiss }, backAction];
  // 'Try again' first verifies whether the correction was applied; when that stays unknown, it goes on (decision 19).
  const verifyThenGoOn = async () => {
    if ((await verify()) === 'notApplied') dismiss();
  };
  return [
    { label: VERIFY_LABEL, onClick: () => void verify() },
    { label: 'Try again', onClick: verification === null ? () => void verifyThenGoOn() : goOnUnknown },
    { label: 'Not now', onClick: dismiss },
  ];
}

function FailureDetails({ failure }: { failure: Failure }) {
  return describeCorrectionFailure(failure).details.map((line) => <p key={line}>{line}</p>);
}
