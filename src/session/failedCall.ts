import { type Failure } from '../domain/failures';
import { type Region } from '../domain/regions';
import { type CallRecord } from './callsSlice';

/** The call behind a failure, as far as it may be told: nothing of its query, its body or its token. */
export interface FailedCall extends Pick<CallRecord, 'method' | 'path' | 'audience' | 'agency'> {
  region: Region;
  /** When it was first sent, ISO 8601 in UTC. */
  at: string;
  /** Milliseconds until it ended, repeats included. */
  ms: number;
  /** How often it was sent; 0 where it never was. */
  tries: number;
  /** What the platform said in its own words, without what was sent to it. */
  words: readonly string[];
}

/** Beside failures and not in them: what the store and its tools hold of a failure stays what the catalogue reads. */
const calls = new WeakMap<Failure, FailedCall>();

export function rememberCall(failure: Failure, call: FailedCall): void {
  calls.set(failure, call);
}

/** The call that ended with this very failure; undefined for one that was made up, or that another document met. */
export function callBehind(failure: Failure): FailedCall | undefined {
  return calls.get(failure);
}
