import { type ISchema, object } from 'yup';
import { resolveAliases } from '@/domain/entities/aliases';
import { id, integer, requiredId, requiredText, text } from '@/domain/entities/fields';
import { flag, nested, textOrJson } from '@/domain/entities/otherFields';

const UNSAFE_INTEGER = Number.MAX_SAFE_INTEGER + 1;

it.each<[string, ISchema<unknown>, unknown[], unknown[]]>([
  ['id', id(), [1, '1', 'a', 0, '', null, undefined, 1.5, UNSAFE_INTEGER, {}, []], [1, '1', 'a', 0, null, null, null, null, null, null, null]], // prettier-ignore
  [
    'text',
    text(),
    ['a', '', 1, true, UNSAFE_INTEGER, null, undefined, {}, []],
    ['a', '', '1', 'true', null, null, null, null, null],
  ],
  ['integer', integer(), [1, '1', '-1', 0, 1.5, '1.5', '', 'a', null, undefined, NaN, UNSAFE_INTEGER, true, {}], [1, 1, -1, 0, null, null, null, null, null, null, null, null, null, null]], // prettier-ignore
  ['flag', flag(), [true, 'true', 1, false, 'false', 0, 'yes', 2, null, undefined, {}], [true, true, true, false, false, false, null, null, null, null, null]], // prettier-ignore
  ['textOrJson', textOrJson(), ['a', { b: [1] }, [1], 7, null, undefined], ['a', '{"b":[1]}', '[1]', '7', null, null]], // prettier-ignore
])('%s() reads valid values and returns null for others', (_name, schema, values, expected) => {
  const field = object({ value: schema });
  expect(values.map((value) => (field.validateSync({ value }) as { value: unknown }).value)).toEqual(
    expected,
  );
});

it.each<[string, ISchema<unknown>, unknown[], unknown[]]>([
  ['requiredId', requiredId(), [1, 'a', 0], ['', null, undefined, 1.5, UNSAFE_INTEGER, {}]],
  ['requiredText', requiredText(), ['a', ' '], ['', null, undefined, 1, {}]],
])('a row without a valid value of %s() is invalid', (_name, schema, valid, invalid) => {
  const field = object({ value: schema });
  const isValid = (value: unknown) => field.isValidSync({ value });
  expect(valid.filter(isValid)).toEqual(valid);
  expect(invalid.filter(isValid)).toEqual([]);
});

it.each([
  [{ data: { a: '1' } }, '1'],
  [{ data: null }, null],
  [{ data: 'x' }, null],
  [{ data: [] }, null],
  [{}, null],
])('nested() reads the fields of %j', (row, a) => {
  expect(object({ data: nested(object({ a: text() })) }).validateSync(row)).toEqual({ data: { a } });
});

it('nested() ignores keys that every object inherits', () => {
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
  [
    { a: '', b: 2 },
    { a: 2, b: 2 },
  ],
  [
    { a: '', b: '' },
    { a: '', b: '' },
  ],
  [{}, {}],
  ['text', 'text'],
])('resolves the first alias with a value in %j', (row, expected) => {
  expect(resolveAliases(row, { a: 'b' })).toEqual(expected);
});
