import { MISSING_VALUE } from './missingValue';

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

/** For files: `-1234.05` dollars; empty for a missing value. */
export function formatPlainCents(cents: number | null | undefined): string {
  const text = formatCents(cents);
  return text === MISSING_VALUE ? '' : text.replace(/[$,]/g, '');
}

/** For a difference: `+$1.00`, `-$0.05`, `$0.00`; an em dash for a missing value. */
export function formatSignedCents(cents: number | null): string {
  return cents !== null && cents > 0 ? `+${formatCents(cents)}` : formatCents(cents);
}

/** `after` minus `before`; null when either is missing, or the difference is not a safe integer. */
export function differenceInCents(before: number | null, after: number | null): number | null {
  if (before === null || after === null) return null;
  return Number.isSafeInteger(after - before) ? after - before : null;
}
