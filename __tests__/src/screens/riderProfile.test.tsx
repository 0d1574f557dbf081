import { act, screen, waitFor, within } from '@testing-library/react';
import { platformApi } from '@/api/client/platformApi';
import { tags } from '@/api/client/tags';
import { clockSkewMeasured } from '@/session/auth/sessionSlice';
import {
  type Interception,
  loseConnection,
  neverRespond,
  respondWith,
  setUpNetwork,
} from '@tests/support/fakeNetwork';
import { openRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const PROFILE_PATH = '/profile/api/v3/profile/1000001';
const BALANCE_PATH = '/balance/api/v2/balances/1000001';

function openProfile(...interceptions: Interception[]) {
  return openRoute(
    '/agency-dashboard/CBTA/riders/1000001',
    network,
    { agencies: ['CBTA'] },
    ...interceptions,
  );
}

it('shows name, date of birth, phone, email, join date and balance', async () => {
  const profile = {
    first_name: 'Zoë',
    last_name: 'O’Brien',
    date_of_birth: '1990-05-01',
    cell_phone: '(555) 010-2000',
    email: 'zoe@example.com',
    created: '2020-01-02T03:04:05.000Z',
  };
  await openProfile(
    [PROFILE_PATH, respondWith(200, profile)],
    [BALANCE_PATH, respondWith(200, [{ amount: 1999 }])],
  );
  const riderDetails = await screen.findByLabelText('Rider profile');
  expect(await within(riderDetails).findByText('Zoë')).toBeInTheDocument();
  expect(
    within(riderDetails)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['User ID', 'First Name', 'Last Name', 'Date of Birth', 'Phone', 'Email', 'Joined']);
  expect(
    within(riderDetails)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '1000001',
    'Zoë',
    'O’Brien',
    // With the age in years.
    expect.stringMatching(/^1990-05-01 \(\d\d\)$/),
    '(555) 010-2000',
    'zoe@example.com',
    '01/02/2020 03:04:05',
  ]);
  expect(await screen.findByText('$19.99')).toBeInTheDocument();
  expect(screen.getByText('Customer Balance')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return to CBTA Dashboard' })).toBeInTheDocument();
});

it('reads payments again that are older than a minute when a link opens the rider', async () => {
  const dateNowSpy = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 61_000);
  const { goTo } = await openProfile();
  await screen.findByText('No more results');
  dateNowSpy.mockRestore();
  await goTo('/agency-dashboard/CBTA');
  await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' });
  const countReads = () => network.accessLog.filter(({ path }) => path.includes('/paymentview/')).length;
  expect(countReads()).toBe(1);
  await goTo('/agency-dashboard/CBTA/riders/1000001');
  await screen.findByText('No more results');
  await waitFor(() => expect(countReads()).toBe(2));
});

it('loads profile, balance, payments and the names of their media with the agency’s token', async () => {
  await openProfile();
  await screen.findByText(/^-?\$/, { selector: '.rider-balance__amount' });
  await screen.findByText('No more results');
  expect(
    network.accessLog.map(({ path, token, agency }) => [path.split('?')[0], token, agency]).sort(),
  ).toEqual(
    [BALANCE_PATH, '/payment/api/v4/mediums', '/paymentview/api/v2/payments', PROFILE_PATH].map((path) => [
      path,
      'admin',
      'CBTA',
    ]),
  );
});

it('shows the balance when the profile fails, and loads the profile with Try again', async () => {
  const { user } = await openProfile([PROFILE_PATH, respondWith(500), 1]);
  expect(await screen.findByText('Error: Unable to retrieve Rider Profile')).toBeInTheDocument();
  expect(await screen.findByText(/^-?\$/, { selector: '.rider-balance__amount' })).toBeInTheDocument();
  // All fields of the profile except the user id.
  expect(screen.getAllByText('—', { selector: 'dd' })).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(screen.queryByText('Error: Unable to retrieve Rider Profile')).not.toBeInTheDocument(),
  );
  await waitFor(() => expect(screen.queryByLabelText('Loading')).not.toBeInTheDocument());
  expect(screen.queryAllByText('—', { selector: 'dd' }).length).toBeLessThan(6);
});

