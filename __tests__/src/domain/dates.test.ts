import {
  formatFeatureStart,
  formatCreated,
  formatDateOrTimestamp,
  formatTimestamp,
  parseInstant,
  formatUtcTimestamp,
} from '@/domain/dates';

const ISO = '2026-03-08T17:05:09.000Z';
/** The same moment on the clock of the zone that the tests run in. */
const local = new Date(ISO);
const two = (value: number) => String(value).padStart(2, '0');
const day = `${two(local.getMonth() + 1)}/${two(local.getDate())}/${local.getFullYear()}`;
const rest = `${two(local.getMinutes())}:${two(local.getSeconds())}`;

it('writes a moment of the browser’s zone', () => {
  expect(formatCreated(ISO)).toBe(`${day} at ${two(local.getHours() % 12 || 12)}:${rest}`);
  expect(formatTimestamp(ISO)).toBe(`${day} ${two(local.getHours())}:${rest}`);
  expect(formatUtcTimestamp(ISO)).toBe('03/08/2026 17:05:09 UTC');
});

it.each([null, undefined, '', 'soon', '0', 'Invalid date', '2026-13-40T00:00:00Z'])(
  'has no moment for %s',
  (iso) => {
    expect(formatCreated(iso)).toBe('—');
    expect(formatTimestamp(iso)).toBe('—');
    expect(formatUtcTimestamp(iso)).toBeUndefined();
  },
);

it.each([
  ['2026-03-08T07:30:05.999Z', '20260307T073005'],
  // The days on which clocks change have 24 hours in UTC as well.
  ['2026-11-01T12:00:00.000Z', '20261031T120000'],
  ['2024-03-01T00:00:00.000Z', '20240229T000000'],
  ['2026-01-01T00:00:00.000Z', '20251231T000000'],
])('starts a feature switched on at %s at %s', (now, start) => {
  expect(formatFeatureStart(new Date(now))).toBe(start);
});

it.each([
  ['2026-03-08', '03/08/2026'],
  ['2026-02-30', '—'],
  [null, '—'],
  [ISO, formatTimestamp(ISO)],
])('a day is that day in every zone: %s is %s', (text, shown) => {
  expect(formatDateOrTimestamp(text)).toBe(shown);
});

it.each([
  ['2026-03-08', { ms: Date.UTC(2026, 2, 8), isDateOnly: true }],
  [ISO, { ms: Date.parse(ISO), isDateOnly: false }],
  ['2026-03-08T17:05:09', { ms: Date.UTC(2026, 2, 8, 17, 5, 9), isDateOnly: false }],
  ['2026-03-08T17:05:09+10:00', { ms: Date.UTC(2026, 2, 8, 7, 5, 9), isDateOnly: false }],
  ['soon', null],
  ['', null],
])('%s names the moment %j', (text, instant) => {
  expect(parseInstant(text)).toEqual(instant);
});
