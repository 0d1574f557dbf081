import { nanoid } from '@reduxjs/toolkit';
import { type BaseQueryApi } from '@reduxjs/toolkit/query';
import { type Failure } from '@/domain/failures';
import { isRecord } from '@/lib/isRecord';
import { callFinished, type CallRecord, callsCancelled, callStarted } from '@/session/callsSlice';
import { addPortalListener, type PortalDispatch, type PortalState } from '@/session/hooks';
import { selectRegion } from '@/session/sessionSlice';
import { type Result } from './fetchWithRetry';
import { buildSearch, isReadRequest, type PlatformRequest } from './request';

export interface RunningCall {
  id: string;
  /** Aborts when RTK Query aborts the call, and when the user cancels it. */
  signal: AbortSignal;
  countAttempt: () => void;
  /** Records the result, and returns it; a failure gets the id of the call. */
  finish: <T>(result: Result<T>) => Result<T>;
}

/** Adds a call to the `calls` slice, where the screens show it and the user can cancel it. */
export function startCall(request: PlatformRequest, api: BaseQueryApi): RunningCall {
  const record = createCallRecord(request, api);
  const { id } = record;
  const start = performance.now();
  const controller = new AbortController();
  const abort = () => controller.abort();
  let attempts = 0;
  let isCancelled = false;
  if (api.signal.aborted) abort();
  api.signal.addEventListener('abort', abort);
  const stopListening = (api.dispatch as PortalDispatch)(
    addPortalListener({
      actionCreator: callsCancelled,
      effect: ({ payload }) => {
        if (!payload.includes(id)) return;
        isCancelled = true;
        abort();
      },
    }),
  );
  api.dispatch(callStarted(record));

  return {
    id,
    signal: controller.signal,
    countAttempt: () => {
      attempts += 1;
    },
    finish: (result) => {
      api.signal.removeEventListener('abort', abort);
      stopListening();
      const { error } = result;
      const wasGivenUp = error?.kind === 'aborted' && isCancelled;
      const failure: Failure | null = error
        ? { ...error, ...(wasGivenUp && { kind: 'givenUp' }), callId: id }
        : null;
      api.dispatch(
        callFinished({
          id,
          durationMs: Math.round(performance.now() - start),
          outcome: failure?.kind ?? 'ok',
          status: failure?.status ?? null,
          attempts,
          serverMessages: failure ? listServerMessages(failure, request) : [],
        }),
      );
      return failure ? { error: failure } : result;
    },
  };
}

function createCallRecord(request: PlatformRequest, { queryCacheKey, getState }: BaseQueryApi): CallRecord {
  const { method = 'GET', path, audience } = request;
  const isPublicInfo = request.audience === 'none' && request.host === 'publicInfo';
  const region = request.audience === 'none' ? request.region : undefined;
  return {
    id: nanoid(),
    queryCacheKey: queryCacheKey ?? null,
    kind: request.isSignIn ? 'signIn' : isReadRequest(request) ? 'read' : 'write',
    method,
    host: isPublicInfo ? 'publicInfo' : 'platform',
    path,
    search: buildSearch({ query: redactPrivateFields(request.query ?? {}) }),
    audience,
    agency: request.audience === 'admin' ? request.agency : null,
    region: region ?? selectRegion(getState() as PortalState),
    startedAt: Date.now(),
    durationMs: null,
    outcome: null,
    status: null,
    attempts: 0,
    isCancelled: false,
    serverMessages: [],
  };
}

/** Fields of queries and bodies with secrets or personal data. */
const PRIVATE_FIELD =
  /^(email|password|first_name|last_name|cell_phone|telephoneNumber|telephone_number|term)$/;
const REDACTED = '•••';

function redactPrivateFields(query: NonNullable<PlatformRequest['query']>): typeof query {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      value !== undefined && PRIVATE_FIELD.test(name) ? REDACTED : value,
    ]),
  );
}

/** The texts of an error response. They may repeat what was sent, so the request's private values are redacted. */
function listServerMessages(
  { message, description, extra }: Failure,
  { query, body }: PlatformRequest,
): string[] {
  const sentValues = [query, body].flatMap(listPrivateValues);
  return [...new Set([message, description, extra])]
    .filter((text) => text !== undefined)
    .map((text) => sentValues.reduce((redacted, value) => redacted.replaceAll(value, REDACTED), text));
}

function listPrivateValues(fields: unknown): string[] {
  if (!isRecord(fields)) return [];
  return Object.entries(fields).flatMap(([name, value]) =>
    PRIVATE_FIELD.test(name) && typeof value === 'string' && value.trim().length > 1 ? [value.trim()] : [],
  );
}
