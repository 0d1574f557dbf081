import { type AnySchema, lazy, mixed, object, ref, type Schema, string } from 'yup';
import { isFastSchema, compileParser, INVALID } from '@/api/client/compileParser';
import { parseOrNull, parseRows } from '@/api/client/parse';
import { integer, requiredId, nested, text } from '@/domain/entities/fields';
import { isRecord, omitInheritedKeys } from '@/lib/isRecord';
import { ENTITY_SCHEMAS } from '@tests/support/entitySchemas';

const ROWS = 2_000;

/** Numbers from 0 to 1, the same ones in every run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

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
/** Names of parts, other spellings, and names that every object inherits. */
const MORE_NAMES = [
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

/** A value as an answer may have it at any place, or as only a program could. */
function valueOf(random: () => number, names: readonly string[], depth = 0): unknown {
  const kind = random();
  if (kind < 0.75 || depth === 3) return SCALARS[Math.floor(random() * SCALARS.length)];
  if (kind < 0.8) return [valueOf(random, names, depth + 1), 1];
  return recordOf(random, names, depth + 1);
}

function recordOf(random: () => number, names: readonly string[], depth: number): Record<string, unknown> {
  const some = names.filter(() => random() < 0.3);
  return Object.fromEntries(some.map((name) => [name, valueOf(random, names, depth)]));
}

/** What yup itself makes of a value. */
function validated(schema: Schema<unknown>, value: unknown): unknown {
  try {
    const own = isRecord(value) ? omitInheritedKeys(value) : value;
    return schema.validateSync(own, { stripUnknown: true });
  } catch {
    return INVALID;
  }
}

it.each(ENTITY_SCHEMAS)('%s is read as yup reads it, whatever comes', (_name, schema, least) => {
  expect(isFastSchema(schema)).toBe(true);
  const names = [...Object.keys(schema.cast(least, { assert: false }) as object), ...MORE_NAMES];
  const random = numbersFrom(7);
  const read = compileParser(schema);
  let refused = 0;
  for (let count = 0; count < ROWS; count += 1) {
    // Every other row has what makes it readable, so that its other fields are compared too.
    const row = { ...recordOf(random, names, 0), ...(count % 2 === 0 && least) };
    const expected = validated(schema, row);
    if (expected === INVALID) refused += 1;
    expect(read(row)).toStrictEqual(expected);
  }
  expect(refused > 0).toBe(Object.keys(least).length > 0);
  expect(refused).toBeLessThanOrEqual(ROWS / 2);
});

it.each(ENTITY_SCHEMAS)('%s is read as yup reads it where it is no object at all', (_name, schema) => {
  for (const value of [...SCALARS.filter((scalar) => scalar !== undefined), [], [{}]])
    expect(parseOrNull(schema, value)).toBeNull();
  expect(compileParser(schema)(undefined)).toStrictEqual(validated(schema, undefined));
});

it('takes no field from what is inherited', () => {
  const proto: unknown = JSON.parse('{"__proto__":{"id":7}}');
  const schema = object({ id: requiredId(), data: nested(object({ id: integer() })) });
  expect(compileParser(schema)(proto)).toBe(INVALID);
  expect(compileParser(schema)({ id: 1, data: proto })).toEqual({ id: 1, data: { id: null } });
});

it('reads null where the schema allows it', () => {
  const nullable = object({ id: requiredId() }).nullable();
  expect(compileParser(nullable)(null)).toBeNull();
  expect(compileParser(object({ inner: nullable }))({ inner: null })).toEqual({ inner: null });
  expect(compileParser(object({ id: mixed() }))({})).toStrictEqual({});
});

it.each<[string, AnySchema, unknown[]]>([
  ['a test', object({ a: text().test('short', (value) => (value ?? '').length < 3) }), [{ a: 'ab' }, { a: 'abc' }]],
  ['a test of the whole', object({ a: text() }).test('one', ({ a }) => a === '1'), [{ a: '1' }, { a: '2' }]],
  ['words', object({ a: mixed().oneOf(['x']) }), [{ a: 'x' }, { a: 'y' }]],
  ['words that are none', object({ a: mixed().notOneOf(['x']) }), [{ a: 'x' }, { a: 'y' }]],
  ['a condition', object({ a: mixed().when('b', ([b], schema) => (b === 1 ? schema.required() : schema)), b: mixed() }), [{ b: 1 }, { b: 2 }, { a: 1, b: 1 }]],
  ['a type of its own', object({ a: string().max(2) }), [{ a: 7 }, { a: 'abc' }, {}]],
  ['no cast', object({ a: integer().strict() }), [{ a: '7' }, { a: 7 }]],
  ['a field that goes', object({ a: text().strip() }), [{ a: 'a' }]],
  ['a default', object({ a: requiredId() }).default({ a: 1 }), [undefined, { a: 2 }, {}]],
  ['no fields', object({}), [undefined, { a: 1 }]],
  ['no other fields', object({ a: text() }).noUnknown(), [{ a: 'a', b: 1 }]],
  ['a name that is inherited', object({ constructor: text() }), [{ constructor: 'a' }, {}]],
  ['a lazy field', object({ a: lazy(() => requiredId()) }), [{ a: 1 }, {}]],
  ['a reference', object({ a: ref('b'), b: text() }), [{ b: 'b' }]],
  ['such a part', object({ a: nested(object({ b: string().max(2) })) }), [{ a: { b: 'abc' } }, { a: { b: 'ab' } }, {}]],
])('a schema with %s is left to yup', (_name, schema, values) => {
  expect(isFastSchema(schema)).toBe(false);
  const plain = schema as Schema<unknown>;
  for (const value of values) expect(compileParser(plain)(value)).toStrictEqual(validated(plain, value));
}); // prettier-ignore

it('throws what a schema throws for other reasons', () => {
  const broken = new Error('broken');
  const schema = string().transform(() => {
    throw broken;
  });
  expect(() => compileParser(schema)('a')).toThrow(broken);
});

it('gives rows that nobody can change', () => {
  const schema = object({ id: requiredId(), data: nested(object({ a: text() })) });
  const { rows } = parseRows(schema)([{ id: 1, data: { a: 'a' } }]);
  expect([rows, rows[0], rows[0]?.data].every(Object.isFrozen)).toBe(true);
});
