import { formatFeatureStart } from '@/domain/features/featureStart';

it.each([
  ['an ordinary day', '2026-06-15T12:34:56.789Z', '20260614T123456'],
  ['New York’s spring change', '2026-03-08T07:30:00.000Z', '20260307T073000'],
  ['the day after New York’s spring change', '2026-03-09T03:59:59.000Z', '20260308T035959'],
  ['New York’s autumn change', '2026-11-01T06:30:00.000Z', '20261031T063000'],
  ['the day after New York’s autumn change', '2026-11-02T04:30:00.000Z', '20261101T043000'],
  ['Sydney’s autumn change', '2026-04-04T16:30:00.000Z', '20260403T163000'],
  ['Sydney’s spring change', '2026-10-03T16:00:00.000Z', '20261002T160000'],
  ['the day after Sydney’s spring change', '2026-10-04T15:59:59.000Z', '20261003T155959'],
  ['New Year', '2027-01-01T00:00:00.000Z', '20261231T000000'],
  ['a leap day', '2028-03-01T08:00:00.000Z', '20280229T080000'],
])('formats the start of a feature as 24 hours before now, in UTC, on %s', (_day, now, start) => {
  expect(formatFeatureStart(new Date(now))).toBe(start);
});
