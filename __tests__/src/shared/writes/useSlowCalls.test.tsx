import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { callFinished, type CallRecord, callStarted, selectCall } from '@/session/callsSlice';
import { type PortalStore } from '@/session/hooks';
import { SlowWriteNotice } from '@/shared/writes/SlowWriteNotice';
import { useSlowCalls } from '@/shared/writes/useSlowCalls';
import { createTestStore } from '@tests/support/createTestStore';
import { setUpNetwork } from '@tests/support/fakeNetwork';

const network = setUpNetwork();
afterEach(() => jest.useRealTimers());

const isRead = ({ kind }: CallRecord) => kind === 'read';

const startRead = (id: string, changes: Partial<CallRecord> = {}) =>
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
    isGivenUp: false,
    serverMessages: [],
    ...changes,
  } satisfies CallRecord);
const finish = (id: string) =>
  callFinished({ id, durationMs: 1, outcome: 'ok', status: 200, attempts: 1, serverMessages: [] });

it('renders when a call becomes slow and when it ends, not with each call', async () => {
  const store = await createTestStore({}, network);
  jest.useFakeTimers();
  const counts: number[] = [];
  renderHook(() => counts.push(useSlowCalls(isRead).count), {
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

function renderNotice(store: PortalStore, startedAt: number) {
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/CBTA']}>
        <Routes>
          <Route path=":abbreviation" element={<SlowWriteNotice startedAt={startedAt} />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
}

it('a dialog stops only its own write: none of another agency, of a rollout, or that began before', async () => {
  const store = await createTestStore({}, network);
  const now = Date.now();
  const slow = { kind: 'write', agency: 'CBTA', startedAt: now - 4_000 } as const;
  store.dispatch(startRead('own', slow));
  store.dispatch(startRead('other agency', { ...slow, agency: 'METRO' }));
  store.dispatch(startRead('rollout', { ...slow, isBackground: true }));
  store.dispatch(startRead('earlier', { ...slow, startedAt: now - 6_000 }));
  store.dispatch(startRead('reading', { ...slow, kind: 'read' }));
  renderNotice(store, now - 5_000);
  // Before a write, its token may be renewed by calls of their own.
  expect(screen.getByText(/waits at most 10 seconds for each answer/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Stop waiting' }));
  const isGivenUp = (id: string) => selectCall(store.getState(), id)?.isGivenUp;
  expect(['own', 'other agency', 'rollout', 'earlier', 'reading'].map(isGivenUp)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

it.each([
  ['before', false],
  ['after', true],
])('a dialog stops the reading %s its write', async (_when, hasWritten) => {
  const store = await createTestStore({}, network);
  const now = Date.now();
  const slow = { agency: 'CBTA', startedAt: now - 4_000 };
  if (hasWritten) {
    store.dispatch(startRead('write', { ...slow, kind: 'write' }));
    store.dispatch(finish('write'));
  }
  store.dispatch(startRead('reading', slow));
  store.dispatch(startRead('other agency', { ...slow, agency: 'METRO' }));
  store.dispatch(startRead('earlier', { ...slow, startedAt: now - 6_000 }));
  renderNotice(store, now - 5_000);
  await userEvent.click(screen.getByRole('button', { name: 'Stop waiting' }));
  const isGivenUp = (id: string) => selectCall(store.getState(), id)?.isGivenUp;
  expect(['reading', 'other agency', 'earlier'].map(isGivenUp)).toEqual([true, false, false]);
});
