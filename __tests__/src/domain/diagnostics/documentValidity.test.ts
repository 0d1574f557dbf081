import {
  evaluateValidity,
  formatValidityRange,
  listDocumentVersions,
  parseRanges,
} from '@/domain/diagnostics/documentValidity';

const NOW = Date.parse('2026-06-15T12:00:00.000Z');

type Range = [start: string | null, end: string | null];

const createVersions = (ranges: Range[], client_type: string | null = 'rider_web') =>
  ranges.map(([start_date, end_date]) => ({ client_type, content: '', start_date, end_date }));

const findProblems = (ranges: Range[]) =>
  evaluateValidity(parseRanges(createVersions(ranges)), NOW).map(({ problem }) => problem);

// Ranges that end before NOW have expired, besides the problem that a case is about.
it.each<[string, Range[], string[]]>([
  ['no versions', [], []],
  ['a range without start and end', [[null, null]], []],
  ['a range that started and has no end', [['2026-01-01T00:00:00.000Z', null]], []],
  ['an end date of today', [['2026-01-01', '2026-06-15']], []],
  ['an end date of yesterday', [['2026-01-01', '2026-06-14']], ['expired']],
  ['an end time of now', [[null, '2026-06-15T12:00:00.000Z']], ['expired']],
  ['an end time 1 ms from now', [[null, '2026-06-15T12:00:00.001Z']], []],
  ['a start time of now', [['2026-06-15T12:00:00.000Z', null]], []],
  ['a start time 1 ms from now', [['2026-06-15T12:00:00.001Z', null]], ['notStarted']],
  ['a start date of tomorrow', [['2026-06-16', null]], ['notStarted']],
  ['times with a UTC offset', [['2026-06-15T22:00:00+10:00', '2026-06-15T22:00:01+10:00']], []],
  [
    'two ranges with no time between them',
    [
      ['2025-01-01T00:00:00Z', '2026-01-01T00:00:00Z'],
      ['2026-01-01T00:00:00Z', null],
    ],
    ['expired'],
  ],
  [
    'an end date followed by a start date of the next day',
    [
      ['2026-01-01', '2026-03-31'],
      ['2026-04-01', null],
    ],
    ['expired'],
  ],
  [
    'an end date that is the next start date',
    [
      ['2026-01-01', '2026-04-01'],
      ['2026-04-01', null],
    ],
    ['expired'],
  ],
  [
    'an end at the last second before the next start date',
    [
      ['2026-01-01', '2026-03-31T23:59:59Z'],
      ['2026-04-01', null],
    ],
    ['expired'],
  ],
  [
    'two ranges one day apart',
    [
      ['2026-01-01', '2026-03-30'],
      ['2026-04-01', null],
    ],
    ['expired', 'gap'],
  ],
  [
    'two ranges one hour apart',
    [
      [null, '2026-04-01T00:00:00Z'],
      ['2026-04-01T01:00:00Z', null],
    ],
    ['expired', 'gap'],
  ],
  [
    'two ranges that overlap',
    [
      ['2026-01-01', null],
      ['2026-03-01', null],
    ],
    ['overlap'],
  ],
  [
    'two ranges that overlap for two days',
    [
      ['2026-01-01', '2026-04-02'],
      ['2026-04-01', null],
    ],
    ['expired', 'overlap'],
  ],
  [
    'a range within another, and a third after both',
    [
      ['2020-01-01', '2026-12-31'],
      ['2021-01-01', '2021-02-01'],
      ['2027-01-01', null],
    ],
    ['expired', 'notStarted', 'overlap'],
  ],
  [
    'the same range twice',
    [
      ['2026-01-01', null],
      ['2026-01-01', null],
    ],
    ['overlap'],
  ],
  [
    'versions that are not sorted',
    [
      ['2026-04-01', null],
      ['2026-01-01', '2026-03-31'],
    ],
    ['expired'],
  ],
  ['a start and an end that are empty texts', [['', '']], []],
  ['a start that is not a date', [['soon', null]], ['invalid']],
  ['a date that does not exist', [['2026-02-30', null]], ['invalid']],
  ['an end before the start', [['2026-03-01', '2026-02-01']], ['invalid']],
  ['a range of one day', [['2026-06-15', '2026-06-15']], []],
])('finds the problems of %s', (_case, ranges, problems) => {
  expect(findProblems(ranges)).toEqual(problems);
});

