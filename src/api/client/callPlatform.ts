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
import { observeCall } from './callListeners';
import { type AttemptCounter, fetchWithRetry, type Result } from './fetchWithRetry';
import { type Page } from './parse';
import { renewAdminToken } from './renewAdminToken';
import { isReadRequest, type PlatformRequest } from './request';
import { isPrefetch, recordCall } from './thunkExtra';

/** The part of RTK Query's `queryFn` context that calls use. */
export interface CallContext {
  dispatch: unknown;
  getState: () => unknown;
  signal: AbortSignal;
  extra: unknown;
  /** Undefined for a mutation. */
  queryCacheKey?: string;
}

/** Creates the `queryFn` of an endpoint from a function that builds the endpoint's request. */
export function createQueryFn<Arg, T>(toRequest: (arg: Arg) => PlatformRequest<T>) {
  return (arg: Arg, context: unknown): Promise<Result<T>> =>
    callPlatform(toRequest(arg), context as CallContext);
}

/** Creates the `queryFn` of an infinite query, which loads one page. */
export function createPageQueryFn<Arg, T>(toRequest: (arg: Arg, page: number) => PlatformRequest<Page<T>>) {
  return (
    { queryArg, pageParam }: { queryArg: Arg; pageParam: number },
    context: unknown,
  ): Promise<Result<Page<T>>> => callPlatform(toRequest(queryArg, pageParam), context as CallContext);
}

/**
 * The options of an infinite query. The next page number comes from the response header; it is ignored when it is not
 * larger than the current one, because that would be an endless loop. A refetch loads only the first page, because
 * refetching all cached pages would be too many calls.
 */
export const nextPageOptions = {
  refetchCachedPages: false,
  initialPageParam: 1,
  getNextPageParam: ({ next }: Page<unknown>, _pages: unknown, currentPage: number) =>
    next !== null && next > currentPage ? next : undefined,
};

interface CountedContext extends CallContext {
  attempts: AttemptCounter;
}

const createUnauthorizedResult = (): Result<never> => ({ error: { kind: 'status', status: 401 } });

/**
 * Sends a request to the backend of the session's region, with the token of its audience. A 401 for the operator's token
 * ends the session. After a 401 for an admin token, the token is renewed once, and a read is retried with the new token
 * (decision 5).
 */
export async function callPlatform<T>(request: PlatformRequest<T>, context: CallContext): Promise<Result<T>> {
  const countedContext: CountedContext = { ...context, attempts: { count: 0 } };
  const { isOnline } = (context.getState() as PortalState).notices;
  // A write is not queued while offline: the user would not expect it to be sent later.
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
  const idempotencyKey = isReadRequest(request) || !state.configuration.idempotencyKeys ? null : nanoid();
  const dispatch = context.dispatch as PortalDispatch;
  if (request.audience === 'none') {
    const { backends, publicInfoUrl } = state.configuration;
    const hostUrl =
      request.host === 'publicInfo' ? publicInfoUrl : backends[request.region ?? selectRegion(state)];
    if (hostUrl === null) return { error: { kind: 'notConfigured' } };
    return fetchWithRetry(hostUrl, request, null, context.signal, null, context.attempts);
  }

  const region = selectRegion(state);
  const backendUrl = state.configuration.backends[region];

  if (request.audience === 'pso') {
    const token = selectPsoToken(state);
    if (token === null) return { error: { kind: 'signedOut' } };
    if (isExpired(token, state.session.clockSkewMs)) {
      dispatch(sessionEnded({ reason: 'expired', wasWriteRejected: !isReadRequest(request) }));
      return { error: { kind: 'signedOut' } };
    }
    const result = await fetchWithRetry(
      backendUrl,
      request,
      token,
      context.signal,
      idempotencyKey,
      context.attempts,
    );
    const isCurrentToken = selectPsoToken(context.getState() as PortalState) === token;
    if (result.error?.status === 401 && !request.isSignIn && isCurrentToken && !isPrefetch(context))
      dispatch(sessionEnded({ reason: 'expired', wasWriteRejected: !isReadRequest(request) }));
    return result;
  }

  const { agency } = request;
  const token = selectAgencyToken(state, agency);
  if (token === null) return { error: { kind: 'signedOut' } };
  // An expired token is not sent; this has the same result as a 401.
  const isSent = !isExpired(token, state.session.clockSkewMs);
  const result = isSent
    ? await fetchWithRetry(backendUrl, request, token, context.signal, idempotencyKey, context.attempts)
    : createUnauthorizedResult();
  // A prefetch must not change the session. If the screen is opened, its own call gets the 401.
  if (result.error?.status !== 401 || isPrefetch(context)) return result;
  const renewal = await renewAdminToken(
    { backendUrl, region, agency, rejectedToken: token, isWrite: !isReadRequest(request) },
    context,
  );
  // Without a new token the result is the 401. If the renewal failed only temporarily, the old token is still stored,
  // so the page and its input stay.
  if (renewal.token === null) return result;
  // A rejected write is not retried: the user can submit it again with the new token.
  if (isSent && !isReadRequest(request)) return result;
  const retryResult = await fetchWithRetry(
    backendUrl,
    request,
    renewal.token,
    context.signal,
    idempotencyKey,
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
