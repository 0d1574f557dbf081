import { type AnySchema, MixedSchema, ObjectSchema, type Schema, ValidationError } from 'yup';
import { isRecord, omitInheritedKeys } from './isRecord';

/** The result of a parser for an invalid value. */
export const INVALID = Symbol('invalid');
type Parser<T> = (value: unknown) => T | typeof INVALID;

/**
 * Compiles a schema to a parser with the same results as the schema's `validateSync`. For schemas that have only types
 * and transforms, as the entities have, the parser is about ten times as fast, because it skips yup's tests, paths and
 * error messages.
 */
export function compileParser<T>(schema: Schema<T>): Parser<T> {
  return isFastSchema(schema) ? (compileFastParser(schema) as Parser<T>) : compileValidatingParser(schema);
}

/** Whether casting a value and checking its type is equivalent to validating it. */
export function isFastSchema(schema: AnySchema): boolean {
  if (!(schema instanceof ObjectSchema || schema instanceof MixedSchema)) return false;
  const { spec } = schema;
  const { tests, oneOf, notOneOf } = schema.describe();
  const isPlain = tests.length + oneOf.length + notOneOf.length === 0 && !spec.strict && !spec.strip;
  // A schema with conditions resolves to another schema.
  if (!isPlain || schema.resolve({}) !== schema) return false;
  if (!(schema instanceof ObjectSchema)) return true;
  const fields = Object.entries(schema.fields as Record<string, AnySchema>);
  // A missing field with a name such as `toString` would be read from the prototype.
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
    for (const [name, parseField] of fields) {
      const fieldValue = parseField(record[name]);
      if (fieldValue === INVALID) return INVALID;
      if (fieldValue !== undefined) entity[name] = fieldValue;
    }
    // The store would freeze the entity with all its fields; it skips an object that is frozen already.
    return Object.freeze(entity);
  };
}

/** Casting must not throw for a wrong type, because `isType` checks the type afterwards. */
const CAST_OPTIONS = { assert: false } as const;

/**
 * Applies the schema's transforms before the fields are parsed. An undefined value becomes an object, so that fields
 * get their defaults.
 */
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
      const ownFields = isRecord(value) ? omitInheritedKeys(value) : value;
      return schema.validateSync(ownFields, { stripUnknown: true });
    } catch (error) {
      if (error instanceof ValidationError) return INVALID;
      throw error;
    }
  };
}
