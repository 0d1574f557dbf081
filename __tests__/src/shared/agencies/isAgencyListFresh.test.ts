import { agencyApi } from '@/api/agency';
import { isAgencyListFresh } from '@/shared/agencies/isAgencyListFresh';
import { createTestStore } from '@tests/support/createTestStore';
import { setUpNetwork } from '@tests/support/fakeNetwork';

const network = setUpNetwork();
afterEach(() => jest.useRealTimers());

it('is as old as its first page, also when the rest was read later', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'], advanceTimers: true });
  const store = await createTestStore({}, network);
  const { initiate } = agencyApi.endpoints.listAgencies;
  await store.dispatch(initiate(undefined));
  expect(isAgencyListFresh(store.getState())).toBe(true);
  jest.setSystemTime(Date.now() + 61_000);
  await store.dispatch(initiate(undefined, { direction: 'forward' }));
  expect(network.requestsTo('/agencies?')).toHaveLength(1);
  expect(isAgencyListFresh(store.getState())).toBe(false);
});
