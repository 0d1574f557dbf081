import { formatCents, splitMoney } from './money';
import { type Currency } from './regions';

/** For a difference: `+$1.00`, `-$0.05`, `$0.00`; an em dash for a missing value. */
export function formatSignedCents(cents: number | null): string {
  return cents !== null && cents > 0 ? `+${formatCents(cents)}` : formatCents(cents);
}

/** `after` minus `before`; null when either is missing, or the difference is not a safe integer. */
export function differenceInCents(before: number | null, after: number | null): number | null {
  if (before === null || after === null) return null;
  return Number.isSafeInteger(after - before) ? after - before : null;
}

/** `formatSignedCents` with the currency's code, except in US East (decision 31). */
export function formatSignedMoney(cents: number | null, currency: Currency): string {
  return formatSignedCents(cents) + splitMoney(cents, currency).suffix;
}
