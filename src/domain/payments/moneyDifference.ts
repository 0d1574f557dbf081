import { type Currency } from '../regions';
import { splitMoney } from './money';

/** For a difference: `+$1.00`, `-$0.05` and ` AUD`, `$0.00`; an em dash for a missing value. */
export function splitSignedMoney(cents: number | null, currency: Currency): ReturnType<typeof splitMoney> {
  const { text, suffix } = splitMoney(cents, currency);
  return { text: cents !== null && cents > 0 ? `+${text}` : text, suffix };
}

export function formatSignedMoney(cents: number | null, currency: Currency): string {
  const { text, suffix } = splitSignedMoney(cents, currency);
  return text + suffix;
}

/** `after` minus `before`; null when either is missing, or the difference is not a safe integer. */
export function differenceInCents(before: number | null, after: number | null): number | null {
  if (before === null || after === null) return null;
  return Number.isSafeInteger(after - before) ? after - before : null;
}
