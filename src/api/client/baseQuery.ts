import { nanoid } from '@reduxjs/toolkit';
import { type BaseQueryApi, type BaseQueryFn } from '@reduxjs/toolkit/query';
import { type Failure, type Result } from '@/domain/failures';
import { selectAgencyToken, selectPsoToken, selectRegion, sessionEnded } from '@/session/auth/sessionSlice';
import { isExpired } from '@/session/auth/tokenExpiry';
import { answerRejected, selectIsPrefetching } from '@/session/callsSlice';
import { type PortalState, readPortalState } from '@/session/hooks';
import { type ResponseSchema, toUnreadableFailure } from '../schemas/responseSchema';
import { fetchWithRetry } from './fetchWithRetry';
import { type CallMeta, type RunningCall, startCall } from './recordCall';
import { dropToken, getTokenRenewal, type Renewal, renewToken } from './renewToken';
import { type Answer, isReadRequest, type PlatformRequest } from './request';
import { redactSecretsInUse } from './secretsInUse';
import { updateClockSkew } from './updateClockSkew';

interface ExtraOptions {
  /**
   * A 401 ends no session and renews no token: the answer only helps beside a form, which may still be sent. Not a field of
   * the request, because `fetchUncached` sends the same one for a check, which needs a new token.
   */
  keepsSession?: true;
}

type PlatformBaseQuery = BaseQueryFn<PlatformRequest, Answer, Failure, ExtraOptions, CallMeta>;

/** Everything between an endpoint and `fetch`: records the call, and sends it with the token of its audience. */
export const platformBaseQuery: PlatformBaseQuery = async (request, api, extraOptions) => {
  const call = startCall(request, api);
  const result = await authorizeAndFetch(request, api, call, extraOptions).catch((error: unknown) => {
    // A bug of the portal: RTK Query logs the error, and the call must not stay pending.
    call.finish({ error: { kind: 'unspecified' } });
    throw error;
  });
  return call.finish(result);
};

/** The base query that RTK Query hands to a `queryFn`. */
export type SendRequest = (request: PlatformRequest) => ReturnType<PlatformBaseQuery>;

/** Sends a request outside an endpoint's `query`, and applies the schema as RTK Query does for an endpoint. */
export async function callAndParse<T>(
  request: PlatformRequest,
  schema: ResponseSchema<T>,
  { dispatch }: BaseQueryApi,
  sendRequest: SendRequest,
): Promise<Result<T>> {
  const { data, error, meta } = await sendRequest(request);
  if (error) return { error };
  try {
    return { data: schema.parse(data) };
  } catch {
    if (meta) dispatch(answerRejected(meta.callId));
    return { error: toUnreadableFailure({ _bqMeta: meta }) };
  }
}

/**
 * Sends a request to the backend of the session's region. A 401 for the operator's token ends the session. After a 401
 * for an admin token, the token is renewed once, and a read is sent again with the new token (decision 5).
 */
