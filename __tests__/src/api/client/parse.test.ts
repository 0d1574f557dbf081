import { object } from 'yup';
import {
  InvalidResponseError,
  parseNextPage,
  parseOne,
  parsePage,
  parseRowCount,
  parseRows,
  parseTotal,
} from '@/api/client/parse';
import { addRawJson, parseRawOne, parseRawPage, parseRawRows } from '@/api/client/parseRawJson';
import { requiredId, requiredText, text } from '@/domain/entities/fields';

const schema = object({ id: requiredId(), name: text() });
const rawSchema = object({ id: requiredId(), raw: requiredText() });
const noHeaders = new Headers();

const BODIES_WITH_FIVE_ROWS = ['[]', '{"rows":[]}', '{"data":[]}', '{"data":{"rows":[]}}'].map((wrapping) =>
  wrapping.replace('[]', '[{"id":1,"name":"a"},{"name":"b"},null,"x",{"id":2}]'),
);

it.each(BODIES_WITH_FIVE_ROWS)('parses the list in %s', (json) => {
  const rows = [
    { id: 1, name: 'a' },
    { id: 2, name: null },
  ];
  expect(parseRows(schema)(JSON.parse(json))).toEqual({ rows, invalidRowCount: 3 });
  expect(parseRowCount(JSON.parse(json))).toBe(5);
  const rawRows = [
    { id: 1, raw: '{"id":1,"name":"a"}' },
    { id: 2, raw: '{"id":2}' },
  ];
  expect(parseRawRows(rawSchema, addRawJson)(null, noHeaders, json)).toEqual({
    rows: rawRows,
    invalidRowCount: 3,
  });
});

it.each(['null', '[]', '{}', '{"rows":null}', '{"data":null}', '{"data":{}}', '{"data":{"rows":null}}'])(
  'parses %s as an empty list',
  (json) => {
    const empty = { rows: [], invalidRowCount: 0 };
    expect(parseRows(schema)(JSON.parse(json))).toEqual(empty);
    expect(parseRawRows(rawSchema, addRawJson)(null, noHeaders, json)).toEqual(empty);
  },
);

it.each(['"text"', '7', 'true', '{"message":"no"}', '{"rows":"x"}', '{"data":{"other":1}}'])(
  'throws for %s, which has no list',
  (json) => {
    expect(() => parseRows(schema)(JSON.parse(json))).toThrow(InvalidResponseError);
    expect(() => parseRawRows(rawSchema, addRawJson)(null, noHeaders, json)).toThrow(InvalidResponseError);
    expect(() => parseRowCount(JSON.parse(json))).toThrow(InvalidResponseError);
  },
);

it('parses a list under a name of the service', () => {
  expect(parseRows(schema, 'fares')({ fares: [{ id: 1 }] }).rows).toHaveLength(1);
  expect(parseRows(schema, 'fares')({ data: { fares: [{ id: 1 }] } }).rows).toHaveLength(1);
  expect(parseRows(schema, 'fares')([{ id: 1 }]).rows).toHaveLength(1);
});

it('parses a row with keys that every object inherits', () => {
  const body: unknown = JSON.parse('[{"id":1,"name":"a","__proto__":{"x":1},"constructor":2,"valueOf":3}]');
  expect(parseRows(schema)(body)).toEqual({ rows: [{ id: 1, name: 'a' }], invalidRowCount: 0 });
});

it.each(['null', '[]', '"text"', '{}', '7'])('throws for %s, which is no valid object', (json) => {
  expect(() => parseOne(schema)(JSON.parse(json))).toThrow(InvalidResponseError);
  expect(() => parseRawOne(rawSchema, addRawJson)(null, noHeaders, json)).toThrow(InvalidResponseError);
});

it('parses an object and keeps its JSON', () => {
  const json = '{"id":1,"name":9007199254740993}';
  expect(parseRawOne(rawSchema, addRawJson)(null, noHeaders, json)).toEqual({ id: 1, raw: json });
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
  const headers = new Headers(value === undefined ? {} : { 'x-next-page': value });
  expect(parseNextPage(headers)).toBe(next);
  expect(parsePage(schema)([], headers)).toEqual({ rows: [], invalidRowCount: 0, next });
  expect(parseRawPage(rawSchema, addRawJson)(null, headers, '[]')).toEqual({
    rows: [],
    invalidRowCount: 0,
    next,
  });
});

it('parses the total of the header x-total, and throws without the header', () => {
  expect(parseTotal(null, new Headers({ 'x-total': '0' }))).toBe(0);
  expect(parseTotal(null, new Headers({ 'x-total': '200000' }))).toBe(200_000);
  expect(() => parseTotal([], noHeaders)).toThrow(InvalidResponseError);
});
