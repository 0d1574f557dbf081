import { type CallNote } from '@/api/client/callNote';
import { watchCalls } from '@/api/client/watchCalls';
import { asFailure } from '@/domain/failures';
import { type PortalDispatch } from '@/session/hooks';
import { type Answer, type Endpoint, type PendingCall } from './check';

/** Makes calls for checks. */
export interface Caller {
  /** Makes one call anew; what is cached is neither taken nor held on to. @throws the signal's reason when it is aborted */
  call<Arg, Data>(endpoint: Endpoint<Arg, Data>, arg: Arg, signal: AbortSignal): Promise<Answered<Data>>;
  /** Takes notes of calls from now on, until the function that it gives is called. */
  watch(): () => void;
}

export interface Answered<Data> {
  answer: Answer<Data>;
  note: CallNote | null;
}

/** A caller over the portal's store. */
export function createCaller(dispatch: PortalDispatch): Caller {
  const notes = new Map<string, CallNote>();
  return {
    watch: () =>
      dispatch(
        watchCalls((note) => {
          if (note.queryCacheKey !== undefined) notes.set(note.queryCacheKey, note);
        }),
      ),
    call: async <Arg, Data>(endpoint: Endpoint<Arg, Data>, arg: Arg, signal: AbortSignal) => {
      signal.throwIfAborted();
      const pending = dispatch(endpoint.initiate(arg, { forceRefetch: true }) as Thunk<PendingCall<Data>>);
      const abort = () => pending.abort();
      signal.addEventListener('abort', abort);
      try {
        const { isSuccess, data, error } = await pending;
        signal.throwIfAborted();
        const answer: Answer<Data> = isSuccess ? { data: data as Data } : { failure: asFailure(error) };
        return { answer, note: notes.get(pending.queryCacheKey) ?? null };
      } finally {
        signal.removeEventListener('abort', abort);
        pending.unsubscribe();
        notes.delete(pending.queryCacheKey);
      }
    },
  };
}

type Thunk<Result> = (dispatch: unknown, getState: unknown, extra: unknown) => Result;
