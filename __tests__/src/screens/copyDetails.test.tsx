import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import {
  respondWith,
  loseConnection,
  openFakeNetwork,
  DEMO_PASSWORD,
  type FakeNetwork,
} from '@tests/support/fakeNetwork';
import {
  submitRegistration,
  createEmail,
  REGISTRATION_PATH,
  PROFILE_REQUEST,
} from '@tests/support/registrationFixture';
import { renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

const METRO = { agencies: ['METRO'] };

/** Presses 'Copy details' in an element, and gives what was copied. */
async function copied(user: UserEvent, place: HTMLElement): Promise<string> {
  await user.click(await within(place).findByRole('button', { name: 'Copy details' }));
  expect(await within(place).findByText('Copied')).toHaveRole('status');
  return navigator.clipboard.readText();
}

it('a list that could not be loaded: what, where, when, how long, and by whose word', async () => {
  const { user } = await renderRoute('/agency-dashboard/METRO/riders?term=secret', network, METRO);
  network.intercept('term=Ngozi', respondWith(400, { code: 'bad_sort', message: 'No such column' }));
  await user.type(await screen.findByLabelText('Filter'), 'Ngozi');
  const text = await copied(user, await screen.findByRole('alert'));
  expect(text).toMatch(/^Unable to retrieve Riders$/m);
  expect(text).toMatch(/^Call: GET \/customersearch\/api\/v3\/riders \(admin token\)$/m);
  expect(text).toMatch(/^Outcome: status 400$/m);
  expect(text).toMatch(/^Error code: bad_sort$/m);
  expect(text).toMatch(/^The platform said: No such column$/m);
  expect(text).toMatch(/^Sent: \d{4}-\d\d-\d\dT[\d:.]+Z, once, \d+ ms$/m);
  expect(text).toMatch(/^Region: US East$/m);
  expect(text).toMatch(/^Agency: METRO$/m);
  expect(text).toMatch(/^Page: \/agency-dashboard\/METRO\/riders$/m);
  expect(text).toMatch(/^Portal version: .+$/m);
  expect(text).not.toMatch(/Ngozi|secret|eyJ|bearer/i);
});

it('a sign-in that failed: the region that was chosen, and neither e-mail nor password', async () => {
  const { user } = await renderRoute('/login', network, 'guest');
  network.intercept(
    '/signin',
    respondWith(400, { message: `No operator me@here.example with ${DEMO_PASSWORD}` }),
  );
  await user.selectOptions(screen.getByLabelText('Region'), 'Australia');
  await user.type(screen.getByLabelText('Email'), 'me@here.example');
  await user.type(screen.getByLabelText('Password'), DEMO_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Login' }));
  const text = await copied(user, await screen.findByRole('alert'));
  expect(text).toContain('Call: POST /pso/api/v1/signin (no token)');
  expect(text).toContain('Region: Australia');
  expect(text).toContain('The platform said: No operator ••• with •••');
});

it('a registration that failed: no name, telephone, e-mail or password of who was to be registered', async () => {
  const { user } = await renderRoute(REGISTRATION_PATH, network, { agencies: ['CBTA'] });
  await screen.findByRole('button', { name: 'Create' });
  network.intercept(
    PROFILE_REQUEST,
    respondWith(409, { message: 'Ottoline Brightwater is there', code: 'db_error' }),
  );
  await submitRegistration(user, createEmail(), { 'First Name': 'Ottoline', 'Last Name': 'Brightwater' });
  await screen.findByText('Failed to register admin profile for new admin');
  const text = await copied(user, screen.getByRole('dialog'));
  expect(text).toContain('Call: POST /profile/api/v3/profile (admin token)');
  expect(text).toContain('The platform said: ••• ••• is there');
  expect(text).not.toMatch(/Ottoline|Brightwater|@|heron/);
});

it('a rider whom the page knows is not named, though the platform does', async () => {
  const { user } = await renderRoute('/agency-dashboard/METRO/riders', network, METRO);
  const [link] = await screen.findAllByRole('link', { name: /^\d+$/ });
  const row = link?.closest('tr');
  const names = [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
  const [first = '', last = ''] = names.slice(3, 5);
  expect(first).toMatch(/\p{L}{2}/u);
  network.intercept('/balance/', respondWith(500, { message: `Rider ${first} ${last} has two accounts` }));
  if (link) await user.click(link);
  const alert = await screen.findByText(/Unable to retrieve Rider Balance/);
  const box = alert.closest<HTMLElement>('[role=alert]');
  if (!box) throw new Error('no alert');
  const text = await copied(user, box);
  expect(text).toContain('The platform said: Rider ••• ••• has two accounts');
});

it('a failed write: in its dialog, and beside its form', async () => {
  const { user } = await renderRoute('/agency-creation', network);
  await user.type(await screen.findByLabelText(/^Name/), 'New');
  await user.type(screen.getByLabelText(/^Abbreviation/), 'NEW1');
  await waitFor(() => expect(screen.queryByText('Loading…')).not.toBeInTheDocument());
  network.intercept('POST /platform/us-east/agency/', loseConnection);
  await user.click(screen.getByRole('button', { name: 'Create agency' }));
  const text = await copied(user, await screen.findByRole('dialog', { name: 'Failed to create agency' }));
  expect(text).toMatch(/^Call: POST \/agency\/api\/v4\/agencies\/? \(operator token\)$/m);
  expect(text).toMatch(/^Outcome: network$/m);
  expect(text).not.toContain('NEW1');
});

it('says so where the browser allows no copying', async () => {
  network.intercept('/pso/api/v1/users', respondWith(400));
  const { user } = await renderRoute('/', network);
  network.intercept('/pso/api/v1/users', respondWith(400));
  await user.click(screen.getByRole('link', { name: 'PSO Users' }));
  const alert = await screen.findByRole('alert');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  await user.click(await within(alert).findByRole('button', { name: 'Copy details' }));
  expect(await within(alert).findByText('This browser does not allow copying')).toBeInTheDocument();
});
