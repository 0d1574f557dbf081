import {
  formatCreationTime,
  formatDateOrTimestamp,
  formatIsoTimestamp,
  formatRecentTime,
  formatTimeNear,
  formatTimestamp,
  formatTimestampIn,
  formatUtcTimestamp,
  isTimestamp,
  parseInstant,
} from '@/domain/dates';
import { DAY_MS } from '@tests/support/durations';

const TIMESTAMP = '2026-03-08T17:05:09.000Z';
/** The same time in the time zone that the tests run in. */
const localTime = new Date(TIMESTAMP);
const padTwo = (value: number) => String(value).padStart(2, '0');
const day = `${padTwo(localTime.getMonth() + 1)}/${padTwo(localTime.getDate())}/${localTime.getFullYear()}`;
const minutesAndSeconds = `${padTwo(localTime.getMinutes())}:${padTwo(localTime.getSeconds())}`;

it('formats a timestamp in the browser’s time zone', () => {
  expect(formatCreationTime(TIMESTAMP)).toBe(
    `${day} at ${padTwo(localTime.getHours() % 12 || 12)}:${minutesAndSeconds}`,
  );
  expect(formatTimestamp(TIMESTAMP)).toBe(`${day} ${padTwo(localTime.getHours())}:${minutesAndSeconds}`);
  expect(formatUtcTimestamp(TIMESTAMP)).toBe('03/08/2026 17:05:09 UTC');
});

it.each([null, undefined, '', 'soon', '0', 'Invalid date', '2026-13-40T00:00:00Z'])(
  'formats %s as a missing value',
  (iso) => {
    expect(formatCreationTime(iso)).toBe('—');
    expect(formatTimestamp(iso)).toBe('—');
    expect(formatUtcTimestamp(iso)).toBeUndefined();
  },
);

it('reads a time without a zone as UTC, as the order of rows does', () => {
  const text = '2026-03-08T17:05:09';
  expect(formatUtcTimestamp(text)).toBe('03/08/2026 17:05:09 UTC');
  expect(formatIsoTimestamp(text, 'America/New_York')).toBe('2026-03-08T13:05:09-04:00');
  expect(parseInstant(text)?.time).toBe(Date.parse(TIMESTAMP));
});

it.each(['2026-03-08', '20260308', '2026-03', '2026-W10', '2026-067', '2026'])(
  'leaves the date %s without a time as received',
  (date) => {
    expect(isTimestamp(date)).toBe(false);
    for (const format of [formatTimestamp, formatCreationTime, formatIsoTimestamp])
      expect([format(date), format(date, 'America/New_York')]).toEqual(Array(2).fill(date));
    expect(formatUtcTimestamp(date)).toBe(date);
  },
);

it.each([
  ['9999-12-31T23:59:59Z', 'Australia/Sydney', '01/01/10000 10:59:59', '10000-01-01T10:59:59+11:00'],
  ['0001-01-01T00:00:00Z', 'Asia/Kolkata', '01/01/0001 05:53:28', '0001-01-01T05:53:00+05:53'],
  ['0001-01-01T00:00:00Z', 'America/New_York', '12/31/0000 19:03:58', '0000-12-31T19:04:00-04:56'],
])('formats %s in %s, where its year has another number of digits', (time, zone, shown, inFile) => {
  expect(formatTimestamp(time, zone)).toBe(shown);
  expect(formatIsoTimestamp(time, zone)).toBe(inFile);
});

it.each([
  ['America/New_York', '03/08/2026 13:05:09'],
  ['Australia/Sydney', '03/09/2026 04:05:09'],
  ['Somewhere/Else', null],
  ['', null],
])('formats a timestamp in the zone "%s" as %s', (timeZone, expected) => {
  expect(formatTimestampIn(TIMESTAMP, timeZone)).toBe(expected);
});

it('formats no time in a zone for a text that is not a timestamp', () => {
  expect(formatTimestampIn('soon', 'America/New_York')).toBeNull();
});

it.each([
  ['America/New_York', '03/08/2026 at 01:05:09', '2026-03-08T13:05:09-04:00'],
  ['Asia/Kolkata', '03/08/2026 at 10:35:09', '2026-03-08T22:35:09+05:30'],
])('formats creation times and times of files in the zone %s', (timeZone, creation, iso) => {
  expect(formatCreationTime(TIMESTAMP, timeZone)).toBe(creation);
  expect(formatIsoTimestamp('2026-03-08T17:05:09.900Z', timeZone)).toBe(iso);
  expect(formatCreationTime('soon', timeZone)).toBe('—');
});

it('formats a recent time without its date on the same day only', () => {
  const time = `${padTwo(localTime.getHours())}:${padTwo(localTime.getMinutes())}`;
  expect(formatRecentTime(TIMESTAMP, localTime.getTime() + 1)).toBe(time);
  expect(formatRecentTime(TIMESTAMP, localTime.getTime() + DAY_MS)).toBe(`${day} ${time}`);
});

it('formats a time near another one without its date on the same day only', () => {
  const time = `${padTwo(localTime.getHours())}:${minutesAndSeconds}`;
  expect(formatTimeNear(localTime.getTime(), localTime.getTime() + 1)).toBe(time);
  expect(formatTimeNear(localTime.getTime(), localTime.getTime() + DAY_MS)).toBe(`${day} ${time}`);
});

it('formats midnight in another zone with the hour 00', () => {
  expect(formatTimestampIn('2026-03-08T05:00:00.000Z', 'America/New_York')).toBe('03/08/2026 00:00:00');
});

it.each([
  ['2026-03-08', '03/08/2026'],
  ['20260308', '20260308'],
  ['2026-02-30', '—'],
  [null, '—'],
  [TIMESTAMP, formatTimestamp(TIMESTAMP)],
])('formats the date or timestamp %s as %s', (text, expected) => {
  expect(formatDateOrTimestamp(text)).toBe(expected);
});

it.each([
  ['2026-03-08', { time: Date.UTC(2026, 2, 8), isDateOnly: true }],
  [TIMESTAMP, { time: Date.parse(TIMESTAMP), isDateOnly: false }],
  ['2026-03-08T17:05:09', { time: Date.UTC(2026, 2, 8, 17, 5, 9), isDateOnly: false }],
  ['2026-03-08T17:05:09+10:00', { time: Date.UTC(2026, 2, 8, 7, 5, 9), isDateOnly: false }],
  ['20260308', null],
  ['2026-03', null],
  ['2026-W10', null],
  ['2026', null],
  ['soon', null],
  ['', null],
])('parses %s as %j', (text, instant) => {
  expect(parseInstant(text)).toEqual(instant);
});
