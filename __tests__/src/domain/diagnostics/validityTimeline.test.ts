import { parseRanges } from '@/domain/diagnostics/documentValidity';
import { buildValidityTimeline } from '@/domain/diagnostics/validityTimeline';
import { DAY_MS } from '@tests/support/durations';

type Range = [start: string | null, end: string | null];

const NOW = Date.parse('2026-01-01T00:00:00.000Z');

const createVersions = (ranges: Range[], client_type: string | null = 'rider_web') =>
  ranges.map(([start_date, end_date]) => ({ client_type, content: '', start_date, end_date }));

function buildLanes(ranges: Range[]) {
  const timeline = buildValidityTimeline(parseRanges(createVersions(ranges)), NOW);
  if (!timeline) throw new Error('no timeline');
  const { startTime, endTime, lanes } = timeline;
  /** Turns a position back into a date, so that a test need not know the margins of the line. */
  const toDate = (percent: number) =>
    new Date(Math.round((startTime + ((endTime - startTime) * percent) / 100) / DAY_MS) * DAY_MS)
      .toISOString()
      .slice(0, 10);
  const toDates = ({ start, width }: { start: number; width: number }) => [
    toDate(start),
    toDate(start + width),
  ];
  return { timeline, toDates, lane: lanes[0] ?? { bars: [], gaps: [], overlaps: [], rowCount: 0 } };
}

it('has a bar for each version, where an end date includes its day, and says which is valid now', () => {
  const { lane, toDates } = buildLanes([
    ['2025-01-01', '2025-12-30'],
    ['2025-12-31', '2026-06-30'],
    ['2026-07-01', '2026-12-31'],
  ]);
  expect(lane.bars.map((bar) => [bar.status, ...toDates(bar)])).toEqual([
    ['expired', '2025-01-01', '2025-12-31'],
    ['valid', '2025-12-31', '2026-07-01'],
    ['notStarted', '2026-07-01', '2027-01-01'],
  ]);
  expect(lane).toMatchObject({ rowCount: 1, gaps: [], overlaps: [] });
});

it('has the span of a gap, and the span of an overlap, whose versions are in two rows', () => {
  const { lane, toDates } = buildLanes([
    ['2025-01-01', '2025-03-31'],
    ['2025-05-01', '2026-02-28'],
    ['2026-02-01', null],
  ]);
  expect(lane.gaps.map(toDates)).toEqual([['2025-04-01', '2025-05-01']]);
  expect(lane.overlaps.map(toDates)).toEqual([['2026-02-01', '2026-03-01']]);
  expect(lane.bars.map(({ rangeText, row }) => [rangeText, row])).toEqual([
    ['2025-01-01 – 2025-03-31', 0],
    ['2025-05-01 – 2026-02-28', 0],
    ['2026-02-01 – no end', 1],
  ]);
});

it('a version that starts on the end date of another is in the same row', () => {
  const { lane } = buildLanes([
    ['2025-01-01', '2025-04-01'],
    ['2025-04-01', '2026-04-01'],
  ]);
  expect(lane).toMatchObject({ rowCount: 1, overlaps: [] });
});

it('a range without start and end reaches both ends of the line, and today is on it', () => {
  const { timeline, lane } = buildLanes([[null, null]]);
  expect(lane.bars).toEqual([expect.objectContaining({ start: 0, width: 100, status: 'valid' })]);
  expect(timeline.today).toBe(50);
});

it.each(['9999-12-31', '+270000-01-01T00:00:00Z'])(
  'the line ends about 20 years from now if a range ends on %s, which reaches its end',
  (end) => {
    const { timeline, lane } = buildLanes([
      ['0001-01-01', '2025-12-31'],
      ['2026-01-01', end],
    ]);
    const [years, yearsBefore] = [timeline.endTime - NOW, NOW - timeline.startTime].map(
      (distance) => distance / (365 * DAY_MS),
    );
    expect(years).toBeCloseTo(22.4);
    expect(yearsBefore).toBeCloseTo(22.4);
    expect(lane.bars.map(({ start, width }) => [start, start + width])).toEqual([
      [0, expect.closeTo(50, 2)],
      [expect.closeTo(50, 2), 100],
    ]);
  },
);

it('has a lane for each client type, and leaves out ranges that are not valid', () => {
  const versions = [
    ...createVersions([['2025-01-01', null]]),
    ...createVersions([['soon', null]], 'rider_ios'),
    ...createVersions([[null, '2026-02-01']], null),
  ];
  expect(
    buildValidityTimeline(parseRanges(versions), NOW)?.lanes.map(({ clientType }) => clientType),
  ).toEqual(['rider_web', '—']);
  expect(buildValidityTimeline(parseRanges(createVersions([['soon', null]])), NOW)).toBeNull();
  expect(buildValidityTimeline([], NOW)).toBeNull();
});
