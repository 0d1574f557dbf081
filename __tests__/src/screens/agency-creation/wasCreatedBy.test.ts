import { CLOCK_SKEW_LIMIT_MS } from '@/domain/limits';
import { wasCreatedBy } from '@/screens/agency-creation/wasCreatedBy';

const SENT_AT = Date.parse('2026-03-01T12:00:00Z');
const sentAgency = {
  name: 'Same',
  databaseName: 'SAME',
  abbreviation: 'SAME',
  imperial: true,
  timezone: 109,
  country_code: 840,
  featuresets: [],
};
const foundAgency = {
  id: 990,
  name: 'Same',
  abbreviation: 'SAME',
  databasename: 'SAME',
  databaseName: null,
  database_status: 'active',
  imperial: true,
  timezone: 109,
  country_code: 840,
  created: '2026-03-01T12:00:01Z',
};
const shiftCreation = (ms: number) => ({ created: new Date(SENT_AT + ms).toISOString() });

it.each([
  ['with the sent values', {}, true],
  ['whose creation time is ahead of the clock', shiftCreation(3_600_000), true],
  ['whose clock is behind by as much as clocks may differ', shiftCreation(-CLOCK_SKEW_LIMIT_MS), true],
  ['that is older than the request', shiftCreation(-CLOCK_SKEW_LIMIT_MS - 1), false],
  ['that is years older than the request', { created: '2020-01-01T00:00:00Z' }, false],
  ['with another name', { name: 'Other' }, false],
  ['with another database', { databasename: 'OTHER' }, false],
  ['with another measurement', { imperial: false }, false],
  ['with another time zone', { timezone: 999 }, false],
  ['with another country', { country_code: 999 }, false],
  ['that has no creation time', { created: null }, null],
  ['that has no time zone', { timezone: null }, null],
])('decides whether a found agency %s is the submitted one', (_case, difference, expected) => {
  expect(wasCreatedBy(sentAgency, SENT_AT, { ...foundAgency, ...difference })).toBe(expected);
});
