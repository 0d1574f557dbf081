import { type Change } from '@/domain/changes/change';
import { parsePreviousPayment } from '@/domain/changes/revert';
import { type PaymentCorrection } from '@/domain/entities/payment';
import { toPayload } from './write/toPayload';

/** Whether the correction sets exactly the values that the payment had before the change. */
export function isReversalOf(change: Change, correction: PaymentCorrection): boolean {
  const previousValues = parsePreviousPayment(change);
  if (!previousValues) return false;
  const reversal = toPayload({ ...previousValues, amount: String(previousValues.amount) });
  return JSON.stringify(reversal) === JSON.stringify(correction);
}
