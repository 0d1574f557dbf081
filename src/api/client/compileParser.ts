import { type AnySchema, MixedSchema, ObjectSchema, type Schema, ValidationError } from 'yup';
import { isRecord, omitInheritedKeys } from '@/lib/isRecord';

/** What a reader gives for a value that can't be read. */
export const INVALID = Symbol('unreadable');
type Parser<T> = (value: unknown) => T | typeof INVALID;

/** A schema's reader is made once, since lists have many rows. */
const parserCache = new WeakMap<Schema, Parser<unknown>>();

/**
 * The reader of a schema: what it refuses and what it gives is what the schema's `validateSync` does, but quick for
 * schemas that have no more than types and transforms, as the entities do. yup's own way of each field through
 * tests, paths and messages takes ten times as long, and nobody reads a row's messages.
 */
export function compileParser<T>(schema: Schema<T>): Parser<T> {
  const known = parserCache.get(schema);
  if (known) return known as Parser<T>;
  const reader = isFastSchema(schema) ? compileFastParser(schema) : compileValidatingParser(schema);
  parserCache.set(schema, reader);
  return reader as Parser<T>;
}

/** Whether casting a value and asking for its type says all that the schema says of it. */
export function isFastSchema(schema: AnySchema): boolean {
  if (!(schema instanceof ObjectSchema || schema instanceof MixedSchema)) return false;
  const { spec } = schema;
  const { tests, oneOf, notOneOf } = schema.describe();
  const isPlain = tests.length + oneOf.length + notOneOf.length === 0 && !spec.strict && !spec.strip;
  // A schema with conditions resolves to another.
  if (!isPlain || schema.resolve({}) !== schema) return false;
  if (!(schema instanceof ObjectSchema)) return true;
  const fields = Object.entries(schema.fields as Record<string, AnySchema>);
  return (
    !('default' in spec) &&
    fields.length > 0 &&
    fields.every(([name, field]) => !(name in Object.prototype) && isFastSchema(field))
  );
}

function compileFastParser(schema: AnySchema): Parser<unknown> {
  if (!(schema instanceof ObjectSchema)) {
    return (value) => {
      const entity: unknown = schema.cast(value, CAST_OPTIONS);
      return schema.isType(entity) ? entity : INVALID;
    };
  }
  const fields = Object.entries(schema.fields as Record<string, AnySchema>).map(
    ([name, field]) => [name, compileFastParser(field)] as const,
  );
  return (value) => {
    const record = applyTransforms(schema, value);
    if (!isRecord(record)) return schema.isType(record) ? record : INVALID;
    const entity: Record<string, unknown> = {};
    for (const [name, read] of fields) {
      const part = read(record[name]);
      if (part === INVALID) return INVALID;
      if (part !== undefined) entity[name] = part;
    }
    // The store freezes what it takes; where a row is frozen already, it need not go through it.
    return Object.freeze(entity);
  };
}

/** Casting goes on where the type is wrong: `isType` is asked after it. */
const CAST_OPTIONS = { assert: false } as const;

/** An object before its fields are read; without a value it has their defaults. */
function applyTransforms(schema: AnySchema, value: unknown): unknown {
  if (value === undefined) return {};
  return schema.transforms.reduce<unknown>(
    (result, transform) => transform.call(schema, result, value, schema, CAST_OPTIONS),
    value,
  );
}

function compileValidatingParser<T>(schema: Schema<T>): Parser<T> {
  return (value) => {
    try {
      const own = isRecord(value) ? omitInheritedKeys(value) : value;
      return schema.validateSync(own, { stripUnknown: true });
    } catch (problem) {
      if (problem instanceof ValidationError) return INVALID;
      throw problem;
    }
  };
}
