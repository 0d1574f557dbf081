import {
  getPendingWriteId,
  type PaymentKey,
  type PendingCorrection,
  type PendingWritesState,
} from './pendingWritesSlice';

/** The payment's correction whose outcome the operator has not acknowledged yet. */
export function selectPendingCorrection(
  { pendingWrites }: { pendingWrites: PendingWritesState },
  paymentKey: PaymentKey,
): PendingCorrection | undefined {
  const id = getPendingWriteId({ kind: 'correction', ...paymentKey });
  return pendingWrites.list.find(
    (write): write is PendingCorrection => write.kind === 'correction' && getPendingWriteId(write) === id,
  );
}

/** Whether it is known if the correction was applied. */
export function isResolved({ verification }: PendingCorrection): boolean {
  return verification !== null && verification.result !== 'unknown';
}
