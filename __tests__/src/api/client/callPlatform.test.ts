import { agencyApi } from '@/api/agency';
import { balanceApi } from '@/api/balance';
import { paymentApi } from '@/api/payment';
import { reportsApi } from '@/api/reports';
import { sessionEnded } from '@/session/sessionSlice';
import { respondWith, neverRespond, openFakeNetwork, type FakeNetwork } from '@tests/support/fakeNetwork';
import { createTestStore } from '@tests/support/createTestStore';

const agency = 'CBTA';
const TOKEN_CALL = 'POST /platform/us-east/pso/api/v1/token/agency';
let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

const getBalance = (userId: number) =>
  balanceApi.endpoints.getBalance.initiate({ agency, userId: String(userId) });

/** Refuses every call with the token that the agency has now. */
function refusePresentToken(store: Awaited<ReturnType<typeof createTestStore>>, path: string) {
  const stale = `Bearer ${store.getState().session.agencyTokens.usEast[agency] ?? ''}`;
  network.intercept(path, (request) =>
    request.headers.get('authorization') === stale
      ? new Response(null, { status: 401 })
      : network.platform.app.fetch(request),
  );
}

it('gets one new token for ten refused reads, and repeats each of them with it', async () => {
  const store = await createTestStore({ agencies: [agency] }, network);
  const old = store.getState().session.agencyTokens.usEast[agency];
  refusePresentToken(store, '/balance/');
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, index) => store.dispatch(getBalance(1_000_001 + index))),
  );
  expect(outcomes.filter(({ error }) => error)).toEqual([]);
  expect(network.requests.filter((line) => line === TOKEN_CALL)).toHaveLength(1);
  expect(network.requests.filter((line) => line.includes('/balance/'))).toHaveLength(20);
  expect(store.getState().session.agencyTokens.usEast[agency]).not.toBe(old);
  expect(store.leaveReasons).toEqual([]);
});

it('renews the token after a refused write, and leaves the write to the user', async () => {
  const store = await createTestStore({ agencies: [agency] }, network);
  refusePresentToken(store, '/correction/');
  const correction = { amount: 1, payment_medium: 'Token' };
  const { error } = await store.dispatch(
    paymentApi.endpoints.correctPayment.initiate({ agency, userId: 1, paymentId: 5000111, correction }),
  );
  expect(error).toEqual({ kind: 'status', status: 401 });
  expect(network.requests.filter((line) => line.includes('/correction/'))).toHaveLength(1);
  expect(network.requests).toContain(TOKEN_CALL);
});

it('drops the token of that agency alone where no new one is to be had', async () => {
  const store = await createTestStore({ agencies: [agency, 'METRO'] }, network);
  refusePresentToken(store, '/reports/');
  network.intercept(TOKEN_CALL, respondWith(403));
  const { error } = await store.dispatch(reportsApi.endpoints.listReports.initiate({ agency }));
  expect(error).toEqual({ kind: 'status', status: 401 });
  expect(Object.keys(store.getState().session.agencyTokens.usEast)).toEqual(['METRO']);
  expect(store.leaveReasons).toEqual([]);
});

it('ends the session when the operator’s token is refused', async () => {
  const store = await createTestStore({}, network);
  network.intercept('/agencies/', respondWith(401));
  await store.dispatch(agencyApi.endpoints.listAgencies.initiate());
  expect(store.leaveReasons).toEqual(['expired']);
  expect(store.getState().session.psoToken).toBeNull();
});

it('calls nothing without the token that a call wants', async () => {
  const store = await createTestStore({ operator: false }, network);
  const pso = await store.dispatch(agencyApi.endpoints.listAgencies.initiate());
  const admin = await store.dispatch(reportsApi.endpoints.listReports.initiate({ agency: 'METRO' }));
  expect([pso.error, admin.error]).toEqual([{ kind: 'signedOut' }, { kind: 'signedOut' }]);
  expect(network.requests).toEqual([]);
});

it('goes to the backend of the session’s region', async () => {
  const store = await createTestStore({ region: 'australia' }, network);
  await store.dispatch(agencyApi.endpoints.listAgencies.initiate());
  expect(network.requests[0]).toContain('GET /platform/australia/agency/');
});

it('drops what is under way when the session ends; a late answer changes nothing', async () => {
  const store = await createTestStore({ agencies: [agency] }, network);
  network.intercept('/balance/', neverRespond);
  const running = store.dispatch(getBalance(1_000_001));
  store.dispatch(sessionEnded({ reason: 'signedOut' }));
  await running;
  expect(store.getState().platformApi?.queries).toEqual({});
});

it('asks for no new token again where the first refused call was told that there is none', async () => {
  const store = await createTestStore({ agencies: [agency] }, network);
  let refuseLate: () => void = () => undefined;
  const late = new Promise<Response>((resolve) => {
    refuseLate = () => resolve(new Response(null, { status: 401 }));
  });
  network.intercept('/balances/1000002', () => late);
  network.intercept('/balance/', respondWith(401));
  network.intercept('/token/agency', respondWith(403));
  const second = store.dispatch(getBalance(1_000_002));
  await store.dispatch(getBalance(1_000_001));
  expect(store.getState().session.agencyTokens.usEast).toEqual({});
  refuseLate();
  expect((await second).error).toMatchObject({ status: 401 });
  expect(network.requests.filter((line) => line === TOKEN_CALL)).toHaveLength(1);
});
