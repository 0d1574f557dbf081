import { isRecord } from './isRecord';

/* Tests of values that were read from a storage or a file. */

export type Test = (value: unknown) => boolean;

export const isText: Test = (value) => typeof value === 'string';
export const isBoolean: Test = (value) => typeof value === 'boolean';
export const isNumber: Test = (value) => typeof value === 'number' && Number.isFinite(value);
/** Milliseconds since 1970 that a Date can have. */
export const isTime: Test = (value) => typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
/** A text that is JSON. */
export const isJson: Test = (value) => typeof value === 'string' && parseJson(value) !== undefined;

export const isNullOr =
  (isValue: Test): Test =>
  (value) =>
    value === null || isValue(value);
export const isOptional =
  (isValue: Test): Test =>
  (value) =>
    value === undefined || isValue(value);
export const isOneOf =
  (values: readonly unknown[]): Test =>
  (value) =>
    values.includes(value);
export const isListOf =
  (isItem: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(isItem);
export const isRecordOf =
  (isValue: Test): Test =>
  (value) =>
    isRecord(value) && Object.values(value).every(isValue);
export const hasFields =
  (fields: Readonly<Record<string, Test>>): Test =>
  (value) =>
    isRecord(value) && Object.entries(fields).every(([name, isField]) => isField(value[name]));

/** Undefined when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
