import { screen } from '@testing-library/react';
import { answer, openWire, PASSWORD, type Wire } from '@tests/support/platform';
import { renderAt } from '@tests/support/renderAt';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});

const ADMINISTRATOR = 'administrator@us-east.example';

it('signs an administrator in to the agency of the address, without any token', async () => {
  const { user, store } = await renderAt('/agency-login/CBTA', wire);
  await user.type(screen.getByLabelText('Email'), ADMINISTRATOR);
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeInTheDocument();
  expect(wire.log[0]).toMatchObject({ path: '/auth/api/v4/authenticate', token: 'none', status: 200 });
  expect(Object.keys(store.getState().session.agencyTokens.usEast)).toEqual(['CBTA']);
});

it('signs in with the operator’s account', async () => {
  const { user } = await renderAt('/agency-login/METRO', wire);
  await user.click(screen.getByRole('button', { name: 'Sign in with my operator account' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeInTheDocument();
});

it('says that there is no such agency', async () => {
  const { user } = await renderAt('/agency-login/NOSUCH', wire);
  await user.click(screen.getByRole('button', { name: 'Sign in with my operator account' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no agency NOSUCH.');
});

it.each([
  [400, 'Login failed - Check your email and password, then try again'],
  [401, 'Login failed - Check your email and password, then try again'],
  [503, 'Unable to log you in at this time. Please try again later :('],
])('%d: the catalogue’s text, and the operator stays signed in', async (status, text) => {
  const { user, left } = await renderAt('/agency-login/CBTA', wire);
  wire.fault('/authenticate', answer(status));
  await user.type(screen.getByLabelText('Email'), ADMINISTRATOR);
  await user.type(screen.getByLabelText('Password'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(left).toEqual([]);
});

it('has no banner back to a dashboard', async () => {
  await renderAt('/agency-login/CBTA', wire);
  expect(screen.queryByText(/Return to/)).not.toBeInTheDocument();
});
