import { act, screen, waitFor } from '@testing-library/react';
import { selectAgencyToken } from '@/session/auth/sessionSlice';
import { fillForm, openCreationForm, submitForm } from '@tests/support/agencyCreationFixture';
import { getButton, getField } from '@tests/support/controls';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';

const network = setUpNetwork();

it('opens the new agency, which signs in to it', async () => {
  const { user, currentUrl } = await openCreationForm(network);
  await fillForm(user, 'Opened Lines', 'OPENED');
  await submitForm(user);
  await user.click(await screen.findByRole('button', { name: 'Open it' }));
  await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' });
  expect(currentUrl()).toBe('/agency-dashboard/OPENED');
});

it('does not open it any more after Add another, however late the sign-in ends', async () => {
  const { user, store } = await openCreationForm(network);
  await fillForm(user, 'Slow Lines', 'SLOW');
  await submitForm(user);
  const release = network.hold('/token/agency');
  await user.click(await screen.findByRole('button', { name: 'Open it' }));
  expect(await screen.findByText('Opening SLOW…')).toBeInTheDocument();
  await user.click(getButton('Add another'));
  await user.type(getField('Name'), 'Next');
  release();
  await waitFor(() => expect(selectAgencyToken(store.getState(), 'SLOW')).not.toBeNull());
  await user.type(getField('Name'), ' Lines');
  expect(getField('Name')).toHaveValue('Next Lines');
});

const SIGN_IN_FAILED = 'Unable to log you in at this time. Please try again later :(';

it.each([
  [500, SIGN_IN_FAILED, 'The platform responded with 500'],
  [403, SIGN_IN_FAILED, 'Your operator account has no right to C403.'],
  [401, 'Login failed - Check your email and password, then try again', /^Your operator sign-in has ended\./],
])('leads to AGENCY LOGIN, which says why, when the sign-in fails with %d', async (status, title, reason) => {
  const { user } = await openCreationForm(network);
  await fillForm(user, `Closed Lines ${status}`, `C${status}`);
  await submitForm(user);
  network.intercept('/token/agency', respondWith(status, { message: 'words of the platform' }), 1);
  await user.click(await screen.findByRole('button', { name: 'Open it' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'AGENCY LOGIN' })).toBeInTheDocument();
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
  expect(JSON.stringify(window.history.state)).not.toContain('words of the platform');
});

it('AGENCY LOGIN says it once: no more after Back, nor while it is tried again, which opens the agency', async () => {
  const { user, goTo, currentUrl } = await openCreationForm(network);
  await fillForm(user, 'Retried Lines', 'RETRIED');
  await submitForm(user);
  network.intercept('/token/agency', respondWith(500), 1);
  await user.click(await screen.findByRole('button', { name: 'Open it' }));
  await screen.findByText(SIGN_IN_FAILED);
  await goTo('/agencies');
  await screen.findByRole('heading', { level: 1, name: 'AGENCIES' });
  act(() => window.history.back());
  await screen.findByRole('heading', { level: 1, name: 'AGENCY LOGIN' });
  const button = await screen.findByRole('button', { name: 'Sign in with my operator account' });
  expect(screen.queryByText(SIGN_IN_FAILED)).not.toBeInTheDocument();
  await user.click(button);
  await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' });
  expect(currentUrl()).toBe('/agency-dashboard/RETRIED');
});

it('leads to what the new agency lacks, and asks for it only after Run', async () => {
  const { user, currentUrl } = await openCreationForm(network);
  await fillForm(user, 'Zephyr Valley Transit', 'ZVT');
  await submitForm(user);
  await screen.findByText('Agency created');
  await user.click(getButton('See what it still lacks'));
  await waitFor(() => expect(currentUrl()).toBe('/fleet?agencies=ZVT&checks=readiness&reading=readiness'));
  expect(await screen.findByText(/^1 agency: up to 40 calls/)).toBeVisible();
  expect(screen.getByText('Press Run to check ZVT')).toBeVisible();
  expect(network.requestsTo('/token/agency')).toEqual([]);
});
