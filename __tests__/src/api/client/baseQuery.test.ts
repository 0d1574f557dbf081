import { waitFor } from '@testing-library/react';
import { agencyApi } from '@/api/agency';
import { balanceApi } from '@/api/balance';
import { paymentApi } from '@/api/payment';
import { reportsApi } from '@/api/reports';
import { agencySignedIn, agencyTokenDropped, sessionEnded } from '@/session/auth/sessionSlice';
import { callsGivenUp } from '@/session/callsSlice';
import { createTestStore } from '@tests/support/createTestStore';
import { neverRespond, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';

const agency = 'CBTA';
const TOKEN_REQUEST = 'POST /platform/us-east/pso/api/v1/token/agency';
// `store.leaveReasons` has one reason for each time that the session has ended.
const network = setUpNetwork();

const getBalance = (userId: number) =>
  balanceApi.endpoints.getBalance.initiate({ agency, userId: String(userId) });

const correctAnyPayment = () =>
  paymentApi.endpoints.correctPayment.initiate({
    agency,
    userId: 1,
    paymentId: 5000111,
    correction: { amount: 1, payment_medium: 'Token' },
  });

/** From now on, requests to the path with the agency's current token get a 401. */
function rejectCurrentToken(store: Awaited<ReturnType<typeof createTestStore>>, path: string) {
  const currentToken = `Bearer ${store.getState().session.agencyTokens[agency] ?? ''}`;
  network.intercept(path, (request) =>
    request.headers.get('authorization') === currentToken
      ? new Response(null, { status: 401 })
      : network.forward(request),
  );
}

it('renews the admin token once for ten rejected reads, and retries each read with the new token', async () => {
  const store = await createTestStore({ agencies: [agency] }, network);
  const oldToken = store.getState().session.agencyTokens[agency];
  rejectCurrentToken(store, '/balance/');
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, index) => store.dispatch(getBalance(1_000_001 + index))),
  );
  expect(results.filter(({ error }) => error)).toEqual([]);
  expect(network.requests.filter((line) => line === TOKEN_REQUEST)).toHaveLength(1);
  expect(network.requestsTo('/balance/')).toHaveLength(20);
  expect(store.getState().session.agencyTokens[agency]).not.toBe(oldToken);
  expect(store.leaveReasons).toEqual([]);
});

it('renews the token after a rejected write, and does not retry the write', async () => {
  const store = await createTestStore({ agencies: [agency] }, network);
  rejectCurrentToken(store, '/correction/');
  const { error } = await store.dispatch(correctAnyPayment());
  expect(error).toMatchObject({ kind: 'status', status: 401, wasTokenRenewed: true });
  expect(network.requestsTo('/correction/')).toHaveLength(1);
  expect(network.requests).toContain(TOKEN_REQUEST);
});

it.each([403, 503])('says of a rejected write no renewal that ended with %d', async (status) => {
  const store = await createTestStore({ agencies: [agency] }, network);
  rejectCurrentToken(store, '/correction/');
  network.intercept(TOKEN_REQUEST, respondWith(status));
  const { error } = await store.dispatch(correctAnyPayment());
  expect(error).toMatchObject({ status: 401 });
  expect(error).not.toHaveProperty('wasTokenRenewed');
});

it.each([
  [{ status: 503 }, respondWith(503)],
  [{ kind: 'network' }, () => Promise.reject(new TypeError('Failed to fetch'))],
])('after a renewal without an answer, a rejected read fails for that reason: %j', async (reason, answer) => {
  const store = await createTestStore({ agencies: [agency] }, network);
  rejectCurrentToken(store, '/reports/');
  network.intercept(TOKEN_REQUEST, answer);
  const { error } = await store.dispatch(reportsApi.endpoints.listReports.initiate({ agency }));
  expect(error).toMatchObject(reason);
  expect(Object.keys(store.getState().session.agencyTokens)).toEqual([agency]);
});

/** A correction whose token has expired, so that it is renewed before the correction is sent. */
async function correctWithExpiredToken(answerRenewal: () => Promise<Response>) {
  const store = await createTestStore({}, network);
  network.intercept(TOKEN_REQUEST, answerRenewal);
  const token = `x.${btoa(JSON.stringify({ exp: 1 }))}.x`;
  const { origin } = window.location;
  store.dispatch(agencySignedIn({ region: 'usEast', abbreviation: agency, token, tokenOrigin: origin }));
  return { store, write: store.dispatch(correctAnyPayment()) };
}

