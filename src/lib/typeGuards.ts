import { isRecord } from './isRecord';
import { parseJson } from './json/parseJson';

/* Type guards for values that were read from a storage or a file. */

export type Guard<T> = (value: unknown) => value is T;

export const isText: Guard<string> = (value) => typeof value === 'string';
export const isBoolean: Guard<boolean> = (value) => typeof value === 'boolean';
export const isNumber: Guard<number> = (value): value is number => Number.isFinite(value);
/** Milliseconds since 1970 that a Date can have. */
export const isTime: Guard<number> = (value): value is number =>
  typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
/** A text that is JSON. */
export const isJson: Guard<string> = (value): value is string =>
  typeof value === 'string' && parseJson(value) !== undefined;

export const isNullOr =
  <T>(isValue: Guard<T>): Guard<T | null> =>
  (value) =>
    value === null || isValue(value);
export const isOptional =
  <T>(isValue: Guard<T>): Guard<T | undefined> =>
  (value) =>
    value === undefined || isValue(value);
export const isOneOf =
  <const T>(values: readonly T[]): Guard<T> =>
  (value): value is T =>
    values.includes(value as T);
export const isListOf =
  <T>(isItem: Guard<T>): Guard<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(isItem);
export const isRecordOf =
  <T>(isValue: Guard<T>): Guard<Readonly<Record<string, T>>> =>
  (value): value is Readonly<Record<string, T>> =>
    isRecord(value) && Object.values(value).every(isValue);
/** `hasFields<Reading>({ … })` has a guard for each field of the type. */
export const hasFields =
  <T>(fields: { readonly [Name in keyof T]-?: Guard<T[Name]> }): Guard<T> =>
  (value): value is T =>
    isRecord(value) &&
    Object.entries<Guard<unknown>>(fields).every(([name, isField]) => isField(value[name]));
