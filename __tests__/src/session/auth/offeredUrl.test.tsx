import { act, cleanup, screen } from '@testing-library/react';
import { saveReturnUrl } from '@/session/auth/returnUrl';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { RETURN_URL_STORAGE_KEY } from '@/session/storage/storageKeys';
import { enterText } from '@tests/support/enterText';
import { DEMO_PASSWORD, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';
import { OPERATOR_EMAILS } from '@tests/support/storeSession';

const network = setUpNetwork();

const OPERATOR = { region: 'usEast', email: OPERATOR_EMAILS.usEast } as const;
const findContinueLink = () => screen.findByRole('link', { name: 'Continue where you left off' });

it('what HOME offers is offered again when the session ends there by itself, and not after a Sign Out', async () => {
  saveReturnUrl({ path: '/agencies', operator: OPERATOR });
  for (const reason of ['expired', 'signedOut'] as const) {
    const { store } = await renderRoute('/', network);
    expect(await findContinueLink()).toHaveAttribute('href', '/agencies?region=us-east');
    act(() => void store.dispatch(sessionEnded({ reason })));
    cleanup();
  }
  expect(sessionStorage.getItem(RETURN_URL_STORAGE_KEY)).toBeNull();
});

it('HOME offers the agency whose AGENCY LOGIN asked for an operator first', async () => {
  const { user } = await renderRoute('/agency-login/METRO', network, 'guest');
  await user.click(await screen.findByRole('link', { name: 'log in as an operator' }));
  await enterText(user, await screen.findByLabelText('Email'), OPERATOR.email);
  await enterText(user, screen.getByLabelText('Password'), DEMO_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await findContinueLink()).toHaveAttribute('href', '/agency-dashboard/METRO?region=us-east');
});

it('HOME names the path of what it offers, without the query and the hash, which can be long', async () => {
  const path = '/agency-dashboard/METRO/riders/1000001';
  saveReturnUrl({ path: `${path}?tab=passes#${'x'.repeat(700)}`, operator: OPERATOR });
  await renderRoute('/', network);
  const link = await findContinueLink();
  expect(link.parentElement).toHaveTextContent(`Continue where you left off (${path})`);
  expect(link).toHaveAttribute('href', expect.stringContaining('#xxx'));
});
