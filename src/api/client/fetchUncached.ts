import { isAnyOf, SHOULD_AUTOBATCH, type UnknownAction } from '@reduxjs/toolkit';
import { type BaseQueryApi } from '@reduxjs/toolkit/query';
import { type Result } from '@/domain/failures';
import { callFinished, type CallRecord, callStarted } from '@/session/callsSlice';
import { type PortalThunk } from '@/session/hooks';
import { type ResponseSchema } from '../schemas/responseSchema';
import { callAndParse, platformBaseQuery, type SendRequest } from './baseQuery';
import { platformApi } from './platformApi';
import { type PlatformRequest } from './request';

/** The part of a query endpoint that `fetchUncached` uses. */
export interface QueryEndpoint<Arg, Data> {
  name: string;
  /** Only for types: undefined at runtime. */
  Types: { QueryArg: Arg; ResultType: Data };
}

type QueryDefinition<Arg, Data> =
  | { query: (arg: Arg) => PlatformRequest; responseSchema: ResponseSchema<Data>; queryFn?: undefined }
  | {
      queryFn: (
        arg: Arg,
        api: BaseQueryApi,
        extraOptions: object,
        sendRequest: SendRequest,
      ) => Promise<Result<Data>>;
    };

interface Options {
  signal?: AbortSignal;
  isBackground?: boolean;
  /** Gets the record of each call when the call starts, and its changes when it ends: the store has only the last calls. */
  onCall?: (record: Pick<CallRecord, 'id'> & Partial<CallRecord>) => void;
}

/**
 * A thunk: sends the calls of a query endpoint, and neither reads nor fills the cache. It is for runs of many calls whose
 * results are kept elsewhere: RTK Query's actions for each took a third of a run's time (decision 146).
 */
export function fetchUncached<Arg, Data>(
  endpoint: QueryEndpoint<Arg, Data>,
  arg: Arg,
  { signal = new AbortController().signal, isBackground, onCall }: Options = {},
): PortalThunk<Promise<Result<Data>>> {
  return (dispatch, getState, extra) => {
    const api = createUncachedApi({ dispatch, getState, extra }, signal, onCall);
    const sendRequest: SendRequest = (request) => platformBaseQuery({ ...request, isBackground }, api, {});
    const definition = readDefinition(endpoint);
    return definition.queryFn
      ? definition.queryFn(arg, api, {}, sendRequest)
      : callAndParse(definition.query(arg), definition.responseSchema, api, sendRequest);
  };
}

const isCallRecord = isAnyOf(callStarted, callFinished);

/**
 * Creates the argument that RTK Query passes to a base query, for a call without a cache entry. No component waits for the
 * call's record, so the components see it with the next frame: to notify them after each action of a run took a fifth of
 * the run's time.
 */
export function createUncachedApi(
  { dispatch, getState, extra }: Pick<BaseQueryApi, 'dispatch' | 'getState' | 'extra'>,
  signal: AbortSignal,
  onCall?: Options['onCall'],
): BaseQueryApi {
  const dispatchBatched = (action: UnknownAction) => {
    if (!isCallRecord(action)) return dispatch(action);
    onCall?.(action.payload);
    return dispatch({ ...action, meta: { [SHOULD_AUTOBATCH]: true } });
  };
  return {
    dispatch: dispatchBatched as typeof dispatch,
    getState,
    extra,
    signal,
    abort: () => undefined,
    endpoint: '',
    type: 'query',
  };
}

const definitions = new Map<string, unknown>();

/** RTK Query shows the definition of an endpoint only to the functions of `enhanceEndpoints`. */
function readDefinition<Arg, Data>({ name }: QueryEndpoint<Arg, Data>): QueryDefinition<Arg, Data> {
  if (!definitions.has(name))
    platformApi.enhanceEndpoints({
      endpoints: { [name]: (definition: unknown) => void definitions.set(name, definition) } as never,
    });
  return definitions.get(name) as QueryDefinition<Arg, Data>;
}
