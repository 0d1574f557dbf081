import { waitFor } from '@testing-library/react';
import { balanceApi } from '@/api/balance';
import { platformApi } from '@/api/client/platformApi';
import { refetchTags } from '@/api/client/refetchTags';
import { tags } from '@/api/client/tags';
import { profileApi } from '@/api/profile';
import { toApiState } from '@/session/hooks';
import { createTestStore } from '@tests/support/createTestStore';
import { setUpNetwork } from '@tests/support/fakeNetwork';

const RIDER = { agency: 'CBTA', userId: '1000001' };

const network = setUpNetwork();

/** Lets the platform answer the next call to a path, and keeps its answer until the returned function is called. */
function holdAnswer(path: string): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  network.intercept(
    path,
    async (request) => {
      const response = await network.forward(request);
      await released;
      return response;
    },
    1,
  );
  return release;
}

it('refetches also a query whose request was in flight, when its answer is there, and no other one', async () => {
  const store = await createTestStore({ agencies: ['CBTA'] }, network);
  const release = ['/balances/', '/profile/'].map(holdAnswer);
  const inFlight = [
    store.dispatch(balanceApi.endpoints.getBalance.initiate(RIDER)),
    store.dispatch(profileApi.endpoints.getProfile.initiate(RIDER)),
  ];
  const refetching = store.dispatch(refetchTags([tags.balance(RIDER.agency, RIDER.userId)]));
  for (const answer of release) answer();
  await Promise.all(inFlight);
  await refetching;
  await Promise.all(store.dispatch(platformApi.util.getRunningQueriesThunk()));
  const countRequests = (path: string) => network.requestsTo(path).length;
  expect([countRequests('/balances/'), countRequests('/profile/')]).toEqual([2, 1]);
});

it('refetches each of several queries in flight once, however long the others take', async () => {
  const store = await createTestStore({ agencies: ['CBTA'] }, network);
  const [answerBalance, answerProfile] = ['/balances/', '/profile/'].map(holdAnswer);
  const balance = store.dispatch(balanceApi.endpoints.getBalance.initiate(RIDER));
  const profile = store.dispatch(profileApi.endpoints.getProfile.initiate(RIDER));
  const { agency, userId } = RIDER;
  const refetching = store.dispatch(
    refetchTags([tags.balance(agency, userId), tags.profile(agency, userId)]),
  );
  const selectBalance = balanceApi.endpoints.getBalance.select(RIDER);
  answerBalance?.();
  await balance;
  await waitFor(() => expect(network.requestsTo('/balances/')).toHaveLength(2));
  await waitFor(() => expect(selectBalance(toApiState(store.getState())).isSuccess).toBe(true));
  answerProfile?.();
  await profile;
  await refetching;
  await Promise.all(store.dispatch(platformApi.util.getRunningQueriesThunk()));
  expect(network.requestsTo('/balances/')).toHaveLength(2);
  expect(network.requestsTo('/profile/')).toHaveLength(2);
});
