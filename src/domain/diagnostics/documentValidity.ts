import { DAY_MS } from '@/lib/dayMs';
import { groupBy } from '@/lib/groupBy';
import { truncate } from '@/lib/text/truncate';
import { formatUtcTimestamp, parseInstant } from '../dates';
import { type Resource } from '../entities/diagnostics/resource';
import { MISSING_VALUE, textOrDash } from '../missingValue';
import { type DocumentVersion } from './checkEvidence';

type ValidityProblem = 'expired' | 'notStarted' | 'overlap' | 'gap' | 'invalid';

interface ValidityIssue {
  problem: ValidityProblem;
  clientType: string;
  text: string;
}

/** The dates are the platform's texts: they are formatted for an issue or a chart, and a run of Fleet reads thousands. */
export interface ValidityRange extends RangeDates {
  /** Milliseconds since 1970 in UTC, inclusive. */
  from: number;
  /** Milliseconds since 1970 in UTC, exclusive. */
  until: number;
  /** Whether the end is a date without a time; the range includes that day. */
  endsWithDate: boolean;
}

/** A range that ends at 23:59:59 leaves no gap before a range that starts on the next day. */
export const MAX_GAP_MS = 1_000;

/** A text that is not a date is cut to this number of characters. */
const INVALID_DATE_LENGTH_LIMIT = 30;

type RangeDates = Pick<Resource, 'start_date' | 'end_date'>;

/** For example `2026-03-01 – no end`, or with times `03/01/2026 00:00:00 UTC – no end`. */
export function formatValidityRange(dates: RangeDates, formatDate = formatInUtc): string {
  return `${formatStart(dates, formatDate)} – ${formatEnd(dates, formatDate)}`;
}

function formatStart({ start_date }: RangeDates, formatDate = formatInUtc): string {
  return isOpen(start_date) ? 'no start' : formatDateOrText(start_date, formatDate);
}

function formatEnd({ end_date }: RangeDates, formatDate = formatInUtc): string {
  return isOpen(end_date) ? 'no end' : formatDateOrText(end_date, formatDate);
}

/** Whether a range has no start, or no end. */
function isOpen(date: string | null): date is null | '' {
  return date === null || date === '';
}

/** Of a text that is not a date, the text: it says what is to correct. */
function formatDateOrText(date: string, formatDate: (date: string) => string): string {
  return parseInstant(date) ? formatDate(date) : `“${truncate(date, INVALID_DATE_LENGTH_LIMIT)}”`;
}

/** In UTC, because messages have no tip with other zones, and are compared with those of runs in other zones. */
function formatInUtc(date: string): string {
  return formatUtcTimestamp(date) ?? MISSING_VALUE;
}

/** The ranges of the versions for one client type, in the platform's order. */
export interface ClientRanges {
  clientType: string;
  ranges: readonly ValidityRange[];
  /** The texts of the ranges that are not valid. */
  invalidRanges: readonly string[];
}

/** Reads the validity ranges of a document's versions. */
export function parseRanges(versions: readonly Resource[]): ClientRanges[] {
  const versionsByClientType = groupBy(versions, ({ client_type }) => textOrDash(client_type));
  return [...versionsByClientType].map(([clientType, clientVersions]) => {
    const ranges = clientVersions.map(parseRange);
    return {
      clientType,
      ranges: ranges.filter((range) => range !== null),
      invalidRanges: clientVersions
        .filter((_, index) => ranges[index] === null)
        .map((version) => formatValidityRange(version)),
    };
  });
}

/**
 * Finds problems in the validity ranges of a document's versions, per client type. Times without a time zone are read
 * as UTC, so that the result is the same in every browser. An end date is part of its range, but the next version may
 * start on that date.
 * @param now milliseconds since 1970
 */
