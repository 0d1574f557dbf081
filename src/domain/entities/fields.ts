import { type Maybe, mixed, type ObjectSchema } from 'yup';
import { isRecord, omitInheritedKeys } from '@/lib/isRecord';

/*
 * Readers of single fields (contract, 'Liberal in what it accepts'): a field may be missing, null or of another
 * type than promised. What can't be read is null, which screens show as an em dash; only a row without its key
 * is unreadable as a whole.
 */

/** An identifier as the wire has it: a number or a text. */
export type Id = string | number;

/** The row's key: a row without it can't be read. */
export function requiredId() {
  return mixed<Id>((value): value is Id => isText(value) || Number.isSafeInteger(value)).required();
}

/** The row's key where it is a text, an abbreviation say. */
export function requiredText() {
  return mixed<string>(isText).required();
}

export function id() {
  return optional<Id>((value) => (isText(value) || Number.isSafeInteger(value) ? (value as Id) : null));
}

/** Text; a number or a boolean becomes its text. */
export function text() {
  return optional<string>((value) => {
    if (typeof value === 'string') return value;
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
  });
}

/** What may be a whole document, a receipt say: text as it is, anything else as the JSON that it is, for a table's cell. */
export function documentText() {
  return optional<string>((value) => {
    if (value === null || value === undefined) return null;
    return typeof value === 'string' ? value : JSON.stringify(value);
  });
}

/** A whole number, also where it came as text; money is one, in cents. */
export function integer() {
  return optional<number>((value) => {
    const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
    return Number.isSafeInteger(number) ? (number as number) : null;
  });
}

export function flag() {
  return optional<boolean>((value) => {
    if (typeof value === 'boolean') return value;
    if (value === 'true' || value === 1) return true;
    return value === 'false' || value === 0 ? false : null;
  });
}

/** A part with fields of its own; where it is missing or something else, all of them are null. */
export function nested<T extends Maybe<object>>(schema: ObjectSchema<T & object>) {
  return schema.transform((_value, original: unknown) =>
    isRecord(original) ? omitInheritedKeys(original) : {},
  );
}

function optional<T extends string | number | boolean>(parse: (value: unknown) => T | null) {
  return mixed<T>()
    .transform((_value, original: unknown) => parse(original))
    .nullable()
    .default(null);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
