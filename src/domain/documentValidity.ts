import { formatDateOrTimestamp, parseInstant } from './dates';
import { type Resource } from './entities/resource';
import { MISSING_VALUE } from './missingValue';

/** What can be wrong with when the versions of a document hold. */
export type ValidityProblem = 'expired' | 'notStarted' | 'overlap' | 'gap' | 'invalid';

export interface ValidityIssue {
  problem: ValidityProblem;
  /** The kind of client that the version is for. */
  clientType: string;
  text: string;
}

interface ValidityRange {
  /** Milliseconds since 1970 in UTC; the end is the first moment that is no longer in it. */
  from: number;
  until: number;
  /** Whether its end is named as a day, which belongs to it. */
  endsWithDay: boolean;
  range: string;
  end: string;
  start: string;
}

const DAY = 86_400_000;
/** Ends that are written as the last second, or its last millisecond, leave no gap before the next day. */
const SECOND = 1_000;

/** A version's range as the tables show it: `03/01/2026 – no end`. */
export function formatValidityRange({
  start_date,
  end_date,
}: Pick<Resource, 'start_date' | 'end_date'>): string {
  return `${start_date === null ? 'no start' : formatDateOrTimestamp(start_date)} – ${
    end_date === null ? 'no end' : formatDateOrTimestamp(end_date)
  }`;
}

/**
 * Judges, per kind of client, the ranges in which versions of one document hold: those that have lapsed or not begun at
 * `now` (milliseconds), those that overlap, and gaps between them. A range without zones is judged in UTC, so that it
 * says the same in every browser. An end that is a day belongs to the range, and the next version may begin on it.
 */
export function evaluateValidity(versions: readonly Resource[], now: number): ValidityIssue[] {
  const byClient = new Map<string, Resource[]>();
  for (const version of versions) {
    const clientType = version.client_type ?? MISSING_VALUE;
    byClient.set(clientType, [...(byClient.get(clientType) ?? []), version]);
  }
  return [...byClient].flatMap(([clientType, own]) =>
    evaluateClientType(own, now).map(({ problem, text }) => ({
      problem,
      clientType,
      text: `${clientType}: ${text}`,
    })),
  );
}

type ClientIssue = Omit<ValidityIssue, 'clientType'>;

function evaluateClientType(versions: readonly Resource[], now: number): ClientIssue[] {
  const found: ClientIssue[] = [];
  const spans: ValidityRange[] = [];
  for (const version of versions) {
    const span = parseSpan(version);
    if (span === null) {
      found.push({ problem: 'invalid', text: `${formatValidityRange(version)} is not a valid range.` });
      continue;
    }
    spans.push(span);
    if (span.until <= now) found.push({ problem: 'expired', text: `${span.range} has expired.` });
    if (span.from > now) found.push({ problem: 'notStarted', text: `${span.range} has not started.` });
  }
  return [...found, ...findOverlapsAndGaps(spans)];
}

function findOverlapsAndGaps(spans: readonly ValidityRange[]): ClientIssue[] {
  const [first, ...rest] = [...spans].sort((one, other) => one.from - other.from || one.until - other.until);
  if (!first) return [];
  const found: ClientIssue[] = [];
  let last = first;
  for (const next of rest) {
    // The next version may begin on the day that the last one ends with.
    const end = last.endsWithDay ? last.until - DAY : last.until;
    if (next.from < end) found.push({ problem: 'overlap', text: `${last.range} and ${next.range} overlap.` });
    else if (next.from - last.until > SECOND)
      found.push({ problem: 'gap', text: `no version is valid between ${last.end} and ${next.start}.` });
    if (next.until > last.until) last = next;
  }
  return found;
}

function parseSpan({ start_date, end_date }: Resource): ValidityRange | null {
  const start = start_date === null ? { ms: -Infinity, isDateOnly: false } : parseInstant(start_date);
  const end = end_date === null ? { ms: Infinity, isDateOnly: false } : parseInstant(end_date);
  if (start === null || end === null) return null;
  const until = end.isDateOnly ? end.ms + DAY : end.ms;
  if (until <= start.ms) return null;
  return {
    from: start.ms,
    until,
    endsWithDay: end.isDateOnly,
    range: formatValidityRange({ start_date, end_date }),
    start: formatDateOrTimestamp(start_date),
    end: formatDateOrTimestamp(end_date),
  };
}
