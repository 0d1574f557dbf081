import { type ReactNode } from 'react';
import { type Failure } from '@/domain/failures';
import {
  CORRECTION_DONE,
  CORRECTION_FAILED,
  CORRECTION_SENDING,
  correctionTexts,
  mayBeAppliedText,
  verdictTexts,
} from '@/domain/failureTexts/correction';
import { CHECK_NOW, CHECKING } from '@/domain/failureTexts/uncertain';
import { CopyDetails } from '@/screens/common/CopyDetails';
import { WriteModal } from '@/screens/common/WriteModal';
import { BalanceChange } from './BalanceChange';
import { type CorrectionStep } from './correctionStep';
import { type Correction } from './useCorrection';

/** What came of the correction, and what can be done next. */
export function CorrectionOutcome({ correction, onClose }: { correction: Correction; onClose: () => void }) {
  const { now, check, dismiss, isDismissed, readBalanceAgain } = correction;
  const back = { label: 'Back to payments', onClick: onClose };
  if (isDismissed) return null;
  switch (now.step) {
    case 'editing':
      return null;
    case 'sending':
      return <WriteModal state="processing" title={CORRECTION_SENDING} />;
    case 'corrected':
      return (
        <WriteModal
          state="success"
          title={CORRECTION_DONE}
          actions={[
            back,
            ...(now.balanceAfter === null
              ? [{ label: 'Read the balance again', onClick: readBalanceAgain }]
              : []),
          ]}
          onClose={onClose}
        >
          <div className="correction-outcome">
            <BalanceChange sent={now.sent} after={now.balanceAfter} />
          </div>
        </WriteModal>
      );
    case 'refused':
      return (
        <WriteModal
          state="failed"
          title={correctionTexts(now.failure).title}
          actions={[{ label: 'Try again', onClick: dismiss }, back]}
          onClose={dismiss}
        >
          <div className="correction-outcome">
            <Details failure={now.failure} />
            <CopyDetails said={correctionTexts(now.failure).title} failures={[now.failure]} />
          </div>
        </WriteModal>
      );
    case 'uncertain':
      return (
        <WriteModal
          {...outcomeOf(now)}
          actions={actionsOf(now, { check, dismiss, onClose })}
          onClose={now.finding?.verdict === 'applied' ? onClose : dismiss}
        />
      );
  }
}

type Uncertain = Extract<CorrectionStep, { step: 'uncertain' }>;

function outcomeOf({ failure, sent, isChecking, finding }: Uncertain): {
  state: 'processing' | 'success' | 'failed';
  title: string;
  children: ReactNode;
} {
  const { paymentId, correction } = sent;
  if (isChecking) return { state: 'processing', title: CHECKING, children: null };
  if (finding === null) {
    return {
      state: 'failed',
      title: failure ? correctionTexts(failure).title : CORRECTION_FAILED,
      children: (
        <div className="correction-outcome">
          {failure && <Details failure={failure} />}
          <p>{mayBeAppliedText(paymentId, correction.amount)}</p>
          {failure && <CopyDetails said={correctionTexts(failure).title} failures={[failure]} />}
        </div>
      ),
    };
  }
  const { title, text } = verdictTexts(finding.verdict, paymentId, correction.amount, finding.seen);
  return {
    state: finding.verdict === 'applied' ? 'success' : 'failed',
    title,
    children: (
      <div className="correction-outcome">
        <p>{text}</p>
        {finding.verdict === 'applied' && <BalanceChange sent={sent} after={finding.balanceAfter} />}
      </div>
    ),
  };
}

function actionsOf(
  { finding }: Uncertain,
  { check, dismiss, onClose }: { check: () => void; dismiss: () => void; onClose: () => void },
) {
  if (finding?.verdict === 'applied') return [{ label: 'Back to payments', onClick: onClose }];
  if (finding?.verdict === 'notApplied') {
    return [
      { label: 'Try again', onClick: dismiss },
      { label: 'Back to payments', onClick: onClose },
    ];
  }
  return [
    { label: CHECK_NOW, onClick: check },
    { label: 'Not now', onClick: dismiss },
  ];
}

function Details({ failure }: { failure: Failure }) {
  return correctionTexts(failure).details.map((line) => <p key={line}>{line}</p>);
}
