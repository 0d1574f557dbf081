import { screen, waitFor } from '@testing-library/react';
import { exportAndSignOut, signOut } from '@/app/journal/signOut';
import { CODE_NOT_LOADED_TEXT } from '@/domain/failures';
import { recordWriteStarted } from '@/session/journal/journalThunks';
import { exportsOnSignOutChanged } from '@/session/preferences/preferencesSlice';
import { createTestStore } from '@tests/support/createTestStore';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { STARTED_WRITE } from '@tests/support/journalFixture';
import { renderRoute } from '@tests/support/renderRoute';

jest.mock('@/app/account/AccountPanel', () => {
  throw new Error('Loading chunk account failed');
});
jest.mock('@/app/journal/journalBundle', () => {
  throw new Error('Loading chunk journal failed');
});

const network = setUpNetwork();

it('says in a notice that the account panel could not be loaded', async () => {
  const { user } = await renderRoute('/', network);
  await user.click(screen.getByRole('button', { name: 'Account and display' }));
  expect(await screen.findByText(CODE_NOT_LOADED_TEXT)).toBeVisible();
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
