import { type Finding } from '@/domain/correction';
import { type Failure } from '@/domain/failures';
import { type SentCorrection } from '@/session/sentCorrectionsSlice';

/** What the editor itself knows: what it sent, and the answers that came while it was open. */
export type EditorStep =
  | { step: 'editing' }
  | { step: 'sending' }
  /** `balanceAfter` is undefined while it is read. */
  | { step: 'corrected'; sent: SentCorrection; balanceAfter: number | null | undefined }
  | { step: 'refused'; failure: Failure }
  /** The session's note of it says what is known by now. */
  | { step: 'unanswered'; failure: Failure };

/** How the correction of a payment stands (specification 4). */
export type CorrectionStep =
  | Exclude<EditorStep, { step: 'unanswered' }>
  | {
      step: 'uncertain';
      /** Null where another editor of the payment, since closed, has sent it. */
      failure: Failure | null;
      sent: SentCorrection;
      isChecking: boolean;
      finding: Finding | null;
    };

/** How it stands by what the editor knows and by the session's note, which outlives editors. */
export function stepOf(known: EditorStep, sent: SentCorrection | undefined): CorrectionStep {
  if (sent?.stand === 'sending') return { step: 'sending' };
  if (sent) {
    const failure = known.step === 'unanswered' ? known.failure : null;
    return { step: 'uncertain', failure, sent, isChecking: sent.stand === 'checking', finding: sent.finding };
  }
  return known.step === 'unanswered' ? { step: 'editing' } : known;
}

/** Whether Submit may send: not before an uncertain correction was checked, and not once it is applied. */
export function maySubmit(now: CorrectionStep): boolean {
  if (now.step === 'uncertain') return !now.isChecking && now.finding?.verdict === 'notApplied';
  return now.step === 'editing' || now.step === 'refused';
}

/** Whether the payment has the values of the form, as far as is known: leaving loses nothing. */
export function isApplied(now: CorrectionStep): boolean {
  return now.step === 'corrected' || (now.step === 'uncertain' && now.finding?.verdict === 'applied');
}

/** Whether a note has said all that it can: it needs no further look. */
export function isResolved({ stand, finding }: SentCorrection): boolean {
  return stand === 'settled' && finding !== null && finding.verdict !== 'unknown';
}
