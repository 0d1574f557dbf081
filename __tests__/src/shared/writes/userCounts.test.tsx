import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { platformApi } from '@/api/client/platformApi';
import { type PortalStore } from '@/session/hooks';
import { UserCounts } from '@/shared/writes/impact/UserCounts';
import { createTestStore } from '@tests/support/createTestStore';
import { setUpNetwork } from '@tests/support/fakeNetwork';

const network = setUpNetwork();
afterEach(() => jest.useRealTimers());

const advance = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));

/** Waits for the calls, whose answers need real time, and then for the frame in which they are shown. */
async function finishCalls({ dispatch }: PortalStore) {
  await act(() => Promise.all(dispatch(platformApi.util.getRunningQueriesThunk())));
  await advance(0.1);
}

it.each([
  // Longer than the cache keeps what nothing shows.
  { minutes: 9, reads: 2 },
  { minutes: 10.5, reads: 4 },
])('has read both numbers in $reads calls after $minutes minutes', async ({ minutes, reads }) => {
  const store = await createTestStore({ agencies: ['CBTA'] }, network);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'] });
  const element = (
    <Provider store={store}>
      <UserCounts agency="CBTA" />
    </Provider>
  );
  const { unmount } = render(element);
  await finishCalls(store);
  expect(screen.getByText(/^\d+ users of type rider · \d+ administrators$/)).toBeVisible();
  unmount();
  await advance(minutes);
  render(element);
  await finishCalls(store);
  expect(screen.getByText(/^\d+ users of type rider · \d+ administrators$/)).toBeVisible();
  expect(network.requestsTo('/auth/api/v4/users?')).toHaveLength(reads);
});
