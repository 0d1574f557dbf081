import { screen, waitFor } from '@testing-library/react';
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

it('leads to AGENCY LOGIN when the sign-in to the new agency fails', async () => {
  const { user } = await openCreationForm(network);
  await fillForm(user, 'Closed Lines', 'CLOSED');
  await submitForm(user);
  network.intercept('/token/agency', respondWith(403), 1);
  await user.click(await screen.findByRole('button', { name: 'Open it' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'AGENCY LOGIN' })).toBeInTheDocument();
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
