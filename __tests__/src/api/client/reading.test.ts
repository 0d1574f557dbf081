import { object } from 'yup';
import {
  nextPage,
  readCount,
  readOne,
  readPage,
  readRows,
  readTotal,
  UnreadableAnswer,
} from '@/api/client/reading';
import { readOneText, readPageText, readRowsText, withRaw } from '@/api/client/readingText';
import { key, text, textKey } from '@/domain/entities/fields';

const schema = object({ id: key(), name: text() });
const whole = object({ id: key(), raw: textKey() });
const none = new Headers();

const WRAPPINGS = ['[]', '{"rows":[]}', '{"data":[]}', '{"data":{"rows":[]}}'].map((wrapping) =>
  wrapping.replace('[]', '[{"id":1,"name":"a"},{"name":"b"},null,"x",{"id":2}]'),
);

it.each(WRAPPINGS)('reads the list in %s', (json) => {
  const rows = [
    { id: 1, name: 'a' },
    { id: 2, name: null },
  ];
  expect(readRows(schema)(JSON.parse(json))).toEqual({ rows, unreadable: 3 });
  expect(readCount(JSON.parse(json))).toBe(5);
  const texts = [
    { id: 1, raw: '{"id":1,"name":"a"}' },
    { id: 2, raw: '{"id":2}' },
  ];
  expect(readRowsText(whole, withRaw)(null, none, json)).toEqual({ rows: texts, unreadable: 3 });
});

it.each(['null', '[]', '{}', '{"rows":null}', '{"data":null}', '{"data":{}}', '{"data":{"rows":null}}'])(
  'reads %s as an empty list',
  (json) => {
    const empty = { rows: [], unreadable: 0 };
    expect(readRows(schema)(JSON.parse(json))).toEqual(empty);
    expect(readRowsText(whole, withRaw)(null, none, json)).toEqual(empty);
  },
);

it.each(['"text"', '7', 'true', '{"message":"no"}', '{"rows":"x"}', '{"data":{"other":1}}'])(
  'takes %s as no list',
  (json) => {
    expect(() => readRows(schema)(JSON.parse(json))).toThrow(UnreadableAnswer);
    expect(() => readRowsText(whole, withRaw)(null, none, json)).toThrow(UnreadableAnswer);
    expect(() => readCount(JSON.parse(json))).toThrow(UnreadableAnswer);
  },
);

it('reads a list under its own name', () => {
  expect(readRows(schema, 'fares')({ fares: [{ id: 1 }] }).rows).toHaveLength(1);
  expect(readRows(schema, 'fares')({ data: { fares: [{ id: 1 }] } }).rows).toHaveLength(1);
  expect(readRows(schema, 'fares')([{ id: 1 }]).rows).toHaveLength(1);
});

it('reads a row with keys that every object inherits', () => {
  const body: unknown = JSON.parse('[{"id":1,"name":"a","__proto__":{"x":1},"constructor":2,"valueOf":3}]');
  expect(readRows(schema)(body)).toEqual({ rows: [{ id: 1, name: 'a' }], unreadable: 0 });
});

it.each(['null', '[]', '"text"', '{}', '7'])('takes %s as no object', (json) => {
  expect(() => readOne(schema)(JSON.parse(json))).toThrow(UnreadableAnswer);
  expect(() => readOneText(whole, withRaw)(null, none, json)).toThrow(UnreadableAnswer);
});

it('reads an object whole', () => {
  const json = '{"id":1,"name":9007199254740993}';
  expect(readOneText(whole, withRaw)(null, none, json)).toEqual({ id: 1, raw: json });
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
  expect(nextPage(headers)).toBe(next);
  expect(readPage(schema)([], headers)).toEqual({ rows: [], unreadable: 0, next });
  expect(readPageText(whole, withRaw)(null, headers, '[]')).toEqual({ rows: [], unreadable: 0, next });
});

it('reads a total of the header', () => {
  expect(readTotal(null, new Headers({ 'x-total': '0' }))).toBe(0);
  expect(readTotal(null, new Headers({ 'x-total': '200000' }))).toBe(200_000);
  expect(() => readTotal([], none)).toThrow(UnreadableAnswer);
});