it('does not send a write whose token has expired when the renewal gets no answer, and says that', async () => {
  const { write } = await correctWithExpiredToken(() => Promise.reject(new TypeError('Failed to fetch')));
  expect((await write).error).toMatchObject({ kind: 'notRenewed' });
  expect(network.requestsTo('/correction/')).toEqual([]);
});

it('ends a write that is given up during the renewal of its token at once, and says that nothing was sent', async () => {
  const { store, write } = await correctWithExpiredToken(neverRespond);
  await waitFor(() => expect(network.requests).toContain(TOKEN_REQUEST));
  const { records } = store.getState().calls;
  const correctionCalls = records.filter(({ path }) => path.includes('/correction/'));
  store.dispatch(callsGivenUp(correctionCalls.map(({ id }) => id)));
  expect((await write).error).toMatchObject({ kind: 'notRenewed' });
  const renewal = store.getState().calls.records.find(({ path }) => path.endsWith('/token/agency'));
  expect(renewal).toMatchObject({ outcome: null });
  expect(network.requestsTo('/correction/')).toEqual([]);
});

it('drops only the token of this agency when the renewal is rejected', async () => {
  const store = await createTestStore({ agencies: [agency, 'METRO'] }, network);
  rejectCurrentToken(store, '/reports/');
  network.intercept(TOKEN_REQUEST, respondWith(403));
  const { error } = await store.dispatch(reportsApi.endpoints.listReports.initiate({ agency }));
  expect(error).toMatchObject({ kind: 'status', status: 401 });
  expect(Object.keys(store.getState().session.agencyTokens)).toEqual(['METRO']);
  expect(store.leaveReasons).toEqual([]);
});

it('ends the session when the operator’s token is rejected', async () => {
  const store = await createTestStore({}, network);
  network.intercept('/agencies/', respondWith(401));
  await store.dispatch(agencyApi.endpoints.listAgencies.initiate());
  expect(store.leaveReasons).toEqual(['expired']);
  expect(store.getState().session.psoToken).toBeNull();
});

it('sends no request when the session lacks the token of the call', async () => {
  const store = await createTestStore({ operator: false }, network);
  const operatorCall = await store.dispatch(agencyApi.endpoints.listAgencies.initiate());
  const adminCall = await store.dispatch(reportsApi.endpoints.listReports.initiate({ agency: 'METRO' }));
  expect([operatorCall.error, adminCall.error]).toMatchObject([{ kind: 'signedOut' }, { kind: 'signedOut' }]);
  expect(network.requests).toEqual([]);
});

it('calls the backend of the session’s region', async () => {
  const store = await createTestStore({ region: 'australia' }, network);
  await store.dispatch(agencyApi.endpoints.listAgencies.initiate());
  expect(network.requests[0]).toContain('GET /platform/australia/agency/');
});

it('drops pending calls when the session ends; a late response changes nothing', async () => {
  const store = await createTestStore({ agencies: [agency] }, network);
  network.intercept('/balance/', neverRespond);
  const pendingCall = store.dispatch(getBalance(1_000_001));
  store.dispatch(sessionEnded({ reason: 'signedOut' }));
  await pendingCall;
  expect(store.getState().platformApi?.queries).toEqual({});
});

it('does not renew the token again after the platform has rejected a renewal', async () => {
  const store = await createTestStore({ agencies: [agency] }, network);
  const rejectSecondCall = network.hold('/balances/1000002', respondWith(401));
  network.intercept('/balance/', respondWith(401));
  network.intercept('/token/agency', respondWith(403));
  const secondCall = store.dispatch(getBalance(1_000_002));
  await store.dispatch(getBalance(1_000_001));
  expect(store.getState().session.agencyTokens).toEqual({});
  rejectSecondCall();
  expect((await secondCall).error).toMatchObject({ status: 401 });
  expect(network.requests.filter((line) => line === TOKEN_REQUEST)).toHaveLength(1);
});

it('stores no renewed token of an agency from which the operator has signed out meanwhile', async () => {
  const store = await createTestStore({ agencies: [agency] }, network);
  const token = store.getState().session.agencyTokens[agency] ?? '';
  rejectCurrentToken(store, '/reports/');
  network.intercept(TOKEN_REQUEST, async (request) => {
    const response = await network.forward(request);
    store.dispatch(agencyTokenDropped({ abbreviation: agency, token }));
    return response;
  });
  const { error } = await store.dispatch(reportsApi.endpoints.listReports.initiate({ agency }));
  expect(error).toMatchObject({ kind: 'status', status: 401 });
  expect(store.getState().session.agencyTokens).toEqual({});
});
