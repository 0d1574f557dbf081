/** What stands where a value is missing (contract, 'Liberal in what it accepts'). */
export const MISSING = '—';

/** A value as text; an em dash for null, undefined and the empty text. */
export function textOr(value: string | number | null | undefined): string {
  return value === null || value === undefined || value === '' ? MISSING : String(value);
}
