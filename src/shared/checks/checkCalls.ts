import { type QueryEndpoint } from '@/api/client/fetchUncached';
import { DIAGNOSTICS_PARALLEL_CALLS } from '@/domain/limits';
import { createFairQueue, type FairQueue } from '@/lib/fairQueue';
import { type PortalDispatch } from '@/session/hooks';
import { type Check, type CheckCall, type RunQuery } from './check';
import { type RecordedResult, sendCheckQuery } from './sendCheckQuery';

/** The checks of one agency that begin together: by one press of RUN or RUN ALL, or in a run of Fleet. */
export interface CheckBatch {
  number: number;
  controller: AbortController;
  /** Queries by endpoint and argument: checks of the batch that need the same data share one query. */
  queries: Map<string, Promise<RecordedResult<unknown>>>;
}

export function createCheckBatch(number: number): CheckBatch {
  return { number, controller: new AbortController(), queries: new Map() };
}

/** The calls of all checks wait in one queue: those of an agency's diagnostics, of a run over many agencies, and of a rollout. */
export const checkQueue = createFairQueue(DIAGNOSTICS_PARALLEL_CALLS);

/** Sends the calls of checks. At most as many are in flight as the queue has slots. `isBackground`: for a run of Fleet. */
export function createCheckCalls(
  dispatch: PortalDispatch,
  { isBackground = false, queue = checkQueue }: { isBackground?: boolean; queue?: FairQueue } = {},
) {
  return {
    /** `markRunning` is called when a call of the check has left the queue; `calls` gets each finished call. */
    createRunQuery(
      batch: CheckBatch,
      check: Pick<Check, 'id'>,
      markRunning: () => void,
      calls: CheckCall[],
    ): RunQuery {
      const { signal } = batch.controller;
      const sendQuery = async <Arg, Data>(endpoint: QueryEndpoint<Arg, Data>, arg: Arg) => {
        const release = await queue.acquire(check.id, signal);
        markRunning();
        try {
          return await dispatch(sendCheckQuery(endpoint, arg, { signal, isBackground }));
        } finally {
          release();
        }
      };
      return async <Arg, Data>(endpoint: QueryEndpoint<Arg, Data>, arg: Arg) => {
        const key = toKey(endpoint, arg);
        const query = batch.queries.get(key) ?? sendQuery(endpoint, arg);
        batch.queries.set(key, query);
        const { result, call } = (await query) as RecordedResult<Data>;
        markRunning();
        if (call) calls.push(call);
        return result;
      };
    },
    /** Gives the checks of a batch what is known already, so that they send no call for it. */
    upsertQueryData<Arg, Data>(
      { queries }: CheckBatch,
      endpoint: QueryEndpoint<Arg, Data>,
      arg: Arg,
      data: Data,
    ): void {
      queries.set(toKey(endpoint, arg), Promise.resolve({ result: { data }, call: null }));
    },
    abort(batches: Iterable<CheckBatch>): void {
      for (const { controller } of batches) controller.abort(new DOMException('given up', 'AbortError'));
      queue.rejectAborted();
    },
  };
}

function toKey<Arg>({ name }: QueryEndpoint<Arg, unknown>, arg: Arg): string {
  return `${name}(${JSON.stringify(arg)})`;
}
