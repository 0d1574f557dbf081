import { type NewAgency } from '@/domain/entities/agency';
import { mayHaveBeenApplied } from '@/domain/failures';
import { agencyCreationText } from '@/domain/failureTexts/agencyCreation';
import { payloadFailure } from '@/screens/agency-creation/payloadSchema';

const VALID: NewAgency = {
  name: 'Harbour Transit',
  databaseName: 'HARBOUR',
  abbreviation: 'HARBOUR',
  imperial: true,
  timezone: 109,
  country_code: 840,
  featuresets: [{ featureset_id: 3, enabled: true }],
};

it('lets the payload of the specification pass', () => {
  expect(payloadFailure(VALID)).toBeNull();
});

it.each<[string, object, RegExp]>([
  ['a database name that is not the abbreviation', { databaseName: 'OTHER' }, /^databaseName must equal/],
  ['spaces around the name', { name: ' Harbour ' }, /^name must be a trimmed/],
  ['an empty name', { name: '' }, /^name must be at least 1/],
  ['an empty abbreviation', { abbreviation: '', databaseName: '' }, /abbreviation must be at least 1/],
  ['a measurement that is a text', { imperial: 'true' }, /^imperial must be a `boolean`/],
  ['a time zone that is a text', { timezone: '109' }, /^timezone must be a `number`/],
  ['time zone 0', { timezone: 0 }, /^timezone must be greater than or equal to 1/],
  ['half a country', { country_code: 8.5 }, /^country_code must be an integer/],
  ['no number for the country', { country_code: Number.NaN }, /^country_code must be a `number`/],
  ['an id whose digits were lost', { timezone: 9007199254740992 }, /^timezone must be less/],
  ['no feature set', { featuresets: [] }, /^featuresets field must have at least 1/],
  ['a feature set without its state', { featuresets: [{ featureset_id: 3 }] }, /enabled is a required/],
  [
    'a feature set with more',
    { featuresets: [{ featureset_id: 3, enabled: true, name: 'Pay' }] },
    /unspecified keys: name/,
  ],
  ['one field more', { region: 'usEast' }, /^fields not known: region/],
  ['one field less', { timezone: undefined }, /^timezone is a required/],
])('refuses %s, by the catalogue’s text, before anything is sent', (_what, change, words) => {
  const failure = payloadFailure({ ...VALID, ...change });
  expect(failure?.description).toMatch(words);
  expect(failure && agencyCreationText(failure)).toBe('This is likely a bug');
  expect(failure && mayHaveBeenApplied(failure)).toBe(false);
});
