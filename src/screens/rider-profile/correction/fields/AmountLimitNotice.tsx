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

/** Warns before the operator types that the payment's amount is too large for a correction. */
export function AmountLimitNotice({ amountBefore, maxCents, currency }: Props) {
  if (maxCents === null || amountBefore === null || amountBefore <= maxCents) return null;
  return (
    <FailureAlert kind="warning" title="This payment is above the largest amount of a correction">
      A correction can set at most {formatCentsAndMoney(Math.floor(maxCents), currency)}. So a correction must
      lower the amount, also to change the fare media.
    </FailureAlert>
  );
}
