import { act, renderHook, waitFor } from '@testing-library/react';
import { type PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { rootReducer } from '@/session/rootReducer';
import { selectRunOwner } from '@/shared/fleet/storage/selectStorage';
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

it('a visit without a difference names the snapshot that it has compared, until the next comparison', async () => {
  installFakeStorage();
  const store = await createTestStore({ agencies: ['CBTA'] }, await openFakeNetwork());
  rootReducer.inject(snapshotsSlice);
  const earlier = {
    kind: OPTIONS.kind,
    region: 'usEast',
    agency: 'CBTA',
    takenAt: 0,
    content: CONTENT,
  } as const;
  store.dispatch(snapshotKept(earlier));
  snapshotVisitChoice.write(`${selectRunOwner(store.getState())} features`, true);
  const { result } = renderHook(() => useSnapshot(OPTIONS), {
    wrapper: ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>,
  });
  await waitFor(() => expect(result.current.kept?.takenAt).toBeGreaterThan(0));
  expect(result.current.reference).toBe(earlier);
  await act(() => result.current.compare());
  expect(result.current.reference).toBe(result.current.kept);
});
