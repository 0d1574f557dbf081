import { act, renderHook } from '@testing-library/react';
import { type PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { callFinished, type CallRecord, callStarted } from '@/session/callsSlice';
import { useSlowCalls } from '@/shared/writes/useSlowCalls';
import { createTestStore } from '@tests/support/createTestStore';
import { type FakeNetwork, openFakeNetwork } from '@tests/support/fakeNetwork';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});
afterAll(() => network.platform.close());
afterEach(() => jest.useRealTimers());

const READS = ['read'] as const;

const startRead = (id: string) =>
  callStarted({
    id,
    queryCacheKey: null,
    kind: 'read',
    method: 'GET',
    host: 'platform',
    path: '/agency',
    search: '',
    audience: 'pso',
    agency: null,
    region: 'usEast',
    startedAt: Date.now(),
    durationMs: null,
    outcome: null,
    status: null,
    attempts: 0,
    isCancelled: false,
    serverMessages: [],
  } satisfies CallRecord);
const finish = (id: string) =>
  callFinished({ id, durationMs: 1, outcome: 'ok', status: 200, attempts: 1, serverMessages: [] });

it('renders when a call becomes slow and when it ends, not with each call', async () => {
  const store = await createTestStore({}, network);
  jest.useFakeTimers();
  const counts: number[] = [];
  renderHook(() => counts.push(useSlowCalls(READS).count), {
    wrapper: ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>,
  });
  const dispatch = (action: Parameters<typeof store.dispatch>[0]) => act(() => void store.dispatch(action));
  for (const id of ['1', '2', '3']) {
    dispatch(startRead(id));
    dispatch(finish(id));
  }
  dispatch(startRead('a'));
  act(() => jest.advanceTimersByTime(2_000));
  dispatch(startRead('b'));
  expect(counts).toEqual([0]);
  act(() => jest.advanceTimersByTime(1_100));
  expect(counts).toEqual([0, 1]);
  act(() => jest.advanceTimersByTime(2_000));
  expect(counts).toEqual([0, 1, 2]);
  dispatch(finish('a'));
  dispatch(finish('b'));
  expect(counts).toEqual([0, 1, 2, 1, 0]);
});
