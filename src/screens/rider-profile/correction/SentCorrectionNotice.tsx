import Button from 'antd/es/button';
import { useEffect, useRef } from 'react';
import { useListMediumsQuery } from '@/api/payment';
import { mediumName, mediumOf } from '@/domain/correction';
import { type Medium } from '@/domain/entities/medium';
import {
  CHECK_BEFORE_SUBMIT,
  CORRECTION_SENDING,
  mayBeAppliedTitle,
  sentText,
  verdictTexts,
} from '@/domain/failureTexts/correction';
import { CHECK_NOW, CHECKING } from '@/domain/failureTexts/uncertain';
import { textOr } from '@/domain/missing';
import { usePortalDispatch } from '@/session/hooks';
import { correctionTold, type SentCorrection } from '@/session/sentCorrectionsSlice';
import { FailureAlert } from '@/ui/FailureAlert';
import { BalanceChange } from './BalanceChange';
import { checkCorrection } from './checkCorrection';
import { useSentCorrections } from './useSentCorrections';

interface RiderProps {
  agency: string;
  userId: string;
  /** The payment whose correction is told elsewhere. */
  without: string | null;
}

/** What is not told yet of the rider's corrections, whichever tab is open (decision 19). */
export function SentCorrectionNotices({ agency, userId, without }: RiderProps) {
  return useSentCorrections(agency, userId)
    .filter(({ paymentId }) => paymentId !== without)
    .map((sent) => <SentCorrectionNotice key={sent.paymentId} sent={sent} />);
}

/** One correction whose editor was left: which payment, from what to what, and the way to find out what came of it. */
export function SentCorrectionNotice({ sent }: { sent: SentCorrection }) {
  const dispatch = usePortalDispatch();
  const { currentData: mediums } = useListMediumsQuery({ agency: sent.agency });
  const notice = useRef<HTMLDivElement>(null);
  const hasAsked = useRef(false);
  const { stand, finding } = sent;
  const isSettled = stand === 'settled';
  useEffect(() => {
    // The button that was pressed may be gone, and what was found begins at the top.
    if (isSettled && hasAsked.current) notice.current?.focus();
    if (isSettled) hasAsked.current = false;
  }, [isSettled]);
  const { title, text } = wordsOf(sent);
  return (
    <div ref={notice} tabIndex={-1} role="group" className="sent-correction" aria-label={title}>
      <FailureAlert kind={kindOf(sent)} title={title}>
        <p className="sent-correction__change">{changeText(sent, mediums?.rows ?? [])}</p>
        {text !== null && <p>{text}</p>}
        {finding?.verdict === 'applied' && <BalanceChange sent={sent} after={finding.balanceAfter} />}
        <div className="sent-correction__actions">
          {stand !== 'sending' && (finding === null || finding.verdict === 'unknown') && (
            <Button
              size="small"
              type="primary"
              loading={stand === 'checking'}
              onClick={() => {
                hasAsked.current = true;
                void dispatch(checkCorrection(sent));
              }}
            >
              {stand === 'checking' ? CHECKING : CHECK_NOW}
            </Button>
          )}
          {isSettled && finding !== null && (
            <Button
              size="small"
              onClick={() => {
                dispatch(correctionTold({ place: sent }));
                document.getElementById('tab-payments')?.focus();
              }}
            >
              Dismiss
            </Button>
          )}
        </div>
      </FailureAlert>
    </div>
  );
}

function kindOf({ stand, finding }: SentCorrection) {
  if (stand === 'sending') return 'info';
  return finding?.verdict === 'applied' ? 'success' : 'warning';
}

function wordsOf({ stand, finding, paymentId, correction }: SentCorrection): {
  title: string;
  text: string | null;
} {
  if (stand === 'sending') return { title: CORRECTION_SENDING, text: null };
  if (finding) return verdictTexts(finding.verdict, paymentId, correction.amount, finding.seen);
  return { title: mayBeAppliedTitle(paymentId), text: CHECK_BEFORE_SUBMIT };
}

function changeText({ paymentId, before, correction }: SentCorrection, mediums: readonly Medium[]): string {
  const medium = mediumOf(before.fare_media, mediums);
  return sentText(
    paymentId,
    {
      cents: before.transaction_amount,
      medium: medium === null ? textOr(before.fare_media) : mediumName(medium, mediums),
    },
    { cents: correction.amount, medium: mediumName(correction.payment_medium, mediums) },
  );
}