it('evaluates each client type separately, and names it in the text', () => {
  const web = createVersions([['2026-01-01', '2026-05-31']]);
  const ios = createVersions([['2026-05-01', null]], 'rider_ios');
  const withoutClientType = createVersions([['2027-01-01', null]], null);
  expect(
    evaluateValidity(parseRanges([...web, ...ios, ...withoutClientType]), NOW).map(({ text }) => text),
  ).toEqual(['rider_web: 2026-01-01 – 2026-05-31 has expired.', '—: 2027-01-01 – no end has not started.']);
});

it('names the ranges that overlap and the dates of a gap', () => {
  const ranges: Range[] = [['2026-01-01', '2026-02-01'], ['2026-03-01', '2026-12-31'], ['2026-12-01', null]]; // prettier-ignore
  expect(evaluateValidity(parseRanges(createVersions(ranges)), NOW).map(({ text }) => text)).toEqual([
    'rider_web: 2026-01-01 – 2026-02-01 has expired.',
    'rider_web: 2026-12-01 – no end has not started.',
    'rider_web: no version is valid between 2026-02-01 and 2026-03-01.',
    'rider_web: 2026-03-01 – 2026-12-31 and 2026-12-01 – no end overlap.',
  ]);
});

it.each([null, ''])('shows a dash for the client type %j', (clientType) => {
  const versions = createVersions([[null, '2026-01-01']], clientType);
  expect(evaluateValidity(parseRanges(versions), NOW).map(({ text }) => text)).toEqual([
    '—: no start – 2026-01-01 has expired.',
  ]);
});

it('takes a range that ends before the year 0 for an invalid one', () => {
  expect(findProblems([[null, '-271821-04-20T00:00:00.000Z']])).toEqual(['invalid']);
  expect(findProblems([[null, '0000-01-01']])).toEqual(['expired']);
});

it('shows a date without a time as it was received', () => {
  expect(formatValidityRange({ start_date: '2026-03-08', end_date: null })).toBe('2026-03-08 – no end');
  expect(formatValidityRange({ start_date: null, end_date: '2026-11-01' })).toBe('no start – 2026-11-01');
});

it('formats times in UTC, and names it, in the range and in messages', () => {
  const start_date = '2026-03-01T00:00:00.000Z';
  expect(formatValidityRange({ start_date, end_date: '2026-07-01T09:59:59+10:00' })).toBe(
    '03/01/2026 00:00:00 UTC – 06/30/2026 23:59:59 UTC',
  );
  const versions = createVersions([[null, start_date]]);
  expect(evaluateValidity(parseRanges(versions), NOW).map(({ text }) => text)).toEqual([
    'rider_web: no start – 03/01/2026 00:00:00 UTC has expired.',
  ]);
});

it('shows a text that is not a date, cut to 30 characters', () => {
  const versions = createVersions([
    ['2026-02-30', ''],
    ['2026-01-01', 'x'.repeat(99)],
  ]);
  expect(evaluateValidity(parseRanges(versions), NOW).map(({ text }) => text)).toEqual([
    'rider_web: “2026-02-30” – no end is not a valid range.',
    `rider_web: 2026-01-01 – “${'x'.repeat(30)}…” is not a valid range.`,
  ]);
});

it('lists as one what overlaps or follows at once, for each client type', () => {
  const web = createVersions([
    ['2026-03-01', '2026-04-30'],
    [null, '2026-01-31'],
    [null, '2026-02-28'],
    ['2026-03-05', '2026-03-10'],
    ['2026-05-02', null],
  ]);
  const ios = createVersions([['2026-01-01', '2026-01-31']], 'rider_ios');
  expect(listDocumentVersions(parseRanges([...web, ...ios]))).toEqual([
    { clientType: 'rider_web', from: null, until: Date.parse('2026-05-01') },
    { clientType: 'rider_web', from: Date.parse('2026-05-02'), until: null },
    { clientType: 'rider_ios', from: Date.parse('2026-01-01'), until: Date.parse('2026-02-01') },
  ]);
});