async function authorizeAndFetch(
  request: PlatformRequest,
  api: BaseQueryApi,
  call: RunningCall,
  // RTK Query passes undefined for an endpoint without them.
  { keepsSession }: ExtraOptions = {},
): Promise<Result<Answer>> {
  if (request.audience === 'admin' && !isReadRequest(request)) {
    // A write is sent once, so it waits for a new token if one is under way.
    const renewal = getTokenRenewal(request.agency, api);
    if (renewal) await renewal;
  }
  const state = readPortalState(api);
  // A rejected sign-in says nothing about the outcome of the change journal's writes and of the open form.
  const wasWriteRejected = !isReadRequest(request) && !request.isSignIn;
  // A write is not queued while offline: the user would not expect it to be sent later.
  if (!isReadRequest(request) && !state.notices.isOnline) return { error: { kind: 'offline' } };

  const baseUrl = selectBaseUrl(state, request);
  if (baseUrl === null) return { error: { kind: 'notConfigured' } };
  const token = selectToken(state, request);
  if (token === null && request.audience !== 'none') return { error: { kind: 'signedOut' } };

  const sendsIdempotencyKey =
    state.configuration.idempotencyKeys && !isReadRequest(request) && token !== null;
  const idempotencyKey = sendsIdempotencyKey ? nanoid() : null;
  const send = (tokenToSend: string | null) =>
    fetchWithRetry(request, {
      baseUrl,
      token: tokenToSend,
      idempotencyKey,
      signal: call.signal,
      redactSecretsInUse: (text) => redactSecretsInUse(text, readPortalState(api), request, tokenToSend),
      onAttempt: call.countAttempt,
      onHeaders: (headers, sentAt) => {
        // The clock of the third-party host is another one.
        if (request.audience !== 'none' || request.host !== 'publicInfo')
          updateClockSkew(headers, sentAt, api);
      },
    });
  // An expired token is not sent. For an admin token this has the same result as a 401.
  const isTokenUsable = token === null || !isExpired(token, state.session.clockSkewMs);
  if (!isTokenUsable && request.audience === 'pso') {
    api.dispatch(sessionEnded({ reason: 'expired', wasWriteRejected }));
    return { error: { kind: 'signedOut' } };
  }
  const result: Result<Answer> = isTokenUsable
    ? await send(token)
    : { error: { kind: 'status', status: 401 } };

  // A prefetch that is rejected must not change the session. When the screen opens, its own call gets the 401.
  const isRejected =
    result.error?.status === 401 && !selectIsPrefetching(readPortalState(api), api.queryCacheKey);
  if (token === null || !isRejected || request.isSignIn || keepsSession) return result;
  if (request.audience !== 'admin') {
    if (selectPsoToken(readPortalState(api)) === token)
      api.dispatch(sessionEnded({ reason: 'expired', wasWriteRejected }));
    return result;
  }

  const { agency } = request;
  const renewal = await Promise.race([
    renewToken({ agency, rejectedToken: token, wasWriteRejected }, api),
    // The renewal goes on for other calls. Below, the aborted call ends.
    new Promise<Renewal>((resolve) => call.signal.addEventListener('abort', () => resolve({ token: null }))),
  ]);
  // A rejected write is not sent again: the user can submit it with the new token.
  if (isTokenUsable && !isReadRequest(request))
    return result.error && !renewal.failure && renewal.token !== null
      ? { error: { ...result.error, wasTokenRenewed: true } }
      : result;
  if (call.signal.aborted) return { error: { kind: 'aborted' } };
  // The renewal's own time-out would say of a write, which was not sent, that it may have been applied.
  if (renewal.failure) return { error: isReadRequest(request) ? renewal.failure : { kind: 'notRenewed' } };
  if (renewal.token === null) return result;
  const secondResult = await send(renewal.token);
  if (secondResult.error?.status === 401)
    dropToken({ agency, rejectedToken: renewal.token, wasWriteRejected }, api);
  return secondResult;
}

/** Null when `/index.json` has no URL for the host. */
function selectBaseUrl(state: PortalState, request: PlatformRequest): string | null {
  const { backends, publicInfoUrl } = state.configuration;
  if (request.audience !== 'none') return backends[selectRegion(state)];
  return request.host === 'publicInfo' ? publicInfoUrl : backends[request.region ?? selectRegion(state)];
}

function selectToken(state: PortalState, request: PlatformRequest): string | null {
  if (request.audience === 'pso') return selectPsoToken(state);
  if (request.audience === 'none') return null;
  const { agency } = request;
  return selectAgencyToken(state, agency) ?? selectRunToken(state, agency);
}

function selectRunToken({ runTokens }: PortalState, agency: string): string | null {
  // An agency can have the abbreviation `constructor`.
  const tokens = [runTokens?.fleet, runTokens?.rollout].find((all) => all && Object.hasOwn(all, agency));
  return tokens?.[agency] ?? null;
}
