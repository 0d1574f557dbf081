import { object } from 'yup';
import { type Answer } from '@/api/client/request';
import { addRawJson } from '@/api/schemas/addRawJson';
import { rawEntitySchema, rawPageSchema, rawRowsSchema } from '@/api/schemas/rawResponseSchema';
import {
  createResponseSchema,
  entitySchema,
  InvalidResponseError,
  pageSchema,
  rowCountSchema,
  rowsSchema,
  totalCountSchema,
} from '@/api/schemas/responseSchema';
import { requiredId, requiredText, text } from '@/domain/entities/fields';

const schema = object({ id: requiredId(), name: text() });
const rawSchema = object({ id: requiredId(), raw: requiredText() });

/** An answer with this JSON as its body. */
const answer = (json: string, headers: HeadersInit = {}): Answer => ({
  status: 200,
  headers: new Headers(headers),
  text: json,
  body: JSON.parse(json) as unknown,
});

const BODIES_WITH_FIVE_ROWS = [
  '[]',
  ' [] ',
  '{"rows":[]}',
  '{"data":[]}',
  '{"data":{"rows":[]}}',
  '{"data":{"total":5},"rows":[],"page":1}',
].map((wrapping) => wrapping.replace('[]', '[{"id":1,"name":"a"},{"name":"b"},null,"x",{"id":2}]'));

it.each(BODIES_WITH_FIVE_ROWS)('parses the list in %s', (json) => {
  const rows = [
    { id: 1, name: 'a' },
    { id: 2, name: null },
  ];
  expect(rowsSchema(schema).parse(answer(json))).toEqual({ rows, invalidRowCount: 3 });
  expect(rowCountSchema.parse(answer(json))).toBe(5);
  const rawRows = [
    { id: 1, raw: '{"id":1,"name":"a"}' },
    { id: 2, raw: '{"id":2}' },
  ];
  expect(rawRowsSchema(rawSchema, addRawJson).parse(answer(json))).toEqual({
    rows: rawRows,
    invalidRowCount: 3,
  });
});

it.each(['null', '[]', '{}', '{"rows":null}', '{"data":null}', '{"data":{}}', '{"data":{"rows":null}}'])(
  'parses %s as an empty list',
  (json) => {
    const empty = { rows: [], invalidRowCount: 0 };
    expect(rowsSchema(schema).parse(answer(json))).toEqual(empty);
    expect(rawRowsSchema(rawSchema, addRawJson).parse(answer(json))).toEqual(empty);
  },
);

it.each(['"text"', '7', 'true', '{"message":"no"}', '{"rows":"x"}', '{"data":{"other":1}}'])(
  'throws for %s, which has no list',
  (json) => {
    expect(() => rowsSchema(schema).parse(answer(json))).toThrow(InvalidResponseError);
    expect(() => rawRowsSchema(rawSchema, addRawJson).parse(answer(json))).toThrow(InvalidResponseError);
    expect(() => rowCountSchema.parse(answer(json))).toThrow(InvalidResponseError);
  },
);

it('parses a list under a name of the service', () => {
  const fares = rowsSchema(schema, 'fares');
  expect(fares.parse(answer('{"fares":[{"id":1}]}')).rows).toHaveLength(1);
  expect(fares.parse(answer('{"data":{"fares":[{"id":1}]}}')).rows).toHaveLength(1);
  expect(fares.parse(answer('[{"id":1}]')).rows).toHaveLength(1);
});

it('parses a row with keys that every object inherits', () => {
  const json = '[{"id":1,"name":"a","__proto__":{"x":1},"constructor":2,"valueOf":3}]';
  expect(rowsSchema(schema).parse(answer(json))).toEqual({
    rows: [{ id: 1, name: 'a' }],
    invalidRowCount: 0,
  });
});

it.each(['null', '[]', '"text"', '{}', '7'])('throws for %s, which is no valid object', (json) => {
  expect(() => entitySchema(schema).parse(answer(json))).toThrow(InvalidResponseError);
  expect(() => rawEntitySchema(rawSchema, addRawJson).parse(answer(json))).toThrow(InvalidResponseError);
});

it('parses an object and keeps its JSON', () => {
  const json = '{"id":1,"name":9007199254740993}';
  expect(rawEntitySchema(rawSchema, addRawJson).parse(answer(json))).toEqual({ id: 1, raw: json });
});

it('keeps the JSON text of integers of too many digits and of documents', () => {
  const json =
    '{"id":12345678901234567890,"form":{"id":9007199254740993, "price":1.0},"list":[1.0],"text":"1.0","none":null,"other":{"a":1.0},"__proto__":{"x":1}}';
  expect(addRawJson(json, ['form', 'list', 'text', 'none', 'missing'])).toEqual({
    ...(JSON.parse(json) as object),
    id: '12345678901234567890',
    form: '{"id":9007199254740993, "price":1.0}',
    list: '[1.0]',
    raw: json,
  });
  // With duplicate names, the last value counts.
  expect(addRawJson('{"id":1,"id":12345678901234567890}')).toHaveProperty('id', '12345678901234567890');
});

it.each([
  ['2', 2],
  ['', null],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['next', null],
  [undefined, null],
])('parses the next page number of the header "%s"', (value, next) => {
  const emptyPage = answer('[]', value === undefined ? {} : { 'x-next-page': value });
  expect(pageSchema(schema).parse(emptyPage)).toMatchObject({ rows: [], invalidRowCount: 0, next });
  expect(rawPageSchema(rawSchema, addRawJson).parse(emptyPage)).toMatchObject({
    rows: [],
    invalidRowCount: 0,
    next,
  });
});

it('a page has the total of the header x-total, and none without the header', () => {
  expect(pageSchema(schema).parse(answer('[]', { 'x-total': '7' })).total).toBe(7);
  expect(pageSchema(schema).parse(answer('[]'))).not.toHaveProperty('total');
});

it('parses the total of the header x-total, and throws without the header', () => {
  expect(totalCountSchema.parse(answer('null', { 'x-total': '0' }))).toBe(0);
  expect(totalCountSchema.parse(answer('null', { 'x-total': '200000' }))).toBe(200_000);
  expect(() => totalCountSchema.parse(answer('[]'))).toThrow(InvalidResponseError);
});

it.each([new InvalidResponseError(), new TypeError('x is undefined')])(
  'reports an issue to RTK Query, by the Standard Schema interface, when the parser throws %s',
  (error) => {
    const schemaThatThrows = createResponseSchema(() => {
      throw error;
    });
    expect(schemaThatThrows['~standard'].validate(answer('{}'))).toEqual({
      issues: [{ message: expect.any(String) }],
    });
  },
);
