import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { agencyTokenDropped } from '@/session/auth/sessionSlice';
import { openTabChannel } from '@/session/auth/tabChannel';
import { enterText } from '@tests/support/enterText';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { findField, storedDraft } from '@tests/support/formDraftFixture';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

it('Sign Out clears what is typed without asking, and the sign-in page says so', async () => {
  const { user, leaveReasons } = await renderRoute('/agency-creation', network);
  await enterText(user, await findField('Name'), 'Harbour Ferries');
  const menu = screen.getByRole('navigation', { name: 'Main' });
  await user.click(within(menu).getByRole('link', { name: 'Sign Out' }));
  await waitFor(() => expect(leaveReasons).toEqual(['signedOutLostInput']));
  expect(storedDraft()).toBeNull();
  cleanup();
  await renderRoute(`/login?ended=${leaveReasons[0]}`, network, 'guest');
  const main = await screen.findByRole('main');
  expect(within(main).getByRole('status')).toHaveTextContent(
    'You signed out. What you had typed was cleared.',
  );
});

it('a Sign Out in another tab says that what AGENCY LOGIN has promised to keep was cleared', async () => {
  const { user, store, leaveReasons } = await renderRoute(
    '/agency-dashboard/METRO/admin-registration',
    network,
    { agencies: ['METRO'] },
  );
  await enterText(user, await findField('First Name'), 'Ada');
  const { agencyTokens, sessionId } = store.getState().session;
  const token = agencyTokens.METRO ?? '';
  act(() => void store.dispatch(agencyTokenDropped({ abbreviation: 'METRO', token })));
  expect(await screen.findByText(/What you typed in ADMIN REGISTRATION is kept/)).toBeVisible();
  const otherTab = openTabChannel();
  otherTab.postSessionEnd('signedOut', sessionId ?? '', null);
  await waitFor(() => expect(leaveReasons).toEqual(['otherTabLostInput']));
  expect(storedDraft()).toBeNull();
  otherTab.close();
});
