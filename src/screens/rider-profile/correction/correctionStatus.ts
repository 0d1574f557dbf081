import { type Verification } from '@/domain/correction';
import { type Failure } from '@/domain/failures';
import { type SentCorrection } from '@/session/sentCorrectionsSlice';

/** What the editor itself knows: what it sent, and the answers that came while it was open. */
export type EditorStatus =
  | { kind: 'editing' }
  | { kind: 'sending' }
  /** `balanceAfter` is undefined while it is read. */
  | { kind: 'corrected'; sent: SentCorrection; balanceAfter: number | null | undefined }
  | { kind: 'rejected'; failure: Failure }
  /** The session's note of it says what is known by now. */
  | { kind: 'outcomeUnknown'; failure: Failure };

/** How the correction of a payment stands (specification 4). */
export type CorrectionStatus =
  | Exclude<EditorStatus, { kind: 'outcomeUnknown' }>
  | {
      kind: 'outcomeUnknown';
      /** Null where another editor of the payment, since closed, has sent it. */
      failure: Failure | null;
      sent: SentCorrection;
      isVerifying: boolean;
      verification: Verification | null;
    };

/** How it stands by what the editor knows and by the session's note, which outlives editors. */
export function getCorrectionStatus(
  editorStatus: EditorStatus,
  sent: SentCorrection | undefined,
): CorrectionStatus {
  if (sent?.status === 'sending') return { kind: 'sending' };
  if (sent) {
    const failure = editorStatus.kind === 'outcomeUnknown' ? editorStatus.failure : null;
    return {
      kind: 'outcomeUnknown',
      failure,
      sent,
      isVerifying: sent.status === 'verifying',
      verification: sent.verification,
    };
  }
  return editorStatus.kind === 'outcomeUnknown' ? { kind: 'editing' } : editorStatus;
}

/** Whether Submit may send: not before an uncertain correction was checked, and not once it is applied. */
export function canSubmit(status: CorrectionStatus): boolean {
  if (status.kind === 'outcomeUnknown')
    return !status.isVerifying && status.verification?.result === 'notApplied';
  return status.kind === 'editing' || status.kind === 'rejected';
}

/** Whether the payment has the values of the form, as far as is known: leaving loses nothing. */
export function isApplied(status: CorrectionStatus): boolean {
  return (
    status.kind === 'corrected' ||
    (status.kind === 'outcomeUnknown' && status.verification?.result === 'applied')
  );
}

/** Whether a note has said all that it can: it needs no further look. */
export function isResolved({ status, verification }: SentCorrection): boolean {
  return status === 'settled' && verification !== null && verification.result !== 'unknown';
}
