import { act, renderHook, waitFor } from '@testing-library/react';
import { type PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { rootReducer } from '@/session/rootReducer';
import { selectStorageOwner } from '@/shared/fleet/storage/selectStorage';
import { snapshotVisitChoice } from '@/shared/fleet/storage/storageChoices';
import { snapshotKept, snapshotsSlice } from '@/shared/snapshots/snapshotsSlice';
import { useSnapshot } from '@/shared/snapshots/useSnapshot';
import { createTestStore } from '@tests/support/createTestStore';
import { openFakeNetwork } from '@tests/support/fakeNetwork';
import { installFakeStorage } from '@tests/support/fakeStorage';

const CONTENT = { applications: [] };
const OPTIONS = {
  kind: 'features' as const,
  agency: 'CBTA',
  readAll: () => Promise.resolve(CONTENT),
  hasNoDifference: () => true,
  onFound: () => undefined,
};

const EARLIER = {
  kind: OPTIONS.kind,
  region: 'usEast',
  agency: 'CBTA',
  takenAt: 0,
  content: CONTENT,
} as const;

/** Opens the page of an agency that has a snapshot, where each visit compares. */
async function visit(options: Partial<Parameters<typeof useSnapshot<'features'>>[0]> = {}) {
  installFakeStorage();
  const store = await createTestStore({ agencies: ['CBTA'] }, await openFakeNetwork());
  rootReducer.inject(snapshotsSlice);
  store.dispatch(snapshotKept(EARLIER));
  snapshotVisitChoice.write(`${selectStorageOwner(store.getState())} features`, true);
  const { result } = renderHook(() => useSnapshot({ ...OPTIONS, ...options }), {
    wrapper: ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>,
  });
  return result;
}

it('a visit without a difference names the snapshot that it has compared, until the next comparison', async () => {
  const result = await visit();
  await waitFor(() => expect(result.current.kept?.takenAt).toBeGreaterThan(0));
  expect(result.current.reference).toBe(EARLIER);
  await act(() => result.current.compare());
  expect(result.current.reference).toBe(result.current.kept);
});

it.each([
  ['that finds a difference', CONTENT],
  ['that cannot read all', null],
])('a visit %s leaves the snapshot as it is, which is no failure', async (_what, content) => {
  let finish: () => void = () => undefined;
  const readAll = jest.fn(() => new Promise<typeof content>((resolve) => (finish = () => resolve(content))));
  const result = await visit({ readAll, hasNoDifference: () => false });
  await waitFor(() => expect(readAll).toHaveBeenCalled());
  await act(async () => finish());
  expect(result.current.kept).toBe(EARLIER);
  expect(result.current.hasKeepFailed).toBe(false);
});

it('a file that is chosen while another snapshot is being kept stays chosen', async () => {
  let finish: () => void = () => undefined;
  const readAll = () => new Promise<typeof CONTENT>((resolve) => (finish = () => resolve(CONTENT)));
  const result = await visit({ readAll, hasNoDifference: () => false });
  await act(async () => finish());
  const [first, second] = [1, 2].map((takenAt) => ({ ...EARLIER, takenAt }));
  act(() => result.current.choose(first ?? null));
  await act(async () => finish());
  let keeping = Promise.resolve();
  act(() => {
    keeping = result.current.keep();
  });
  act(() => result.current.choose(second ?? null));
  await act(async () => {
    finish();
    await keeping;
  });
  expect(result.current.reference).toBe(second);
  // The one that was chosen before gives way to what was kept.
  act(() => {
    keeping = result.current.keep();
  });
  await act(async () => {
    finish();
    await keeping;
  });
  expect(result.current.isFromFile).toBe(false);
  expect(result.current.reference).toBe(result.current.kept);
});
