import { mixed } from 'yup';

/*
 * Yup schemas of single fields. The platform may omit a field, or send null or another type: then the value is null.
 * Only an invalid required field makes the whole row invalid.
 */

/** The platform sends an id as a number or a string. */
export type Id = string | number;

export function requiredId() {
  return mixed<Id>((value): value is Id => isNonEmptyText(value) || Number.isSafeInteger(value)).required();
}

/** A string that must not be empty, for example an abbreviation. */
export function requiredText() {
  return mixed<string>(isNonEmptyText).required();
}

export function id() {
  return optional<Id>((value) =>
    isNonEmptyText(value) || Number.isSafeInteger(value) ? (value as Id) : null,
  );
}

/** Numbers and booleans are converted to strings, except numbers of too many digits, whose string would be another number. */
export function text() {
  return optional<string>((value) => {
    if (typeof value === 'string') return value;
    return typeof value === 'boolean' || isExactNumber(value) ? String(value) : null;
  });
}

/** A whole number, also when it is sent as a string. Money is a whole number of cents. */
export function integer() {
  return optional<number>((value) => {
    const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
    return Number.isSafeInteger(number) ? (number as number) : null;
  });
}

/** A field whose value is null if `parse` cannot read it. */
export function optional<T extends string | number | boolean>(parse: (value: unknown) => T | null) {
  return mixed<T>()
    .transform((_value, original: unknown) => parse(original))
    .nullable()
    .default(null);
}

/** Not so large that `JSON.parse` may have changed its digits. */
function isExactNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(Math.trunc(value));
}

function isNonEmptyText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
