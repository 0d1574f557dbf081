import { object } from 'yup';
import {
  parseNextPage,
  parseRowCount,
  parseOne,
  parsePage,
  parseRows,
  parseTotal,
  InvalidResponseError,
} from '@/api/client/parse';
import { parseRawOne, parseRawPage, parseRawRows, addRawJson } from '@/api/client/parseRawJson';
import { requiredId, text, requiredText } from '@/domain/entities/fields';

const schema = object({ id: requiredId(), name: text() });
const whole = object({ id: requiredId(), raw: requiredText() });
const none = new Headers();

const WRAPPINGS = ['[]', '{"rows":[]}', '{"data":[]}', '{"data":{"rows":[]}}'].map((wrapping) =>
  wrapping.replace('[]', '[{"id":1,"name":"a"},{"name":"b"},null,"x",{"id":2}]'),
);

it.each(WRAPPINGS)('reads the list in %s', (json) => {
  const rows = [
    { id: 1, name: 'a' },
    { id: 2, name: null },
  ];
  expect(parseRows(schema)(JSON.parse(json))).toEqual({ rows, invalidRowCount: 3 });
  expect(parseRowCount(JSON.parse(json))).toBe(5);
  const texts = [
    { id: 1, raw: '{"id":1,"name":"a"}' },
    { id: 2, raw: '{"id":2}' },
  ];
  expect(parseRawRows(whole, addRawJson)(null, none, json)).toEqual({ rows: texts, invalidRowCount: 3 });
});

it.each(['null', '[]', '{}', '{"rows":null}', '{"data":null}', '{"data":{}}', '{"data":{"rows":null}}'])(
  'reads %s as an empty list',
  (json) => {
    const empty = { rows: [], invalidRowCount: 0 };
    expect(parseRows(schema)(JSON.parse(json))).toEqual(empty);
    expect(parseRawRows(whole, addRawJson)(null, none, json)).toEqual(empty);
  },
);

it.each(['"text"', '7', 'true', '{"message":"no"}', '{"rows":"x"}', '{"data":{"other":1}}'])(
  'takes %s as no list',
  (json) => {
    expect(() => parseRows(schema)(JSON.parse(json))).toThrow(InvalidResponseError);
    expect(() => parseRawRows(whole, addRawJson)(null, none, json)).toThrow(InvalidResponseError);
    expect(() => parseRowCount(JSON.parse(json))).toThrow(InvalidResponseError);
  },
);

it('reads a list under its own name', () => {
  expect(parseRows(schema, 'fares')({ fares: [{ id: 1 }] }).rows).toHaveLength(1);
  expect(parseRows(schema, 'fares')({ data: { fares: [{ id: 1 }] } }).rows).toHaveLength(1);
  expect(parseRows(schema, 'fares')([{ id: 1 }]).rows).toHaveLength(1);
});

it('reads a row with keys that every object inherits', () => {
  const body: unknown = JSON.parse('[{"id":1,"name":"a","__proto__":{"x":1},"constructor":2,"valueOf":3}]');
  expect(parseRows(schema)(body)).toEqual({ rows: [{ id: 1, name: 'a' }], invalidRowCount: 0 });
});

it.each(['null', '[]', '"text"', '{}', '7'])('takes %s as no object', (json) => {
  expect(() => parseOne(schema)(JSON.parse(json))).toThrow(InvalidResponseError);
  expect(() => parseRawOne(whole, addRawJson)(null, none, json)).toThrow(InvalidResponseError);
});

it('reads an object whole', () => {
  const json = '{"id":1,"name":9007199254740993}';
  expect(parseRawOne(whole, addRawJson)(null, none, json)).toEqual({ id: 1, raw: json });
});

it.each([
  ['2', 2],
  ['', null],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['next', null],
  [undefined, null],
])('reads the next page of the header %s', (value, next) => {
  const headers = new Headers(value === undefined ? {} : { 'x-next-page': value });
  expect(parseNextPage(headers)).toBe(next);
  expect(parsePage(schema)([], headers)).toEqual({ rows: [], invalidRowCount: 0, next });
  expect(parseRawPage(whole, addRawJson)(null, headers, '[]')).toEqual({
    rows: [],
    invalidRowCount: 0,
    next,
  });
});

it('reads a total of the header', () => {
  expect(parseTotal(null, new Headers({ 'x-total': '0' }))).toBe(0);
  expect(parseTotal(null, new Headers({ 'x-total': '200000' }))).toBe(200_000);
  expect(() => parseTotal([], none)).toThrow(InvalidResponseError);
});
