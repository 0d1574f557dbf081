import { type AnySchema, lazy, mixed, object, ref, type Schema, string } from 'yup';
import { createEntityParser, rowsSchema } from '@/api/schemas/responseSchema';
import { integer, requiredId, text } from '@/domain/entities/fields';
import { nested } from '@/domain/entities/otherFields';
import { compileParser, INVALID, isFastSchema } from '@/lib/compileParser';
import { isRecord, omitInheritedKeys } from '@/lib/isRecord';
import { createRandom, type Random } from '@server/db/seed/values/random';
import { ENTITY_SCHEMAS } from '@tests/support/entitySchemas';

/** A sample; `npm run test:mutations` tests all of them. */
const ROW_COUNT = process.env.MUTATIONS === 'all' ? 2_000 : 500;

const SCALARS: readonly unknown[] = [
  ...[
    undefined,
    null,
    true,
    false,
    '',
    ' ',
    'a',
    'true',
    'false',
    '0',
    '7',
    '-7',
    '007',
    '1.5',
    '1e3',
    '\u202E🚌',
  ],
  ...[0, -0, 1, -1, 7, 840, 1.5, NaN, Infinity, -1e308, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER + 1],
  'x'.repeat(2_000),
];
/** Names of nested fields, aliases, unknown names, and names that every object inherits. */
const EXTRA_NAMES = [
  ...['data', 'product', 'attributes', 'rule', 'meta', 'identity', 'fare_type', 'coupon_id', 'coupon_count'],
  ...[
    'databaseName',
    'purchase_order',
    'application_session_id',
    'fare_media_alias',
    'trnid',
    'unknown',
    '7',
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'],
];

/** Creates a random value, also one that JSON cannot have, such as NaN. */
function createValue(random: Random, names: readonly string[], depth = 0): unknown {
  const kind = random.below(100);
  if (kind < 75 || depth === 3) return SCALARS[random.below(SCALARS.length)];
  if (kind < 80) return [createValue(random, names, depth + 1), 1];
  return createRecord(random, names, depth + 1);
}

function createRecord(random: Random, names: readonly string[], depth: number): Record<string, unknown> {
  const selectedNames = names.filter(() => random.chanceInPercent(30));
  return Object.fromEntries(selectedNames.map((name) => [name, createValue(random, names, depth)]));
}

/** The reference: a compiled parser is faster than yup and must return the same. */
function validateWithYup(schema: Schema<unknown>, value: unknown): unknown {
  try {
    const ownFields = isRecord(value) ? omitInheritedKeys(value) : value;
    return schema.validateSync(ownFields, { stripUnknown: true });
  } catch {
    return INVALID;
  }
}

it.each(ENTITY_SCHEMAS)('parses any object as yup does: %s', (_name, schema, requiredFields) => {
  expect(isFastSchema(schema)).toBe(true);
  const names = [...Object.keys(schema.cast(requiredFields, { assert: false }) as object), ...EXTRA_NAMES];
  const random = createRandom(7, 'rows');
  const parse = compileParser(schema);
  let invalidCount = 0;
  for (let count = 0; count < ROW_COUNT; count += 1) {
    // Every second row has the required fields, so that it is valid and its other fields are compared too.
    const row = { ...createRecord(random, names, 0), ...(count % 2 === 0 && requiredFields) };
    const expected = validateWithYup(schema, row);
    if (expected === INVALID) invalidCount += 1;
    expect(parse(row)).toStrictEqual(expected);
  }
  // Without required fields every object is valid.
  expect(invalidCount > 0).toBe(Object.keys(requiredFields).length > 0);
  expect(invalidCount).toBeLessThanOrEqual(ROW_COUNT / 2);
});

it.each(ENTITY_SCHEMAS)('parses a value that is not an object as yup does: %s', (_name, schema) => {
  for (const value of [...SCALARS.filter((scalar) => scalar !== undefined), [], [{}]])
    expect(createEntityParser(schema)(value)).toBeNull();
  expect(compileParser(schema)(undefined)).toStrictEqual(validateWithYup(schema, undefined));
});

it('does not read inherited fields', () => {
  const proto: unknown = JSON.parse('{"__proto__":{"id":7}}');
  const schema = object({ id: requiredId(), data: nested(object({ id: integer() })) });
  expect(compileParser(schema)(proto)).toBe(INVALID);
  expect(compileParser(schema)({ id: 1, data: proto })).toEqual({ id: 1, data: { id: null } });
});

it('parses null when the schema allows it', () => {
  const nullable = object({ id: requiredId() }).nullable();
  expect(compileParser(nullable)(null)).toBeNull();
  expect(compileParser(object({ inner: nullable }))({ inner: null })).toEqual({ inner: null });
  expect(compileParser(object({ id: mixed() }))({})).toStrictEqual({});
});

it.each<[string, AnySchema, unknown[]]>([
  [
    'a test',
    object({ a: text().test('short', (value) => (value ?? '').length < 3) }),
    [{ a: 'ab' }, { a: 'abc' }],
  ],
  [
    'a test of the whole object',
    object({ a: text() }).test('one', ({ a }) => a === '1'),
    [{ a: '1' }, { a: '2' }],
  ],
  ['allowed values', object({ a: mixed().oneOf(['x']) }), [{ a: 'x' }, { a: 'y' }]],
  ['forbidden values', object({ a: mixed().notOneOf(['x']) }), [{ a: 'x' }, { a: 'y' }]],
  [
    'a condition',
    object({ a: mixed().when('b', ([b], schema) => (b === 1 ? schema.required() : schema)), b: mixed() }),
    [{ b: 1 }, { b: 2 }, { a: 1, b: 1 }],
  ],
  ['a string with a maximum length', object({ a: string().max(2) }), [{ a: 7 }, { a: 'abc' }, {}]],
  ['no cast', object({ a: integer().strict() }), [{ a: '7' }, { a: 7 }]],
  ['a stripped field', object({ a: text().strip() }), [{ a: 'a' }]],
  ['a default', object({ a: requiredId() }).default({ a: 1 }), [undefined, { a: 2 }, {}]],
  ['no fields', object({}), [undefined, { a: 1 }]],
  ['unknown fields forbidden', object({ a: text() }).noUnknown(), [{ a: 'a', b: 1 }]],
  ['a field with an inherited name', object({ constructor: text() }), [{ constructor: 'a' }, {}]],
  ['a lazy field', object({ a: lazy(() => requiredId()) }), [{ a: 1 }, {}]],
  ['a reference', object({ a: ref('b'), b: text() }), [{ b: 'b' }]],
  [
    'a nested object that needs yup',
    object({ a: nested(object({ b: string().max(2) })) }),
    [{ a: { b: 'abc' } }, { a: { b: 'ab' } }, {}],
  ],
])('validates with yup when the schema has %s', (_case, schema, values) => {
  expect(isFastSchema(schema)).toBe(false);
  const unknownSchema = schema as Schema<unknown>;
  for (const value of values)
    expect(compileParser(unknownSchema)(value)).toStrictEqual(validateWithYup(unknownSchema, value));
});

it('rethrows an error of a transform', () => {
  const error = new Error('broken');
  const schema = string().transform(() => {
    throw error;
  });
  expect(() => compileParser(schema)('a')).toThrow(error);
});

it('returns frozen rows', () => {
  const schema = object({ id: requiredId(), data: nested(object({ a: text() })) });
  const { rows } = rowsSchema(schema).parse({
    status: 200,
    headers: new Headers(),
    text: '',
    body: [{ id: 1, data: { a: 'a' } }],
  });
  expect([rows, rows[0], rows[0]?.data].every(Object.isFrozen)).toBe(true);
});
