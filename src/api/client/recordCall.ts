import { nanoid } from '@reduxjs/toolkit';
import { type BaseQueryApi } from '@reduxjs/toolkit/query';
import { type Failure, type Result } from '@/domain/failures';
import { listRedactedMessages, redactPrivateFields } from '@/domain/privateFields';
import { selectRegion } from '@/session/auth/sessionSlice';
import { callFinished, type CallRecord, callsGivenUp, callStarted, selectCall } from '@/session/callsSlice';
import { addPortalListener, type PortalDispatch, readPortalState } from '@/session/hooks';
import { buildSearch, isReadRequest, type PlatformRequest } from './request';

/** The call's id and time, which a failure of the answer's schema gets. */
export type CallMeta = Required<Pick<Failure, 'callId' | 'sentAt'>>;

export interface RunningCall {
  /** Aborts when RTK Query aborts the call, and when the user gives it up. */
  signal: AbortSignal;
  countAttempt: () => void;
  /** Records the result, and returns it; a failure gets the id and the time of the call. */
  finish: <T>(result: Result<T>) => Result<T> & { meta: CallMeta };
}

/** Adds a call to the `calls` slice, where the screens show it and the user can give it up. */
export function startCall(request: PlatformRequest, api: BaseQueryApi): RunningCall {
  const record = createCallRecord(request, api);
  const { id } = record;
  const start = performance.now();
  const controller = new AbortController();
  let attempts = 0;
  // Later than the start of the call if its token was renewed before.
  let sentAt = record.startedAt;
  const stopListening = (api.dispatch as PortalDispatch)(
    addPortalListener({
      actionCreator: callsGivenUp,
      effect: ({ payload }) => {
        if (payload.includes(id)) controller.abort();
      },
    }),
  );
  api.dispatch(callStarted(record));

  return {
    signal: AbortSignal.any([api.signal, controller.signal]),
    countAttempt: () => {
      attempts += 1;
      sentAt = Date.now();
    },
    finish: (result) => {
      stopListening();
      const { error } = result;
      const isGivenUp = error?.kind === 'aborted' && selectCall(readPortalState(api), id)?.isGivenUp;
      // A write that was given up while its token was being renewed was not sent.
      const givenUpKind = attempts === 0 && record.kind === 'write' ? 'notRenewed' : 'givenUp';
      const meta: CallMeta = { callId: id, sentAt };
      const failure: Failure | null = error
        ? { ...error, ...(isGivenUp && { kind: givenUpKind }), ...meta }
        : null;
      api.dispatch(
        callFinished({
          id,
          durationMs: Math.round(performance.now() - start),
          outcome: failure?.kind ?? 'ok',
          status: failure?.status ?? null,
          attempts,
          serverMessages: failure ? listRedactedMessages(failure, request) : [],
        }),
      );
      return { ...(failure ? { error: failure } : result), meta };
    },
  };
}

function createCallRecord(request: PlatformRequest, api: BaseQueryApi): CallRecord {
  const { method = 'GET', path, audience } = request;
  const requestWithoutToken = request.audience === 'none' ? request : null;
  return {
    id: nanoid(),
    queryCacheKey: api.queryCacheKey ?? null,
    kind: request.isSignIn ? 'signIn' : isReadRequest(request) ? 'read' : 'write',
    method,
    host: requestWithoutToken?.host ?? 'platform',
    path,
    search: buildSearch({ query: redactPrivateFields(request.query ?? {}) }),
    audience,
    agency: request.audience === 'admin' ? request.agency : null,
    region: requestWithoutToken?.region ?? selectRegion(readPortalState(api)),
    startedAt: Date.now(),
    durationMs: null,
    outcome: null,
    status: null,
    attempts: 0,
    ...(request.isBackground && { isBackground: true }),
    isGivenUp: false,
    serverMessages: [],
  };
}
