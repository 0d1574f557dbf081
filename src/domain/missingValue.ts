/** Shown in place of a missing value. */
export const MISSING_VALUE = '—';

/** An em dash for null, undefined and the empty string. */
export function textOrDash(value: string | number | null | undefined): string {
  return value === null || value === undefined || value === '' ? MISSING_VALUE : String(value);
}
