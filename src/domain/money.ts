import { MISSING } from './missing';

/**
 * Integer cents as US dollars with two decimals, `-$1,234.05`; a missing value is an em dash, never $0.00 (decision 9).
 * Works on the digits, so that no cent is lost to floating point.
 */
export function formatCents(cents: number | null | undefined): string {
  if (cents === null || cents === undefined || !Number.isSafeInteger(cents)) return MISSING;
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const dollars = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}$${dollars}.${digits.slice(-2)}`;
}
