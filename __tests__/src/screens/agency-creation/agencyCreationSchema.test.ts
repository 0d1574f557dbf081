import { type ValidationError } from 'yup';
import { buildAgencyCreationSchema } from '@/screens/agency-creation/agencyCreationSchema';
import { INITIAL_VALUES, toPayload } from '@/screens/agency-creation/toPayload';

const createCompleteList = (...values: string[]) => ({
  options: values.map((value) => ({ value, label: value })),
  status: 'complete' as const,
});
// 0 and 1.5 are in the list, so that only their format can be the error.
const schema = buildAgencyCreationSchema({
  timeZones: createCompleteList('109', '0', '1.5'),
  countries: createCompleteList('840'),
  featuresets: createCompleteList('3', '7'),
});
const VALID_VALUES = { ...INITIAL_VALUES, name: 'Any', abbreviation: 'ANY' };

function findErrors(values: object): ValidationError[] {
  try {
    schema.validateSync({ ...VALID_VALUES, ...values }, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as ValidationError).inner;
  }
}
const findErrorPaths = (values: object) => findErrors(values).map(({ path }) => path ?? '');

it.each([
  ['A/B', /^Only letters, digits.{1,40}$/],
  // It has this format, but is a key that objects treat in another way.
  ['__proto__', /^Choose another: .{1,40}$/],
])('says why the abbreviation %s is refused', (abbreviation, text) => {
  expect(findErrors({ abbreviation }).map(({ message }) => message)).toEqual([expect.stringMatching(text)]);
});

it.each([
  ['the defaults with a name and an abbreviation', {}, []],
  ['name and abbreviation with spaces around them', { name: ' Any ', abbreviation: ' ANY ' }, []],
  ['a name of spaces', { name: '  ' }, ['name']],
  ['a name with an invisible character', { name: 'Any\u200BTransit' }, ['name']],
  // Two errors: the abbreviation is missing, and it is not of letters and digits.
  ['no abbreviation', { abbreviation: ' ' }, ['abbreviation', 'abbreviation']],
  ['an abbreviation with a slash', { abbreviation: 'A/B' }, ['abbreviation']],
  ['another measurement', { measurement: 'nautical' }, ['measurement']],
  ['time zone 0', { timezone: '0' }, ['timezone']],
  ['a time zone that is not a whole number', { timezone: '1.5' }, ['timezone']],
  ['a country that is not in the list', { country_code: '36' }, ['country_code']],
  ['no feature set', { featuresets: [] }, ['featuresets']],
  [
    'a feature set that is neither on nor off',
    { featuresets: [{ featureset_id: '3' }] },
    ['featuresets[0].enabled'],
  ],
])('finds the errors of %s', (_case, values, paths) => {
  expect(findErrorPaths(values)).toEqual(paths);
});

it.each([
  ['complete', 'Country 36 is not in the list'],
  ['empty', 'Country 36 is not in the list'],
  ['incomplete', 'Country 36 is not among those loaded'],
  // Nothing is sent while it is loading.
  ['loading', null],
] as const)('says of a country outside a list that is %s: %s', (status, text) => {
  const list = createCompleteList('3', '109', '840');
  const listed = buildAgencyCreationSchema({
    timeZones: list,
    countries: { ...list, status },
    featuresets: list,
  });
  const validate = () => listed.validateSync({ ...VALID_VALUES, country_code: '36' });
  if (text === null) expect(validate).not.toThrow();
  else expect(validate).toThrow(text);
});

it('builds exactly the payload of the specification', () => {
  expect(
    toPayload({
      name: ' Any Transit ',
      abbreviation: ' ANY ',
      measurement: 'metric',
      timezone: '298',
      country_code: '36',
      featuresets: [{ featureset_id: '7', enabled: false }],
    }),
  ).toStrictEqual({
    name: 'Any Transit',
    databaseName: 'ANY',
    abbreviation: 'ANY',
    imperial: false,
    timezone: 298,
    country_code: 36,
    featuresets: [{ featureset_id: 7, enabled: false }],
  });
});
