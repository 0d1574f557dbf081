/** What stands where a value is missing (contract, 'Liberal in what it accepts'). */
export const MISSING_VALUE = '—';

/** A value as text; an em dash for null, undefined and the empty text. */
export function textOrDash(value: string | number | null | undefined): string {
  return value === null || value === undefined || value === '' ? MISSING_VALUE : String(value);
}
