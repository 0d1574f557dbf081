import { MISSING_VALUE } from '../missingValue';
import { type Currency } from '../regions';

/**
 * Formats integer cents as `-$1,234.05`. A missing value is an em dash, never $0.00 (decision 9). Formats digits,
 * because a division by 100 may lose cents.
 */
export function formatCents(cents: number | null | undefined): string {
  if (cents === null || cents === undefined || !Number.isSafeInteger(cents)) return MISSING_VALUE;
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const dollars = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}$${dollars}.${digits.slice(-2)}`;
}

/** An amount, and behind it the currency's code, except in US East (decision 31): `$7.63` and ` AUD`. */
export function splitMoney(
  cents: number | null | undefined,
  currency: Currency,
): { text: string; suffix: string } {
  const text = formatCents(cents);
  return { text, suffix: currency === 'USD' || text === MISSING_VALUE ? '' : ` ${currency}` };
}

/** Formats integer cents as `$7.63`, and outside US East as `$7.63 AUD`. */
export function formatMoney(cents: number | null | undefined, currency: Currency): string {
  const { text, suffix } = splitMoney(cents, currency);
  return text + suffix;
}

/** For a field in cents: `500000 cents ($5,000.00)`. */
export function formatCentsAndMoney(cents: number, currency: Currency): string {
  return `${cents} cents (${formatMoney(cents, currency)})`;
}

/** For files: `-1234.05` dollars. */
export function formatPlainCents(cents: number | null | undefined): string {
  return formatCents(cents).replace(/[$,]/g, '');
}
