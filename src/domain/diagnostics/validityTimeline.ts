import { DAY_MS } from '@/lib/dayMs';
import {
  type ClientRanges,
  findOverlapsAndGaps,
  formatValidityRange,
  getEarliestNextStart,
  type ValidityRange,
} from './documentValidity';

/** A part of a line of time. Both numbers are percentages of the whole line. */
export interface TimelineSpan {
  start: number;
  width: number;
}

interface TimelineBar extends TimelineSpan {
  status: 'expired' | 'valid' | 'notStarted';
  rangeText: string;
  /** Counted from 0. Versions that overlap are in different rows. */
  row: number;
}

interface TimelineLane {
  clientType: string;
  bars: readonly TimelineBar[];
  rowCount: number;
  gaps: readonly TimelineSpan[];
  overlaps: readonly TimelineSpan[];
}

/** When the versions of a document are valid, as a picture: one lane for each client type. */
export interface ValidityTimeline {
  /** The ends of the line, in milliseconds since 1970. */
  startTime: number;
  endTime: number;
  /** The position of `now`, in percent. */
  today: number;
  lanes: readonly TimelineLane[];
}

const YEAR_MS = 365 * DAY_MS;
/** Of the time between the first and the last date. A range that goes beyond them reaches the edge of the picture. */
const MARGIN_SHARE = 0.06;
/**
 * From now to the first or last date of the line. A date such as 9999-12-31 means 'no end': it would make all other
 * spans too short to see, and a year with more than four digits cannot be shown on the line.
 */
const MAX_DISTANCE_MS = 20 * YEAR_MS;

/** Ranges that are not valid are left out. Null when there are no others. */
export function buildValidityTimeline(
  clientRanges: readonly ClientRanges[],
  now: number,
): ValidityTimeline | null {
  const rangesByClientType = clientRanges.filter(({ ranges }) => ranges.length > 0);
  if (rangesByClientType.length === 0) return null;
  const times = rangesByClientType
    .flatMap(({ ranges }) => ranges.flatMap(({ from, until }) => [from, until]))
    .filter(Number.isFinite)
    .map((time) => Math.min(Math.max(time, now - MAX_DISTANCE_MS), now + MAX_DISTANCE_MS))
    .concat(now);
  const firstTime = Math.min(...times);
  const lastTime = Math.max(...times);
  const margin = (lastTime - firstTime) * MARGIN_SHARE || YEAR_MS;
  const startTime = firstTime - margin;
  const endTime = lastTime + margin;
  const toPercent = (time: number) =>
    ((Math.min(Math.max(time, startTime), endTime) - startTime) / (endTime - startTime)) * 100;
  const toSpan = ({ from, until }: Pick<ValidityRange, 'from' | 'until'>): TimelineSpan => ({
    start: toPercent(from),
    width: toPercent(until) - toPercent(from),
  });
  return {
    startTime,
    endTime,
    today: toPercent(now),
    lanes: rangesByClientType.map(({ clientType, ranges }) => {
      const issues = findOverlapsAndGaps(ranges);
      const findSpans = (problem: 'overlap' | 'gap') =>
        issues.filter((issue) => issue.problem === problem).map(toSpan);
      const rows = arrangeInRows(ranges);
      return {
        clientType,
        bars: rows.flatMap((rowRanges, row) =>
          rowRanges.map((range) => ({
            ...toSpan(range),
            status: getRangeStatus(range, now),
            rangeText: formatValidityRange(range),
            row,
          })),
        ),
        rowCount: rows.length,
        gaps: findSpans('gap'),
        overlaps: findSpans('overlap'),
      };
    }),
  };
}

function getRangeStatus({ from, until }: ValidityRange, now: number): TimelineBar['status'] {
  if (until <= now) return 'expired';
  return from > now ? 'notStarted' : 'valid';
}

/** Puts each range into the first row in which it overlaps no other. */
function arrangeInRows(ranges: readonly ValidityRange[]): ValidityRange[][] {
  const rows: ValidityRange[][] = [];
  for (const range of ranges.toSorted((a, b) => a.from - b.from || a.until - b.until)) {
    const freeRow = rows.find((row) => {
      const lastRange = row.at(-1);
      return lastRange !== undefined && getEarliestNextStart(lastRange) <= range.from;
    });
    if (freeRow) freeRow.push(range);
    else rows.push([range]);
  }
  return rows;
}
