export const MISSING_VALUE = '—';

export function textOrDash(value: string | number | null | undefined): string {
  return value === null || value === undefined || value === '' ? MISSING_VALUE : String(value);
}
