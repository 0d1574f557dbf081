import { nanoid } from '@reduxjs/toolkit';
import { type PortalDispatch, type PortalState } from '@/session/hooks';
import {
  agencyTokenDropped,
  selectAgencyToken,
  selectPsoToken,
  selectRegion,
  sessionEnded,
} from '@/session/sessionSlice';
import { hasEnded } from '@/session/tokenLife';
import { isAhead, onRecord } from './callMemory';
import { exchange, type Outcome, type Tries } from './exchange';
import { type Page } from './reading';
import { renewAdminToken } from './renewAdminToken';
import { isRead, type PlatformRequest } from './request';
import { watched } from './watchCalls';

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
export function send<Arg, T>(toRequest: (arg: Arg) => PlatformRequest<T>) {
  return (arg: Arg, context: unknown): Promise<Outcome<T>> =>
    callPlatform(toRequest(arg), context as CallContext);
}

/** The same for one page of an infinite list. */
export function sendPage<Arg, T>(toRequest: (arg: Arg, page: number) => PlatformRequest<Page<T>>) {
  return (
    { queryArg, pageParam }: { queryArg: Arg; pageParam: number },
    context: unknown,
  ): Promise<Outcome<Page<T>>> => callPlatform(toRequest(queryArg, pageParam), context as CallContext);
}

/**
 * How an infinite list goes on: by the header's page number. A page that names itself or an earlier one would go
 * round for ever. Asked for anew it begins at its first page: all pages that were there would be a storm of calls.
 */
export const byNextPage = {
  refetchCachedPages: false,
  initialPageParam: 1,
  getNextPageParam: ({ next }: Page<unknown>, _pages: unknown, present: number) =>
    next !== null && next > present ? next : undefined,
};

/** A context that also counts. */
interface Counted extends CallContext {
  tries: Tries;
}

const refused = (): Outcome<never> => ({ error: { kind: 'status', status: 401 } });

/**
 * Sends one request to the backend of the session's region with the token that its audience names. A refused
 * operator token ends the session; a refused admin token is renewed once and a read repeated with the new one
 * (decision 5).
 */
export async function callPlatform<T>(
  request: PlatformRequest<T>,
  context: CallContext,
): Promise<Outcome<T>> {
  const counted: Counted = { ...context, tries: { count: 0 } };
  const { online } = (context.getState() as PortalState).notices;
  // Never queued: what is sent later, nobody decided then.
  if (!online && !isRead(request))
    return watched(request, counted, () => Promise.resolve({ error: { kind: 'offline' } }));
  return watched(request, counted, () =>
    onRecord(request, counted, (signal) => carryOut(request, { ...counted, signal })),
  );
}

async function carryOut<T>(request: PlatformRequest<T>, context: Counted): Promise<Outcome<T>> {
  const state = context.getState() as PortalState;
  const key = isRead(request) || !state.configuration.idempotencyKeys ? null : nanoid();
  const dispatch = context.dispatch as PortalDispatch;
  if (request.audience === 'none') {
    const { backends, publicInfoUrl } = state.configuration;
    const host =
      request.host === 'publicInfo' ? publicInfoUrl : backends[request.region ?? selectRegion(state)];
    if (host === null) return { error: { kind: 'notConfigured' } };
    return exchange(host, request, null, context.signal, null, context.tries);
  }

  const region = selectRegion(state);
  const base = state.configuration.backends[region];

  if (request.audience === 'pso') {
    const token = selectPsoToken(state);
    if (token === null) return { error: { kind: 'signedOut' } };
    if (hasEnded(token, state.session.clockSkewMs)) {
      dispatch(sessionEnded({ reason: 'expired', wasRefused: !isRead(request) }));
      return { error: { kind: 'signedOut' } };
    }
    const outcome = await exchange(base, request, token, context.signal, key, context.tries);
    const isStillOurs = selectPsoToken(context.getState() as PortalState) === token;
    if (outcome.error?.status === 401 && !request.isSignIn && isStillOurs && !isAhead(context))
      dispatch(sessionEnded({ reason: 'expired', wasRefused: !isRead(request) }));
    return outcome;
  }

  const { agency } = request;
  const token = selectAgencyToken(state, agency);
  if (token === null) return { error: { kind: 'signedOut' } };
  // A token known to have ended is as good as refused, and is not sent.
  const isSent = !hasEnded(token, state.session.clockSkewMs);
  const outcome = isSent
    ? await exchange(base, request, token, context.signal, key, context.tries)
    : refused();
  // Of a call that nobody waits for nothing follows: the screen meets the refusal, if it is opened.
  if (outcome.error?.status !== 401 || isAhead(context)) return outcome;
  const renewed = await renewAdminToken(
    { base, region, agency, refused: token, isWrite: !isRead(request) },
    context,
  );
  // A passing fault is no refusal: the token and the page stay, and what is typed in it.
  if (renewed.token === null) return outcome;
  // A write is the user's decision: with the new token in place, they may take it again.
  if (isSent && !isRead(request)) return outcome;
  const repeated = await exchange(base, request, renewed.token, context.signal, key, context.tries);
  if (repeated.error?.status === 401)
    dispatch(
      agencyTokenDropped({
        region,
        abbreviation: agency,
        token: renewed.token,
        wasRefused: !isRead(request),
      }),
    );
  return repeated;
}
