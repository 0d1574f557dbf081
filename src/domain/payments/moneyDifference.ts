import { type Currency } from '../regions';
import { formatMoney } from './money';

/** For a difference: `+$1.00`, `-$0.05 AUD`, `$0.00`; an em dash for a missing value. */
export function formatSignedMoney(cents: number | null, currency: Currency): string {
  return `${cents !== null && cents > 0 ? '+' : ''}${formatMoney(cents, currency)}`;
}

/** `after` minus `before`; null when either is missing, or the difference is not a safe integer. */
export function differenceInCents(before: number | null, after: number | null): number | null {
  if (before === null || after === null) return null;
  return Number.isSafeInteger(after - before) ? after - before : null;
}
