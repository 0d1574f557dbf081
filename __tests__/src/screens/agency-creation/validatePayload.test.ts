import { isOutcomeUnknown } from '@/domain/failures';
import { describeAgencyCreationFailure } from '@/domain/failureTexts/agencyCreation';
import { validatePayload } from '@/screens/agency-creation/validatePayload';
import { NEW_AGENCY } from '@tests/support/newAgencyFixture';

it('accepts the payload of the specification', () => {
  expect(validatePayload(NEW_AGENCY)).toBeNull();
});

it.each<[string, object, RegExp]>([
  ['a database name that is not the abbreviation', { databaseName: 'OTHER' }, /^databaseName must equal/],
  ['spaces around the name', { name: ' Harbour ' }, /^name must be a trimmed/],
  ['an empty name', { name: '' }, /^name must be at least 1/],
  ['an empty abbreviation', { abbreviation: '', databaseName: '' }, /abbreviation must be at least 1/],
  ['a measurement that is a string', { imperial: 'true' }, /^imperial must be a `boolean`/],
  ['a time zone that is a string', { timezone: '109' }, /^timezone must be a `number`/],
  ['time zone 0', { timezone: 0 }, /^timezone must be greater than or equal to 1/],
  ['a country that is not a whole number', { country_code: 8.5 }, /^country_code must be an integer/],
  ['no number for the country', { country_code: Number.NaN }, /^country_code must be a `number`/],
  ['an id beyond the safe integers', { timezone: 9007199254740992 }, /^timezone must be less/],
  ['no feature set', { featuresets: [] }, /^featuresets field must have at least 1/],
  ['a feature set without `enabled`', { featuresets: [{ featureset_id: 3 }] }, /enabled is a required/],
  [
    'a feature set with an extra field',
    { featuresets: [{ featureset_id: 3, enabled: true, name: 'Pay' }] },
    /unspecified keys: name/,
  ],
  ['an extra field', { region: 'usEast' }, /^fields not known: region/],
  ['a missing field', { timezone: undefined }, /^timezone is a required/],
])('rejects %s with the text of the specification', (_case, change, messages) => {
  const failure = validatePayload({ ...NEW_AGENCY, ...change });
  expect(failure?.description).toMatch(messages);
  expect(failure && describeAgencyCreationFailure(failure)).toBe('This is likely a bug');
  expect(failure && isOutcomeUnknown(failure)).toBe(false);
});
