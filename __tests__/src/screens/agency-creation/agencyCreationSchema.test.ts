import { type ValidationError } from 'yup';
import { agencyCreationSchema } from '@/screens/agency-creation/agencyCreationSchema';
import { INITIAL_VALUES, toPayload } from '@/screens/agency-creation/toPayload';

const list = (...values: string[]) => ({
  choices: values.map((value) => ({ value, label: value })),
  state: 'complete' as const,
});
const schema = agencyCreationSchema({
  timeZones: list('109', '0', '1.5'),
  countries: list('840'),
  featuresets: list('3', '7'),
});
const VALID = { ...INITIAL_VALUES, name: 'Any', abbreviation: 'ANY' };

function errors(values: object): string[] {
  try {
    schema.validateSync({ ...VALID, ...values }, { abortEarly: false });
    return [];
  } catch (problem) {
    return (problem as ValidationError).inner.map(({ path }) => path ?? '');
  }
}

it.each([
  ['the defaults with a name and an abbreviation', {}, []],
  ['texts between spaces', { name: ' Any ', abbreviation: ' ANY ' }, []],
  ['a name of spaces', { name: '  ' }, ['name']],
  ['no abbreviation', { abbreviation: ' ' }, ['abbreviation', 'abbreviation']],
  ['an abbreviation with a slash', { abbreviation: 'A/B' }, ['abbreviation']],
  ['another measurement', { measurement: 'nautical' }, ['measurement']],
  ['time zone 0', { timezone: '0' }, ['timezone']],
  ['half a time zone', { timezone: '1.5' }, ['timezone']],
  ['a country that is not in the list', { country_code: '36' }, ['country_code']],
  ['no feature set', { featuresets: [] }, ['featuresets']],
  [
    'one feature set twice',
    { featuresets: ['3', '7', '3'].map((featureset_id) => ({ featureset_id, enabled: true })) },
    ['featuresets[2].featureset_id'],
  ],
  [
    'a feature set that is neither on nor off',
    { featuresets: [{ featureset_id: '3' }] },
    ['featuresets[0].enabled'],
  ],
])('%s', (_what, values, paths) => {
  expect(errors(values)).toEqual(paths);
});

it('makes the payload of the specification, and nothing else', () => {
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
