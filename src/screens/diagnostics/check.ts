import { type FinishedCall } from '@/api/client/finishedCall';
import { type Failure } from '@/domain/failures';
import { type Description } from '@/ui/DescriptionList';
import { type ResultTable } from './resultTable';

/** Something that a check found out. */
export interface CheckFact extends Description {
  value: string;
  /** Personal data: shown on the page, and neither kept nor in a report. */
  isPrivate?: true;
}

/** What a check comes to. */
export interface CheckResult {
  status: 'ok' | 'alert' | 'failed' | 'skipped';
  /** What there is to say of it, a line each. */
  messages: readonly string[];
  facts?: readonly CheckFact[];
  table?: ResultTable;
}

/** What came of one call. */
export type CallResult<Data> = { data: Data; failure?: undefined } | { data?: undefined; failure: Failure };

/** What comes of a call that was dispatched: RTK Query's own result, as far as checks need it. */
export interface PendingQuery<Data> extends PromiseLike<{
  isSuccess: boolean;
  data?: Data;
  error?: unknown;
}> {
  queryCacheKey: string;
  abort: () => void;
  unsubscribe: () => void;
}

/** An endpoint of the API that reads. */
export interface QueryEndpoint<Arg, Data> {
  name: string;
  initiate: (
    arg: Arg,
    options: { forceRefetch: true },
  ) => (dispatch: never, getState: never, extra: never) => PendingQuery<Data>;
}

/**
 * Makes a call of a check: when it is its turn, anew, and once for all checks of a run that ask the same.
 * @throws when the run is given up; the check ends there
 */
export type RunQuery = <Arg, Data>(endpoint: QueryEndpoint<Arg, Data>, arg: Arg) => Promise<CallResult<Data>>;

export type CheckGroup = 'agency' | 'people' | 'offers' | 'documents';

export const GROUP_TITLES: Readonly<Record<CheckGroup, string>> = {
  agency: 'Agency and payments',
  people: 'Users, smartcards and geofences',
  offers: 'Coupons, feature sets, concessions and reports',
  documents: 'Terms, privacy and about',
};

/** One check of the page: a row of `checks.ts`. */
export interface Check {
  /** Names it in the address of its card, in reports and in what is kept. */
  id: string;
  title: string;
  group: CheckGroup;
  /** What it asks, in words, for before it ran. */
  description: string;
  /** The room of its card: a line or two, a column, or a part of the row's width. */
  size: 'small' | 'column' | 'half' | 'wide' | 'whole';
  run: (runQuery: RunQuery, agency: string) => Promise<CheckResult>;
}

/** What is known of a check at a moment. */
export interface CheckState {
  /** Which run it belongs to, from 1; 0 before the first. */
  run: number;
  runStatus: 'notRun' | 'waiting' | 'running' | 'done';
  result: CheckResult | null;
  /** When it began, ISO 8601 in UTC. */
  ranAt: string | null;
  /** Milliseconds in which at least one of its calls was under way: waiting for a turn is no time of its own. */
  durationMs: number | null;
  calls: readonly FinishedCall[];
  /** What changed since an earlier run, and when that was. */
  changes: readonly string[];
  previousRunAt: string | null;
}

export const INITIAL_CHECK_STATE: CheckState = {
  run: 0,
  runStatus: 'notRun',
  result: null,
  ranAt: null,
  durationMs: null,
  calls: [],
  changes: [],
  previousRunAt: null,
};
