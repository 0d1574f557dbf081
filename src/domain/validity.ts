import { formatDayOrMoment, instantOf } from './dates';
import { type Resource } from './entities/resource';
import { MISSING } from './missing';

/** What can be wrong with when the versions of a document hold. */
export type ValidityProblem = 'lapsed' | 'notBegun' | 'overlap' | 'gap' | 'unreadable';

export interface ValidityFinding {
  problem: ValidityProblem;
  /** The kind of client that the version is for. */
  clientType: string;
  text: string;
}

interface Span {
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
export function validityRange({ start_date, end_date }: Pick<Resource, 'start_date' | 'end_date'>): string {
  return `${start_date === null ? 'no start' : formatDayOrMoment(start_date)} – ${
    end_date === null ? 'no end' : formatDayOrMoment(end_date)
  }`;
}

/**
 * Judges, per kind of client, the ranges in which versions of one document hold: those that have lapsed or not begun at
 * `now` (milliseconds), those that overlap, and gaps between them. A range without zones is judged in UTC, so that it
 * says the same in every browser. An end that is a day belongs to the range, and the next version may begin on it.
 */
export function judgeValidity(versions: readonly Resource[], now: number): ValidityFinding[] {
  const byClient = new Map<string, Resource[]>();
  for (const version of versions) {
    const clientType = version.client_type ?? MISSING;
    byClient.set(clientType, [...(byClient.get(clientType) ?? []), version]);
  }
  return [...byClient].flatMap(([clientType, own]) =>
    judgeClient(own, now).map(({ problem, text }) => ({
      problem,
      clientType,
      text: `${clientType}: ${text}`,
    })),
  );
}

type Said = Omit<ValidityFinding, 'clientType'>;

function judgeClient(versions: readonly Resource[], now: number): Said[] {
  const found: Said[] = [];
  const spans: Span[] = [];
  for (const version of versions) {
    const span = spanOf(version);
    if (span === null) {
      found.push({ problem: 'unreadable', text: `${validityRange(version)} is no range of time.` });
      continue;
    }
    spans.push(span);
    if (span.until <= now) found.push({ problem: 'lapsed', text: `${span.range} has lapsed.` });
    if (span.from > now) found.push({ problem: 'notBegun', text: `${span.range} has not begun.` });
  }
  return [...found, ...judgeOrder(spans)];
}

function judgeOrder(spans: readonly Span[]): Said[] {
  const [first, ...rest] = [...spans].sort((one, other) => one.from - other.from || one.until - other.until);
  if (!first) return [];
  const found: Said[] = [];
  let last = first;
  for (const next of rest) {
    // The next version may begin on the day that the last one ends with.
    const end = last.endsWithDay ? last.until - DAY : last.until;
    if (next.from < end) found.push({ problem: 'overlap', text: `${last.range} and ${next.range} overlap.` });
    else if (next.from - last.until > SECOND)
      found.push({ problem: 'gap', text: `nothing holds between ${last.end} and ${next.start}.` });
    if (next.until > last.until) last = next;
  }
  return found;
}

function spanOf({ start_date, end_date }: Resource): Span | null {
  const start = start_date === null ? { ms: -Infinity, isDay: false } : instantOf(start_date);
  const end = end_date === null ? { ms: Infinity, isDay: false } : instantOf(end_date);
  if (start === null || end === null) return null;
  const until = end.isDay ? end.ms + DAY : end.ms;
  if (until <= start.ms) return null;
  return {
    from: start.ms,
    until,
    endsWithDay: end.isDay,
    range: validityRange({ start_date, end_date }),
    start: formatDayOrMoment(start_date),
    end: formatDayOrMoment(end_date),
  };
}
