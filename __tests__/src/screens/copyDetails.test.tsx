import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { enterText } from '@tests/support/enterText';
import { DEMO_PASSWORD, loseConnection, respondWith } from '@tests/support/fakeNetwork';
import {
  createEmail,
  network,
  PROFILE_REQUEST,
  REGISTRATION_PATH,
  submitRegistration,
} from '@tests/support/registrationFixture';
import { renderRoute } from '@tests/support/renderRoute';

const METRO_SESSION = { agencies: ['METRO'] };

/** Presses 'Copy details' within `container` and returns the clipboard's text. */
async function copyDetails(user: UserEvent, container: HTMLElement): Promise<string> {
  // Its code is loaded with the first failure.
  await waitFor(() => expect(within(container).getByRole('button', { name: 'Copy details' })).toBeEnabled());
  await user.click(within(container).getByRole('button', { name: 'Copy details' }));
  expect(await screen.findByText('Copied the details')).toBeInTheDocument();
  return navigator.clipboard.readText();
}

it('copies call, outcome, time, region, agency and page when a list could not be loaded', async () => {
  const { user } = await renderRoute('/agency-dashboard/METRO/riders?term=secret', network, METRO_SESSION);
  network.intercept('term=Ngozi', respondWith(400, { code: 'bad_sort', message: 'No such column' }));
  await enterText(user, await screen.findByLabelText('Filter'), 'Ngozi');
  const text = await copyDetails(user, await screen.findByRole('alert'));
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
  // Neither the search terms nor a token, which begins with eyJ.
  expect(text).not.toMatch(/Ngozi|secret|eyJ[\w-]+\.|bearer/i);
});

it('copies the chosen region but neither email nor password when the sign-in fails', async () => {
  const { user } = await renderRoute('/login', network, 'guest');
  network.intercept(
    '/signin',
    respondWith(403, { message: `No operator me@here.example with ${DEMO_PASSWORD}` }),
  );
  await user.selectOptions(screen.getByLabelText('Region'), 'Australia');
  await enterText(user, screen.getByLabelText('Email'), 'me@here.example');
  await enterText(user, screen.getByLabelText('Password'), DEMO_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Login' }));
  const text = await copyDetails(user, await screen.findByRole('alert'));
  expect(text).toContain('Call: POST /pso/api/v1/signin (no token)');
  expect(text).toContain('Region: Australia');
  expect(text).toContain('The platform said: No operator ••• with •••');
});

it('copies no name, telephone number, email or password when a registration fails', async () => {
  const { user } = await renderRoute(REGISTRATION_PATH, network, { agencies: ['CBTA'] });
  await screen.findByRole('button', { name: 'Create' });
  network.intercept(
    PROFILE_REQUEST,
    respondWith(409, { message: 'Ottoline Brightwater is there', code: 'db_error' }),
  );
  await submitRegistration(user, createEmail(), { 'First Name': 'Ottoline', 'Last Name': 'Brightwater' });
  await screen.findByText('Failed to register admin profile for new admin');
  const text = await copyDetails(user, screen.getByRole('dialog'));
  expect(text).toContain('Call: POST /profile/api/v3/profile (admin token)');
  expect(text).toContain('The platform said: ••• ••• is there');
  // 'heron' is part of the password.
  expect(text).not.toMatch(/Ottoline|Brightwater|@|heron/);
});

it('redacts the rider’s last name and email in a message of the platform', async () => {
  const { user } = await renderRoute('/agency-dashboard/METRO/riders', network, METRO_SESSION);
  const [link] = await screen.findAllByRole('link', { name: /^\d+$/ });
  const row = link?.closest('tr');
  const cellTexts = [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
  // The cells behind the user id are RMID, internal id, first name, last name, email.
  const [lastName = '', email = ''] = cellTexts.slice(3, 5);
  expect(lastName).toMatch(/\p{L}{2}/u);
  network.intercept(
    '/balance/',
    respondWith(500, { message: `Rider ${lastName} ${email} has two accounts` }),
  );
  if (link) await user.click(link);
  const alert = await screen.findByText(/Unable to retrieve Rider Balance/);
  const alertBox = alert.closest<HTMLElement>('[role=alert]');
  if (!alertBox) throw new Error('no alert');
  const text = await copyDetails(user, alertBox);
  expect(text).toContain('The platform said: Rider ••• ••• has two accounts');
});

it('copies the details of a failed write in its dialog', async () => {
  const { user } = await renderRoute('/agency-creation', network);
  await enterText(user, await screen.findByLabelText(/^Name/), 'New');
  await enterText(user, screen.getByLabelText(/^Abbreviation/), 'NEW1');
  await waitFor(() => expect(screen.queryByText('Loading…')).not.toBeInTheDocument());
  network.intercept('POST /platform/us-east/agency/', loseConnection);
  await user.click(screen.getByRole('button', { name: 'Create agency' }));
  const text = await copyDetails(
    user,
    await screen.findByRole('dialog', { name: 'Failed to create agency' }),
  );
  expect(text).toMatch(/^Call: POST \/agency\/api\/v4\/agencies\/? \(operator token\)$/m);
  expect(text).toMatch(/^Outcome: network$/m);
  expect(text).not.toContain('NEW1');
});

it('says that the browser does not allow copying', async () => {
  network.intercept('/pso/api/v1/users', respondWith(400));
  const { user } = await renderRoute('/', network);
  network.intercept('/pso/api/v1/users', respondWith(400));
  await user.click(screen.getByRole('link', { name: 'PSO Users' }));
  const alert = await screen.findByRole('alert');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  await user.click(await within(alert).findByRole('button', { name: 'Copy details' }));
  expect(await within(alert).findByText('The browser did not allow copying')).toBeInTheDocument();
});
