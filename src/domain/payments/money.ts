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

/**
 * An amount, and behind it the code of its own currency, or else of the region's: `$7.63` and ` AUD`. US dollars have
 * none in US East (decision 31).
 */
export function splitMoney(
  cents: number | null | undefined,
  regionCurrency: Currency,
  ownCurrency: string | null = null,
): { text: string; suffix: string } {
  const text = formatCents(cents);
  const code = ownCurrency ?? regionCurrency;
  const hasCode = text !== MISSING_VALUE && (code !== 'USD' || regionCurrency !== 'USD');
  return { text, suffix: hasCode ? ` ${code}` : '' };
}

/** Formats integer cents as `$7.63`, and outside US East as `$7.63 AUD`. */
export function formatMoney(cents: number | null | undefined, currency: Currency): string {
  const { text, suffix } = splitMoney(cents, currency);
  return text + suffix;
}

/** As they are typed, without grouped digits: `500000 cents`. */
export function formatTypedCents(cents: number): string {
  return cents === 1 ? '1 cent' : `${cents} cents`;
}

/** For a field in cents: `500000 cents ($5,000.00)`. */
export function formatCentsAndMoney(cents: number, currency: Currency): string {
  return `${formatTypedCents(cents)} (${formatMoney(cents, currency)})`;
}

/** For files: `-1234.05` dollars. */
export function formatPlainCents(cents: number | null | undefined): string {
  return formatCents(cents).replace(/[$,]/g, '');
}
