import { type ISchema, object } from 'yup';
import { documentText, flag, id, integer, nested, text } from '@/domain/entities/fields';
import { resolveAlias } from '@/domain/entities/aliases';

const BEYOND = Number.MAX_SAFE_INTEGER + 1;

it.each<[string, ISchema<unknown>, unknown[], unknown[]]>([
  ['id', id(), [1, '1', 'a', 0, '', null, undefined, 1.5, BEYOND, {}, []], [1, '1', 'a', 0, null, null, null, null, null, null, null]], // prettier-ignore
  [
    'text',
    text(),
    ['a', '', 1, true, null, undefined, {}, []],
    ['a', '', '1', 'true', null, null, null, null],
  ],
  ['integer', integer(), [1, '1', '-1', 0, 1.5, '1.5', '', 'a', null, undefined, NaN, BEYOND, true, {}], [1, 1, -1, 0, null, null, null, null, null, null, null, null, null, null]], // prettier-ignore
  ['flag', flag(), [true, 'true', 1, false, 'false', 0, 'yes', 2, null, undefined, {}], [true, true, true, false, false, false, null, null, null, null, null]], // prettier-ignore
  ['documentText', documentText(), ['a', { b: [1] }, [1], 7, null, undefined], ['a', '{"b":[1]}', '[1]', '7', null, null]], // prettier-ignore
])('%s reads what it can, and is null otherwise', (_name, schema, values, read) => {
  const field = object({ value: schema });
  expect(values.map((value) => (field.validateSync({ value }) as { value: unknown }).value)).toEqual(read);
});

it.each([
  [{ data: { a: '1' } }, '1'],
  [{ data: null }, null],
  [{ data: 'x' }, null],
  [{ data: [] }, null],
  [{}, null],
])('a part of %j has its fields', (row, a) => {
  expect(object({ data: nested(object({ a: text() })) }).validateSync(row)).toEqual({ data: { a } });
});

it('a part is not upset by keys that every object inherits', () => {
  const row = JSON.parse('{"data":{"a":"1","__proto__":{"x":1},"constructor":2,"toString":null}}') as object;
  const schema = object({ data: nested(object({ a: text() })) });
  expect(schema.validateSync(row, { stripUnknown: true })).toEqual({ data: { a: '1' } });
});

it.each([
  [{ a: 1 }, { a: 1 }],
  [{ b: 2 }, { a: 2, b: 2 }],
  [
    { a: null, b: 2 },
    { a: 2, b: 2 },
  ],
  [
    { a: 1, b: 2 },
    { a: 1, b: 2 },
  ],
  [{}, {}],
  ['text', 'text'],
])('of two spellings in %j the first that is there counts', (row, read) => {
  expect(resolveAlias(row, 'a', ['a', 'b'])).toEqual(read);
});
