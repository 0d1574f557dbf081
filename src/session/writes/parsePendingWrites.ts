import { isRegion } from '@/domain/regions';
import { isRecord } from '@/lib/isRecord';
import { type PendingWrite, type PendingWritesState } from './pendingWritesSlice';

/**
 * The pending writes from sessionStorage; invalid entries are left out. A reload has ended pending corrections and
 * verifications, so their outcome is unknown.
 */
export function parsePendingWrites(stored: unknown): PendingWritesState {
  const list: unknown[] = isRecord(stored) && Array.isArray(stored.list) ? stored.list : [];
  return {
    list: list
      .filter(isPendingWrite)
      .map((write) =>
        write.kind === 'correction' && write.status !== 'settled'
          ? { ...write, status: 'settled', verification: null }
          : write,
      ),
  };
}

const isText = (value: unknown) => typeof value === 'string';
const isAmountOrNull = (value: unknown) => value === null || typeof value === 'number';

function isPendingWrite(value: unknown): value is PendingWrite {
  if (!isRecord(value) || !isRegion(value.region) || !isText(value.agency)) return false;
  if (value.kind === 'correction') return isCorrection(value);
  if (value.kind === 'registration')
    return [value.email, value.firstName, value.lastName, value.telephone].every(isText);
  if (value.kind !== 'profile' || !isRecord(value.profile)) return false;
  const { user_id, first_name, last_name, cell_phone } = value.profile;
  return (
    [first_name, last_name, cell_phone].every(isText) &&
    typeof value.isOutcomeUnknown === 'boolean' &&
    (typeof user_id === 'number' || (isText(user_id) && user_id !== ''))
  );
}

function isCorrection(value: Record<string, unknown>): boolean {
  const { userId, paymentId, correction, before, balanceBefore, verification } = value;
  return (
    isRecord(correction) &&
    isPaymentValues(before) &&
    [userId, paymentId, correction.payment_medium].every(isText) &&
    typeof correction.amount === 'number' &&
    isAmountOrNull(balanceBefore) &&
    (verification === null || isVerification(verification))
  );
}

function isVerification(value: unknown): boolean {
  return (
    isRecord(value) &&
    (value.result === 'applied' || value.result === 'notApplied' || value.result === 'unknown') &&
    (value.payment === null || isPaymentValues(value.payment)) &&
    isAmountOrNull(value.balanceAfter)
  );
}

function isPaymentValues(value: unknown): boolean {
  if (!isRecord(value) || !isRecord(value.data)) return false;
  const { transaction_amount, fare_media } = value;
  return isAmountOrNull(transaction_amount) && (fare_media === null || isText(fare_media));
}
