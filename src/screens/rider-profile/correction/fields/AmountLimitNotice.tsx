import { formatCentsAndMoney } from '@/domain/payments/money';
import { type Currency } from '@/domain/regions';
import { FailureAlert } from '@/ui/feedback/FailureAlert';

interface Props {
  /** The payment's amount in cents; null if there is none. */
  amountBefore: number | null;
  /** The largest amount of a correction; null when none is configured. */
  maxCents: number | null;
  currency: Currency;
}

/** Warns before the operator types that the payment's amount is none that a correction can set. */
export function AmountLimitNotice({ amountBefore, maxCents, currency }: Props) {
  if (amountBefore !== null && amountBefore < 0)
    return (
      <FailureAlert kind="warning" title="This payment is below zero">
        A correction can set no amount below zero. So a correction must raise the amount, also to change the
        fare media.
      </FailureAlert>
    );
  if (maxCents === null || amountBefore === null || amountBefore <= maxCents) return null;
  return (
    <FailureAlert kind="warning" title="This payment is above the largest amount of a correction">
      A correction can set at most {formatCentsAndMoney(Math.floor(maxCents), currency)}. So it must lower the
      amount, or leave it as it is and change only the fare media.
    </FailureAlert>
  );
}
