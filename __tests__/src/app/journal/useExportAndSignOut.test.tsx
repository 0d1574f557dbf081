import { act, renderHook, waitFor } from '@testing-library/react';
import { type PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { useExportAndSignOut } from '@/app/journal/useExportAndSignOut';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { recordWriteStarted } from '@/session/journal/journalThunks';
import { createTestStore } from '@tests/support/createTestStore';
import { captureDownloads } from '@tests/support/downloads';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { STARTED_WRITE } from '@tests/support/journalFixture';

const network = setUpNetwork();

async function openWithChange() {
  const downloads = captureDownloads();
  const store = await createTestStore({}, network);
  store.dispatch(recordWriteStarted(STARTED_WRITE));
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(useExportAndSignOut, { wrapper });
  return { ...store, downloads, result };
}

it('downloads the changes and signs out once, also when it is pressed twice', async () => {
  const { downloads, leaveReasons, result } = await openWithChange();
  await act(async () => {
    result.current?.run();
    result.current?.run();
  });
  await waitFor(() => expect(leaveReasons).toEqual(['signedOut']));
  expect(downloads).toHaveLength(1);
});

it('does nothing when the session has ended while its code loaded', async () => {
  const { dispatch, downloads, leaveReasons, result } = await openWithChange();
  await act(async () => {
    result.current?.run();
    dispatch(sessionEnded({ reason: 'expired' }));
  });
  expect(leaveReasons).toEqual(['expired']);
  expect(downloads).toEqual([]);
});