it('says that profile and balance could not be read again, and shows those of before with the platform’s time', async () => {
  const { store } = await openProfile(
    [PROFILE_PATH, respondWith(200, { first_name: 'Zoë' }), 1],
    [BALANCE_PATH, respondWith(200, [{ amount: 1999 }]), 1],
    [PROFILE_PATH, respondWith(400)],
    [BALANCE_PATH, respondWith(400)],
  );
  await screen.findByText('$19.99');
  await screen.findByRole('heading', { level: 2, name: 'Zoë' });
  act(() => {
    // By the platform's clock it is noon.
    store.dispatch(clockSkewMeasured(Date.now() - Date.UTC(2026, 0, 15, 12)));
    store.dispatch(
      platformApi.util.invalidateTags([tags.profile('CBTA', '1000001'), tags.balance('CBTA', '1000001')]),
    );
  });
  expect(await screen.findByText('Error: Unable to retrieve Rider Profile')).toBeInTheDocument();
  expect(await screen.findByText('Error: Unable to retrieve Rider Balance')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Zoë' })).toBeInTheDocument();
  expect(screen.getByLabelText('Customer balance')).toHaveTextContent(/\$19\.99, read 01\/15\/2026 /);
});

it('says only that the agency has no such rider when the profile is not found', async () => {
  await openProfile(
    [PROFILE_PATH, respondWith(404)],
    [BALANCE_PATH, respondWith(404)],
    ['/paymentview/', respondWith(200, [])],
  );
  const alert = (await screen.findByText('CBTA has no rider 1000001')).closest('[role="alert"]');
  // The specification's words for a profile that could not be retrieved.
  expect(alert).toHaveTextContent('Error: Unable to retrieve Rider Profile');
  const { getByRole } = within(alert as HTMLElement);
  expect(getByRole('link')).toHaveAttribute('href', '/agency-dashboard/CBTA/riders?region=us-east');
  expect(getByRole('button')).toHaveTextContent('Find 1000001 in all agencies');
  expect(screen.getAllByRole('alert')).toEqual([alert]);
  expect(screen.queryByText('—')).not.toBeInTheDocument();
  expect(screen.queryByText(/no payments yet/)).not.toBeInTheDocument();
  expect(screen.queryByText('Customer Balance')).not.toBeInTheDocument();
});

it('does not say so after the 404 of a proxy', async () => {
  const handler = respondWith(404, '<html>');
  await openProfile([PROFILE_PATH, handler], [BALANCE_PATH, handler]);
  expect(await screen.findByText('Error: Unable to retrieve Rider Balance')).toBeVisible();
  expect(screen.queryByText('CBTA has no rider 1000001')).not.toBeInTheDocument();
});

it('shows no failure of an earlier visit while profile and balance are read again', async () => {
  const { goTo } = await openProfile(
    [PROFILE_PATH, respondWith(404), 1],
    [BALANCE_PATH, respondWith(404), 1],
  );
  await screen.findByText('CBTA has no rider 1000001');
  await goTo('/agency-dashboard/CBTA');
  await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' });
  network.intercept(PROFILE_PATH, neverRespond);
  network.intercept(BALANCE_PATH, neverRespond);
  await goTo('/agency-dashboard/CBTA/riders/1000001');
  expect(await screen.findByRole('table', { name: 'Payments' })).toBeInTheDocument();
  expect(screen.getByLabelText('Customer balance')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

// What counts as an invalid response: `balance.test.ts`.
it.each([
  ['an error', respondWith(500)],
  ['no connection', loseConnection],
  ['an invalid response', respondWith(200, [{ amount: 'much' }])],
])('shows an error and a dash, not $0.00, for a balance response with %s', async (_case, handler) => {
  await openProfile([BALANCE_PATH, handler]);
  expect(await screen.findByText('Error: Unable to retrieve Rider Balance')).toBeInTheDocument();
  expect(await screen.findByText('First Name')).toBeInTheDocument();
  expect(screen.getByText('—', { selector: '.rider-balance__amount' })).toBeInTheDocument();
});

it('shows a dash and no error for a rider without a balance', async () => {
  await openProfile([BALANCE_PATH, respondWith(200, [])]);
  expect(await screen.findByText('—', { selector: '.rider-balance__amount' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows balance and payments of a rider whose profile alone is not found', async () => {
  await openProfile([PROFILE_PATH, respondWith(404)]);
  expect(await screen.findByText(/^-?\$/, { selector: '.rider-balance__amount' })).toBeInTheDocument();
  expect(screen.getByText('Error: Unable to retrieve Rider Profile')).toBeInTheDocument();
  expect(await screen.findByRole('table', { name: 'Payments' })).toBeInTheDocument();
});
