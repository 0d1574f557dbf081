import { isRegion } from '@/domain/regions';
import { isRecord } from '@/lib/isRecord';
import { type PendingWrite, type PendingWritesState } from './pendingWritesSlice';

/**
 * The pending writes from sessionStorage; invalid entries are left out. A reload has ended calls and verifications that
 * were pending, so their outcome is unknown.
 */
export function parsePendingWrites(stored: unknown): PendingWritesState {
  const list: unknown[] = isRecord(stored) && Array.isArray(stored.list) ? stored.list : [];
  return {
    list: list.filter(isPendingWrite).map(endPendingCalls),
  };
}

/** A time in the future, of a clock that was set back, could make a write seem 'not applied so far' for hours. */
function endPendingCalls(stored: PendingWrite): PendingWrite {
  const write = { ...stored };
  // Its request was sent before the reload at the latest.
  const now = Date.now();
  if (write.kind !== 'correction') {
    if (write.isSending || (write.sentAt ?? 0) > now) {
      write.isSending = false;
      write.sentAt = now;
    }
    return write;
  }
  if (write.status === 'sending' || (write.unansweredAt ?? 0) > now) write.unansweredAt = now;
  const { status, verification } = write;
  // A verification that cannot be read is to be made again.
  if (status === 'settled' && (verification === null || isVerification(verification))) return write;
  return { ...write, status: 'settled', verification: null };
}

// Not `isOptional` of lib/typeGuards.ts, which would make the first load of every page 0.2 kB larger.
const isMissingOr = (value: unknown, type: 'boolean' | 'string') =>
  value === undefined || typeof value === type;
const isNumberOrNull = (value: unknown) => value === null || typeof value === 'number';

function isPendingWrite(value: unknown): value is PendingWrite {
  if (!hasTexts(value, 'kind', 'agency') || !isRegion(value.region)) return false;
  if (!isNumberOrNull(value.sentAt ?? null)) return false;
  if (!isMissingOr(value.isSending, 'boolean') || !isMissingOr(value.changeId, 'string')) return false;
  switch (value.kind) {
    case 'correction':
      return (
        hasTexts(value, 'userId', 'paymentId', 'changeId') &&
        hasTexts(value.correction, 'payment_medium') &&
        typeof value.correction.amount === 'number' &&
        isPaymentValues(value.before) &&
        isNumberOrNull(value.balanceBefore) &&
        typeof value.sentAt === 'number' &&
        isNumberOrNull(value.unansweredAt ?? null) &&
        isMissingOr(value.revertedId, 'string') &&
        isMissingOr(value.rejection, 'string') &&
        isNumberOrNull(value.balanceAfter ?? null)
      );
    case 'registration':
      return (
        hasTexts(value, 'email', 'firstName', 'lastName', 'telephone') &&
        isMissingOr(value.isNotApplied, 'boolean')
      );
    case 'profile':
      return (
        hasTexts(value, 'email') &&
        hasTexts(value.profile, 'first_name', 'last_name', 'cell_phone') &&
        typeof value.isOutcomeUnknown === 'boolean' &&
        isMissingOr(value.registrationId, 'string') &&
        (typeof value.profile.user_id === 'number' || hasTexts(value.profile, 'user_id'))
      );
    default:
      return false;
  }
}

function isVerification(value: unknown): boolean {
  return (
    isRecord(value) &&
    (value.result === 'applied' ||
      value.result === 'notApplied' ||
      (value.result === 'unknown' && typeof value.reason === 'string')) &&
    (value.payment === null || isPaymentValues(value.payment))
  );
}

function isPaymentValues(value: unknown): boolean {
  return (
    isRecord(value) &&
    isRecord(value.data) &&
    isNumberOrNull(value.transaction_amount) &&
    (value.fare_media === null || hasTexts(value, 'fare_media'))
  );
}

function hasTexts(value: unknown, ...names: readonly string[]): value is Record<string, unknown> {
  return isRecord(value) && names.every((name) => typeof value[name] === 'string');
}
