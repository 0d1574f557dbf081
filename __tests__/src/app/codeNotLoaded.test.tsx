import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { type PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { exportAndSignOut, signOut } from '@/app/journal/signOut';
import { CODE_NOT_LOADED_TEXT } from '@/domain/failures';
import { recordWriteStarted } from '@/session/journal/journalThunks';
import { exportsOnSignOutChanged } from '@/session/preferences/preferencesSlice';
import { useNextAgencyAction } from '@/shared/change-queue/useNextAgencyAction';
import { createTestStore } from '@tests/support/createTestStore';
import { type FakeNetwork, openFakeNetwork } from '@tests/support/fakeNetwork';
import { STARTED_WRITE } from '@tests/support/journalFixture';
import { renderRoute } from '@tests/support/renderRoute';

jest.mock('@/app/account/AccountPanel', () => {
  throw new Error('Loading chunk account failed');
});
jest.mock('@/app/journal/journalBundle', () => {
  throw new Error('Loading chunk journal failed');
});

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

it('says in a notice that the account panel could not be loaded', async () => {
  const { user } = await renderRoute('/', network);
  await user.click(screen.getByRole('button', { name: 'Account and display' }));
  expect(await screen.findByText(CODE_NOT_LOADED_TEXT)).toBeVisible();
});

it('says in a notice that the code of ‘Do the same in…’ could not be loaded', async () => {
  const store = await createTestStore({}, network);
  const load = () => Promise.reject(new Error('Loading chunk features-queue failed'));
  const { result } = renderHook(() => useNextAgencyAction<object, object>(null, load), {
    wrapper: ({ children }: PropsWithChildren) => (
      <Provider store={store}>
        <MemoryRouter>{children}</MemoryRouter>
      </Provider>
    ),
  });
  await act(async () => result.current.getActions({}, jest.fn())[0]?.onClick());
  expect(store.getState().notices.uncaughtError).toBe(CODE_NOT_LOADED_TEXT);
});

it('signs out also when the code that saves the changes as a file could not be loaded', async () => {
  const { dispatch, leaveReasons } = await createTestStore({}, network);
  dispatch(exportsOnSignOutChanged(true));
  dispatch(recordWriteStarted(STARTED_WRITE));
  dispatch(signOut());
  await waitFor(() => expect(leaveReasons).toEqual(['signedOut']));
});

it('stays signed in when the changes that are to be downloaded first could not be', async () => {
  const { dispatch, leaveReasons } = await createTestStore({}, network);
  dispatch(recordWriteStarted(STARTED_WRITE));
  const onNoCode = jest.fn();
  dispatch(exportAndSignOut(onNoCode));
  await waitFor(() => expect(onNoCode).toHaveBeenCalled());
  expect(leaveReasons).toEqual([]);
});
