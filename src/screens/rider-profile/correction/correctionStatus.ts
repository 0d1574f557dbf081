import { type Verification } from '@/domain/correction';
import { type Failure } from '@/domain/failures';
import { type PendingCorrection } from '@/session/writes/pendingWritesSlice';

/** The status as far as this editor knows it, from its own requests since it was opened. */
export type EditorStatus =
  | { kind: 'editing' }
  | { kind: 'sending' }
  /** `balanceAfter` is undefined while it is loaded, and null when it cannot be loaded. */
  | { kind: 'corrected'; pendingCorrection: PendingCorrection; balanceAfter: number | null | undefined }
  | { kind: 'rejected'; failure: Failure }
  /** The stored `PendingCorrection` contains the result if the outcome was verified since. */
  | { kind: 'outcomeUnknown'; failure: Failure };

/**
 * The status of a payment's correction (section 4 of the specification). It stays 'outcomeUnknown' after 'Check now'; then
 * `verification` has the result.
 */
export type CorrectionStatus =
  | Exclude<EditorStatus, { kind: 'outcomeUnknown' }>
  | {
      kind: 'outcomeUnknown';
      /** Null when an editor that is closed by now has sent the correction. */
      failure: Failure | null;
      pendingCorrection: PendingCorrection;
      isVerifying: boolean;
      verification: Verification | null;
    };

/** Combines the editor's status with the stored correction, which remains after its editor is closed. */
export function getCorrectionStatus(
  editorStatus: EditorStatus,
  pendingCorrection: PendingCorrection | undefined,
): CorrectionStatus {
  if (pendingCorrection?.status === 'sending') return { kind: 'sending' };
  if (pendingCorrection) {
    const failure = editorStatus.kind === 'outcomeUnknown' ? editorStatus.failure : null;
    return {
      kind: 'outcomeUnknown',
      failure,
      pendingCorrection,
      isVerifying: pendingCorrection.status === 'verifying',
      verification: pendingCorrection.verification,
    };
  }
  // Without a stored correction, the operator has acknowledged the outcome.
  return editorStatus.kind === 'outcomeUnknown' ? { kind: 'editing' } : editorStatus;
}

/** False while the outcome of the last correction is unknown, and once the correction is applied. */
export function canSubmit(status: CorrectionStatus): boolean {
  if (status.kind === 'outcomeUnknown')
    return !status.isVerifying && status.verification?.result === 'notApplied';
  return status.kind === 'editing' || status.kind === 'rejected';
}

/** Whether the correction is known to be applied, so that leaving the form loses nothing. */
export function isApplied(status: CorrectionStatus): boolean {
  return (
    status.kind === 'corrected' ||
    (status.kind === 'outcomeUnknown' && status.verification?.result === 'applied')
  );
}

/** Whether it is known if the correction was applied. `settled` is neither being sent nor verified. */
export function isResolved({ status, verification }: PendingCorrection): boolean {
  return status === 'settled' && verification !== null && verification.result !== 'unknown';
}
