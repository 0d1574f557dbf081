import { formatAgencyField } from '@/domain/changes/agencyValues';

const WORDS = { 'timezone 109': 'America/New_York', 'featureset_id 3': 'Fares' };

it.each([
  ['name', '"Bay Transit"', 'Name', 'Bay Transit'],
  ['imperial', 'true', 'Measurement', 'Imperial (true)'],
  ['imperial', 'false', 'Measurement', 'Metric (false)'],
  ['timezone', '109', 'Timezone', 'America/New_York (109)'],
  ['timezone', '110', 'Timezone', '110'],
  [
    'featuresets',
    '[{"featureset_id":3,"enabled":true},{"featureset_id":4,"enabled":false}]',
    'Feature sets',
    'Fares (3) enabled, 4 disabled',
  ],
  ['colour', '"red"', 'colour', 'red'],
  ['colour', undefined, 'colour', 'null'],
])('formats the field %s with the value %s as %s: %s', (field, json, path, after) => {
  expect(formatAgencyField(field, json, WORDS)).toEqual({ path, after });
});