export function evaluateValidity(clientRanges: readonly ClientRanges[], now: number): ValidityIssue[] {
  return clientRanges.flatMap(({ clientType, ranges, invalidRanges }) => {
    const issues: ClientIssue[] = [
      ...invalidRanges.map((text) => ({
        problem: 'invalid' as const,
        text: `${text} is not a valid range.`,
      })),
      ...ranges.flatMap((range) => describeExpiry(range, now)),
      ...findOverlapsAndGaps(ranges),
    ];
    return issues.map(({ problem, text }) => ({ problem, clientType, text: `${clientType}: ${text}` }));
  });
}

/**
 * When versions are valid. Those that overlap or follow at once are one, so that a document with very many stays small in a
 * kept run. Versions whose range is not valid are left out (`listInvalidClientTypes`).
 */
export function listDocumentVersions(clientRanges: readonly ClientRanges[]): DocumentVersion[] {
  const toTime = (time: number) => (Number.isFinite(time) ? time : null);
  return clientRanges.flatMap(({ clientType, ranges }) =>
    joinRanges(ranges).map(({ from, until }) => ({ clientType, from: toTime(from), until: toTime(until) })),
  );
}

/** The client types that have versions, but none with a valid range. */
export function listInvalidClientTypes(clientRanges: readonly ClientRanges[]): string[] {
  return clientRanges.filter(({ ranges }) => ranges.length === 0).map(({ clientType }) => clientType);
}

type TimeSpan = Pick<ValidityRange, 'from' | 'until'>;

function joinRanges(ranges: readonly ValidityRange[]): TimeSpan[] {
  const joined: TimeSpan[] = [];
  for (const { from, until } of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && from <= last.until) last.until = Math.max(last.until, until);
    else joined.push({ from, until });
  }
  return joined;
}

type ClientIssue = Omit<ValidityIssue, 'clientType'>;

function describeExpiry(range: ValidityRange, now: number): ClientIssue[] {
  if (range.until <= now) return [{ problem: 'expired', text: `${formatValidityRange(range)} has expired.` }];
  return range.from > now
    ? [{ problem: 'notStarted', text: `${formatValidityRange(range)} has not started.` }]
    : [];
}

/** An overlap or a gap, and when it is: milliseconds since 1970 in UTC. */
type IssueSpan = TimeSpan & ClientIssue;

export function findOverlapsAndGaps(ranges: readonly ValidityRange[]): IssueSpan[] {
  const [firstRange, ...otherRanges] = ranges.toSorted((a, b) => a.from - b.from || a.until - b.until);
  if (!firstRange) return [];
  const issues: IssueSpan[] = [];
  let latestRange = firstRange;
  for (const nextRange of otherRanges) {
    if (nextRange.from < getEarliestNextStart(latestRange))
      issues.push({
        problem: 'overlap',
        text: `${formatValidityRange(latestRange)} and ${formatValidityRange(nextRange)} overlap.`,
        from: nextRange.from,
        until: Math.min(latestRange.until, nextRange.until),
      });
    else if (nextRange.from - latestRange.until > MAX_GAP_MS)
      issues.push({
        problem: 'gap',
        text: `no version is valid between ${formatEnd(latestRange)} and ${formatStart(nextRange)}.`,
        from: latestRange.until,
        until: nextRange.from,
      });
    if (nextRange.until > latestRange.until) latestRange = nextRange;
  }
  return issues;
}

/** The next version may start on the end date of the previous one. */
export function getEarliestNextStart({ endsWithDate, until }: ValidityRange): number {
  return endsWithDate ? until - DAY_MS : until;
}

/** An end before the year 0 is invalid: its last day has no year of four digits. */
const FIRST_END = Date.parse('0000-01-01');

/** Null when the range is not valid. */
function parseRange({ start_date, end_date }: RangeDates): ValidityRange | null {
  const start = isOpen(start_date) ? { time: -Infinity, isDateOnly: false } : parseInstant(start_date);
  const end = isOpen(end_date) ? { time: Infinity, isDateOnly: false } : parseInstant(end_date);
  if (start === null || end === null || end.time < FIRST_END) return null;
  const until = end.isDateOnly ? end.time + DAY_MS : end.time;
  if (until <= start.time) return null;
  return { start_date, end_date, from: start.time, until, endsWithDate: end.isDateOnly };
}
