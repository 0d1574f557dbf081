import { agencyApi } from '@/api/agency';
import { authApi } from '@/api/auth';
import { businessrulesApi } from '@/api/businessrules';
import { fetchUncached } from '@/api/client/fetchUncached';
import { selectCall, selectCalls } from '@/session/callsSlice';
import { type PortalStore } from '@/session/hooks';
import { createTestStore } from '@tests/support/createTestStore';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';

const { getAgency, listTimeZones } = agencyApi.endpoints;
const network = setUpNetwork();
let store: PortalStore;
beforeEach(async () => {
  store = await createTestStore({ agencies: ['CBTA'] }, network);
});

const listCached = () => Object.keys(store.getState().platformApi?.queries ?? {});

it('returns what the query would, and leaves the cache as it is', async () => {
  const cached = await store.dispatch(getAgency.initiate({ abbreviation: 'CBTA' }));
  const before = listCached();
  const answer = await store.dispatch(fetchUncached(getAgency, { abbreviation: 'CBTA' }));
  expect(answer).toEqual({ data: cached.data });
  expect(network.requests).toHaveLength(2);
  const other = await store.dispatch(fetchUncached(getAgency, { abbreviation: 'METRO' }));
  expect(other.data?.abbreviation).toBe('METRO');
  expect(listCached()).toEqual(before);
});

it('names each call of a query that needs several, when it starts', async () => {
  const callIds: string[] = [];
  const pending = store.dispatch(
    fetchUncached(listTimeZones, undefined, { onCall: ({ id }) => callIds.push(id) }),
  );
  expect(callIds).toEqual(selectCalls(store.getState()).map(({ id }) => id));
  expect(callIds.length).toBeGreaterThan(1);
  await expect(pending).resolves.toMatchObject({ data: { missingPages: [] } });
});

it('renews a rejected token for a count of users, which as a query beside a form does not', async () => {
  const { countUsers } = authApi.endpoints;
  const arg = { agency: 'CBTA', type: 'rider' } as const;
  network.intercept('/auth/api/v4/users', respondWith(401), 1);
  expect((await store.dispatch(countUsers.initiate(arg))).error).toMatchObject({ status: 401 });
  expect(network.requestsTo('/token/agency')).toEqual([]);
  network.intercept('/auth/api/v4/users', respondWith(401), 1);
  expect((await store.dispatch(fetchUncached(countUsers, arg))).data).toBeGreaterThan(0);
  expect(network.requestsTo('/token/agency')).toHaveLength(1);
});

it('returns a failure with the id of its call, also for an answer of the wrong shape', async () => {
  network.intercept('/agencies/CBTA', respondWith(500), 1);
  network.intercept('/agencies/CBTA', respondWith(200, [1]), 1);
  const failed = await store.dispatch(fetchUncached(getAgency, { abbreviation: 'CBTA' }));
  expect(failed.error).toMatchObject({ kind: 'status', status: 500 });
  const unreadable = await store.dispatch(fetchUncached(getAgency, { abbreviation: 'CBTA' }));
  expect(unreadable.error?.kind).toBe('unreadable');
  const outcomes = [failed, unreadable].map(
    ({ error }) => selectCall(store.getState(), error?.callId)?.outcome,
  );
  expect(outcomes).toEqual(['status', 'unreadable']);
});

it('ends with its signal, and does not join a query of the same argument that was aborted', async () => {
  const { listCategories } = businessrulesApi.endpoints;
  const controller = new AbortController();
  const arg = { agency: 'CBTA' };
  const aborted = store.dispatch(fetchUncached(listCategories, arg, { signal: controller.signal }));
  controller.abort();
  const second = store.dispatch(fetchUncached(listCategories, arg));
  await expect(aborted).resolves.toEqual({ error: expect.objectContaining({ kind: 'aborted' }) });
  expect((await second).data?.rows.length).toBeGreaterThan(0);
});

it('tells components of its calls with the next frame, not after each action', async () => {
  // The store takes the function when it is created.
  const requestFrame = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const batching = await createTestStore({ agencies: ['CBTA'] }, network);
  const onChange = jest.fn();
  batching.subscribe(onChange);
  await batching.dispatch(fetchUncached(getAgency, { abbreviation: 'CBTA' }));
  expect(selectCalls(batching.getState())).toMatchObject([{ outcome: 'ok' }]);
  expect(onChange).not.toHaveBeenCalled();
  requestFrame.mock.calls[0]?.[0](0);
  expect(onChange).toHaveBeenCalledTimes(1);
});
