import { judgeValidity, validityRange } from '@/domain/validity';

const NOW = Date.parse('2026-06-15T12:00:00.000Z');

type Range = [start: string | null, end: string | null];

const versions = (ranges: Range[], client_type: string | null = 'rider_web') =>
  ranges.map(([start_date, end_date]) => ({ client_type, content: '', start_date, end_date }));

const problems = (ranges: Range[]) => judgeValidity(versions(ranges), NOW).map(({ problem }) => problem);

it.each<[string, Range[], string[]]>([
  ['no version', [], []],
  ['open at both ends', [[null, null]], []],
  ['begun, without end', [['2026-01-01T00:00:00.000Z', null]], []],
  ['ends today, as a day', [['2026-01-01', '2026-06-15']], []],
  ['ended yesterday, as a day', [['2026-01-01', '2026-06-14']], ['lapsed']],
  ['ends this very moment', [[null, '2026-06-15T12:00:00.000Z']], ['lapsed']],
  ['ends a moment later', [[null, '2026-06-15T12:00:00.001Z']], []],
  ['begins this very moment', [['2026-06-15T12:00:00.000Z', null]], []],
  ['begins a moment later', [['2026-06-15T12:00:00.001Z', null]], ['notBegun']],
  ['begins tomorrow, as a day', [['2026-06-16', null]], ['notBegun']],
  ['with the offset of a zone', [['2026-06-15T22:00:00+10:00', '2026-06-15T22:00:01+10:00']], []],
  [
    'two that meet',
    [
      ['2025-01-01T00:00:00Z', '2026-01-01T00:00:00Z'],
      ['2026-01-01T00:00:00Z', null],
    ],
    ['lapsed'],
  ],
  [
    'two days that follow each other',
    [
      ['2026-01-01', '2026-03-31'],
      ['2026-04-01', null],
    ],
    ['lapsed'],
  ],
  [
    'a day that ends one and begins the next',
    [
      ['2026-01-01', '2026-04-01'],
      ['2026-04-01', null],
    ],
    ['lapsed'],
  ],
  [
    'the last second before the next day',
    [
      ['2026-01-01', '2026-03-31T23:59:59Z'],
      ['2026-04-01', null],
    ],
    ['lapsed'],
  ],
  [
    'a day apart',
    [
      ['2026-01-01', '2026-03-30'],
      ['2026-04-01', null],
    ],
    ['lapsed', 'gap'],
  ],
  [
    'an hour apart',
    [
      [null, '2026-04-01T00:00:00Z'],
      ['2026-04-01T01:00:00Z', null],
    ],
    ['lapsed', 'gap'],
  ],
  [
    'two that overlap',
    [
      ['2026-01-01', null],
      ['2026-03-01', null],
    ],
    ['overlap'],
  ],
  [
    'two days of overlap',
    [
      ['2026-01-01', '2026-04-02'],
      ['2026-04-01', null],
    ],
    ['lapsed', 'overlap'],
  ],
  [
    'one within another, and a third after both',
    [
      ['2020-01-01', '2026-12-31'],
      ['2021-01-01', '2021-02-01'],
      ['2027-01-01', null],
    ],
    ['lapsed', 'notBegun', 'overlap'],
  ],
  [
    'the same twice',
    [
      ['2026-01-01', null],
      ['2026-01-01', null],
    ],
    ['overlap'],
  ],
  [
    'in any order',
    [
      ['2026-04-01', null],
      ['2026-01-01', '2026-03-31'],
    ],
    ['lapsed'],
  ],
  ['a date that is none', [['soon', null]], ['unreadable']],
  ['a day that is not in the calendar', [['2026-02-30', null]], ['unreadable']],
  ['an end before its start', [['2026-03-01', '2026-02-01']], ['unreadable']],
  ['a day that is the whole range', [['2026-06-15', '2026-06-15']], []],
])('%s', (_case, ranges, found) => {
  expect(problems(ranges)).toEqual(found);
});

it('judges each kind of client by itself, and names it', () => {
  const web = versions([['2026-01-01', '2026-05-31']]);
  const ios = versions([['2026-05-01', null]], 'rider_ios');
  const none = versions([['2027-01-01', null]], null);
  expect(judgeValidity([...web, ...ios, ...none], NOW).map(({ text }) => text)).toEqual([
    'rider_web: 01/01/2026 – 05/31/2026 has lapsed.',
    '—: 01/01/2027 – no end has not begun.',
  ]);
});

it('says between what nothing holds, and what overlaps', () => {
  const gap: Range[] = [['2026-01-01', '2026-02-01'], ['2026-03-01', '2026-12-31'], ['2026-12-01', null]]; // prettier-ignore
  expect(judgeValidity(versions(gap), NOW).map(({ text }) => text)).toEqual([
    'rider_web: 01/01/2026 – 02/01/2026 has lapsed.',
    'rider_web: 12/01/2026 – no end has not begun.',
    'rider_web: nothing holds between 02/01/2026 and 03/01/2026.',
    'rider_web: 03/01/2026 – 12/31/2026 and 12/01/2026 – no end overlap.',
  ]);
});

it('a range of days reads the same in every zone', () => {
  expect(validityRange({ start_date: '2026-03-08', end_date: null })).toBe('03/08/2026 – no end');
  expect(validityRange({ start_date: null, end_date: '2026-11-01' })).toBe('no start – 11/01/2026');
});
