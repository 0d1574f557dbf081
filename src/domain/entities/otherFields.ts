import { type Maybe, type ObjectSchema } from 'yup';
import { isRecord, omitInheritedKeys } from '@/lib/isRecord';
import { optional } from './fields';

/* Yup schemas of fields that only some entities have. They are apart from `fields.ts`, which every list loads. */

/** A value that may be JSON, for example a receipt. Anything but a string becomes its JSON text. */
export function textOrJson() {
  return optional<string>((value) => {
    if (value === null || value === undefined) return null;
    return typeof value === 'string' ? value : JSON.stringify(value);
  });
}

/** A nested object; all of its fields are null when it is missing or not an object. */
export function nested<T extends Maybe<object>>(schema: ObjectSchema<T & object>) {
  return schema.transform((_value, original: unknown) =>
    isRecord(original) ? omitInheritedKeys(original) : {},
  );
}

export function flag() {
  return optional<boolean>((value) => {
    if (typeof value === 'boolean') return value;
    if (value === 'true' || value === 1) return true;
    return value === 'false' || value === 0 ? false : null;
  });
}
