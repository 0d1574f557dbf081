import { nanoid } from '@reduxjs/toolkit';
import { type PortalDispatch, type PortalState } from '@/session/hooks';
import {
  agencyTokenDropped,
  selectAgencyToken,
  selectPsoToken,
  selectRegion,
  sessionEnded,
} from '@/session/sessionSlice';
import { isExpired } from '@/session/tokenExpiry';
import { isPrefetch, recordCall } from './thunkExtra';
import { fetchWithRetry, type Result, type AttemptCounter } from './fetchWithRetry';
import { type Page } from './parse';
import { renewAdminToken } from './renewAdminToken';
import { isReadRequest, type PlatformRequest } from './request';
import { observeCall } from './callListeners';

/** What RTK Query hands to an endpoint's `queryFn`, as far as calls need it. */
export interface CallContext {
  dispatch: unknown;
  getState: () => unknown;
  signal: AbortSignal;
  extra: unknown;
  /** Names the cached answer that a query is for. */
  queryCacheKey?: string;
}

/** An endpoint's `queryFn`: makes the request of its argument, sends it and reads the answer. */
export function createQueryFn<Arg, T>(toRequest: (arg: Arg) => PlatformRequest<T>) {
  return (arg: Arg, context: unknown): Promise<Result<T>> =>
    callPlatform(toRequest(arg), context as CallContext);
}

/** The same for one page of an infinite list. */
export function createPageQueryFn<Arg, T>(toRequest: (arg: Arg, page: number) => PlatformRequest<Page<T>>) {
  return (
    { queryArg, pageParam }: { queryArg: Arg; pageParam: number },
    context: unknown,
  ): Promise<Result<Page<T>>> => callPlatform(toRequest(queryArg, pageParam), context as CallContext);
}

/**
 * How an infinite list goes on: by the header's page number. A page that names itself or an earlier one would go
 * round for ever. Asked for anew it begins at its first page: all pages that were there would be a storm of calls.
 */
export const nextPageOptions = {
  refetchCachedPages: false,
  initialPageParam: 1,
  getNextPageParam: ({ next }: Page<unknown>, _pages: unknown, present: number) =>
    next !== null && next > present ? next : undefined,
};

/** A context that also counts. */
interface CountedContext extends CallContext {
  attempts: AttemptCounter;
}

const createUnauthorizedResult = (): Result<never> => ({ error: { kind: 'status', status: 401 } });

/**
 * Sends one request to the backend of the session's region with the token that its audience names. A refused
 * operator token ends the session; a refused admin token is renewed once and a read repeated with the new one
 * (decision 5).
 */
export async function callPlatform<T>(request: PlatformRequest<T>, context: CallContext): Promise<Result<T>> {
  const countedContext: CountedContext = { ...context, attempts: { count: 0 } };
  const { isOnline } = (context.getState() as PortalState).notices;
  // Never queued: what is sent later, nobody decided then.
  if (!isOnline && !isReadRequest(request))
    return observeCall(request, countedContext, () => Promise.resolve({ error: { kind: 'offline' } }));
  return observeCall(request, countedContext, () =>
    recordCall(request, countedContext, (signal) =>
      authorizeAndFetch(request, { ...countedContext, signal }),
    ),
  );
}

async function authorizeAndFetch<T>(
  request: PlatformRequest<T>,
  context: CountedContext,
): Promise<Result<T>> {
  const state = context.getState() as PortalState;
  const key = isReadRequest(request) || !state.configuration.idempotencyKeys ? null : nanoid();
  const dispatch = context.dispatch as PortalDispatch;
  if (request.audience === 'none') {
    const { backends, publicInfoUrl } = state.configuration;
    const host =
      request.host === 'publicInfo' ? publicInfoUrl : backends[request.region ?? selectRegion(state)];
    if (host === null) return { error: { kind: 'notConfigured' } };
    return fetchWithRetry(host, request, null, context.signal, null, context.attempts);
  }

  const region = selectRegion(state);
  const base = state.configuration.backends[region];

  if (request.audience === 'pso') {
    const token = selectPsoToken(state);
    if (token === null) return { error: { kind: 'signedOut' } };
    if (isExpired(token, state.session.clockSkewMs)) {
      dispatch(sessionEnded({ reason: 'expired', wasWriteRejected: !isReadRequest(request) }));
      return { error: { kind: 'signedOut' } };
    }
    const result = await fetchWithRetry(base, request, token, context.signal, key, context.attempts);
    const isCurrentToken = selectPsoToken(context.getState() as PortalState) === token;
    if (result.error?.status === 401 && !request.isSignIn && isCurrentToken && !isPrefetch(context))
      dispatch(sessionEnded({ reason: 'expired', wasWriteRejected: !isReadRequest(request) }));
    return result;
  }

  const { agency } = request;
  const token = selectAgencyToken(state, agency);
  if (token === null) return { error: { kind: 'signedOut' } };
  // A token known to have ended is as good as refused, and is not sent.
  const isSent = !isExpired(token, state.session.clockSkewMs);
  const result = isSent
    ? await fetchWithRetry(base, request, token, context.signal, key, context.attempts)
    : createUnauthorizedResult();
  // Of a call that nobody waits for nothing follows: the screen meets the refusal, if it is opened.
  if (result.error?.status !== 401 || isPrefetch(context)) return result;
  const renewal = await renewAdminToken(
    { base, region, agency, refusedToken: token, isWrite: !isReadRequest(request) },
    context,
  );
  // A passing fault is no refusal: the token and the page stay, and what is typed in it.
  if (renewal.token === null) return result;
  // A write is the user's decision: with the new token in place, they may take it again.
  if (isSent && !isReadRequest(request)) return result;
  const retryResult = await fetchWithRetry(
    base,
    request,
    renewal.token,
    context.signal,
    key,
    context.attempts,
  );
  if (retryResult.error?.status === 401)
    dispatch(
      agencyTokenDropped({
        region,
        abbreviation: agency,
        token: renewal.token,
        wasWriteRejected: !isReadRequest(request),
      }),
    );
  return retryResult;
}
