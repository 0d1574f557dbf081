import {
  getPendingWriteId,
  type PaymentKey,
  type PendingCorrection,
  type PendingWrite,
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

/** The payment's correction of which it is unknown whether it was applied. */
export function selectUnresolvedCorrection(
  state: { pendingWrites: PendingWritesState },
  paymentKey: PaymentKey,
): PendingCorrection | undefined {
  const correction = selectPendingCorrection(state, paymentKey);
  return correction && !isResolved(correction) ? correction : undefined;
}

/** The corrections of a rider's payments, the oldest first. */
export function filterCorrectionsOfRider(
  list: readonly PendingWrite[],
  rider: Omit<PaymentKey, 'paymentId'>,
): readonly PendingCorrection[] {
  return list.filter(
    (write): write is PendingCorrection =>
      write.kind === 'correction' &&
      write.region === rider.region &&
      write.agency === rider.agency &&
      write.userId === rider.userId,
  );
}

/** Whether it is known if the correction was applied. */
export function isResolved({ verification }: PendingCorrection): boolean {
  return verification !== null && verification.result !== 'unknown';
}
