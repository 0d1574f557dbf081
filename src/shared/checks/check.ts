import { type QueryEndpoint } from '@/api/client/fetchUncached';
import { type CheckEvidence } from '@/domain/diagnostics/checkEvidence';
import { type ValidityTimeline } from '@/domain/diagnostics/validityTimeline';
import { type Failure, type Result } from '@/domain/failures';
import { type Currency } from '@/domain/regions';
import { type Description } from '@/ui/data/DescriptionList';
import { type ResultTable } from './resultTable';

export interface CheckFact extends Description {
  value: string;
  /** Personal data: the page shows the value, but it is neither stored nor part of a report. */
  isPrivate?: true;
}

export interface CheckResult {
  /** `checkStatus.ts` says what they mean. */
  status: 'ok' | 'alert' | 'failed' | 'skipped';
  /** Each message is one line. */
  messages: readonly string[];
  /** Of a failed check: the messages without the platform's own words, which can contain anything. */
  publicMessages?: readonly string[];
  facts?: readonly CheckFact[];
  table?: ResultTable;
  /** Whether the table has times in the zone of the page, while the messages have them in UTC. */
  hasTableTimes?: true;
  /** A picture of the table. */
  timeline?: ValidityTimeline;
  /** Why there is no picture of the table. */
  noTimelineReason?: string;
  /** Findings that a run of Fleet stores for other readings. The page shows none of them; a link to its report has the counts. */
  evidence?: CheckEvidence;
}

/** A finished call of a check. It has no token and no body. */
export interface CheckCall {
  method: string;
  /** Path and query. */
  path: string;
  /** `publicInfo`: the third-party host of the routing-info service. */
  host: 'platform' | 'publicInfo';
  /** ISO 8601 in UTC. */
  startedAt: string;
  /** Milliseconds from start to end, retries included. */
  durationMs: number;
  /** Null after a success. */
  failure: Failure | null;
}

/**
 * Fetches data for a check, ignoring the cache. Checks of one batch that need the same data share one call. Calls wait
 * in a queue, because only a few may be in flight at a time.
 * @throws when the batch is cancelled
 */
export type RunQuery = <Arg, Data>(endpoint: QueryEndpoint<Arg, Data>, arg: Arg) => Promise<Result<Data>>;

export type CheckGroup = 'agency' | 'people' | 'offers' | 'documents';

export const GROUP_TITLES: Readonly<Record<CheckGroup, string>> = {
  agency: 'Agency and payments',
  people: 'Users, smartcards and geofences',
  offers: 'Coupons, feature sets, concessions and reports',
  documents: 'Terms, privacy and about',
};

export interface CheckContext {
  /** Of the agency's amounts. */
  currency: Currency;
  /** By the platform's clock, in milliseconds since 1970. */
  now: number;
}

export interface Check {
  /** Must not change: it is in reports, and it is the key of the stored result. */
  id: string;
  title: string;
  group: CheckGroup;
  /** The text that the card shows before the first run. */
  description: string;
  /** The size of its card: `small` is low, the others differ in width. */
  size: 'small' | 'column' | 'half' | 'wide' | 'whole';
  /** Whether its facts are counts of the same thing, shown as shares of their total. */
  hasShares?: true;
  run: (runQuery: RunQuery, agency: string, context: CheckContext) => Promise<CheckResult>;
}

export interface CheckState {
  /** The batch that this state belongs to, counted from 1; 0 before the first one. */
  batchNumber: number;
  runStatus: 'notRun' | 'waiting' | 'running' | 'done';
  result: CheckResult | null;
  /** The start time, ISO 8601 in UTC. */
  ranAt: string | null;
  /** Milliseconds with at least one call in flight, without the time in the queue. */
  durationMs: number | null;
  calls: readonly CheckCall[];
  /** Differences from the previous run, one line each. */
  changes: readonly string[];
  /** The start time of the previous run, ISO 8601 in UTC. */
  previousRunAt: string | null;
  /** Whether all of this is of an earlier run, because the last one was cancelled. */
  isOfEarlierRun: boolean;
}

export const INITIAL_CHECK_STATE: CheckState = {
  batchNumber: 0,
  runStatus: 'notRun',
  result: null,
  ranAt: null,
  durationMs: null,
  calls: [],
  changes: [],
  previousRunAt: null,
  isOfEarlierRun: false,
};
