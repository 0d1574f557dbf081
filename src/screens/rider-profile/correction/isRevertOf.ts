import { type Change } from '@/domain/changes/change';
import { parsePreviousPayment } from '@/domain/changes/revert';
import { type PaymentCorrection } from '@/domain/entities/payment';
import { toPayload } from './write/toPayload';

/** Whether the correction sets exactly the values that the payment had before the change. */
export function isRevertOf(change: Change, correction: PaymentCorrection): boolean {
  const previousValues = parsePreviousPayment(change);
  return previousValues !== null && JSON.stringify(toPayload(previousValues)) === JSON.stringify(correction);
}
