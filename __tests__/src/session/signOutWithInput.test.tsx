import { cleanup, screen, waitFor, within } from '@testing-library/react';
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
