import { configure, screen, waitFor, within } from '@testing-library/react';
import { enterText, replaceText } from '@tests/support/enterText';
import { type Interception, respondWith, respondWithPage, setUpNetwork } from '@tests/support/fakeNetwork';
import { openRoute, renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const ADMINS_PATH = '/auth/api/v4/administrators';
const PAGE_PATH = '/agency-dashboard/CBTA/admin-users';

async function openAdminUsers(...interceptions: Interception[]) {
  const page = await openRoute(PAGE_PATH, network, { agencies: ['CBTA'] }, ...interceptions);
  return { ...page, table: await screen.findByRole('table', { name: 'Admin Users' }) };
}

const listRequests = () => network.requestsTo(ADMINS_PATH);
const buildAdmin = (user_id: number, email: string | null) => ({
  user_id,
  email,
  rmid: null,
  telephone_number: null,
});

it('has the specified columns and shows “none” in empty cells', async () => {
  const { table } = await openAdminUsers([ADMINS_PATH, respondWithPage([buildAdmin(7, null)])]);
  const headers = within(table).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual(['ID', 'RMID', 'Email', 'Telephone']);
  await screen.findByRole('rowheader', { name: '7' });
  expect(within(table).getAllByText('none')).toHaveLength(3);
});

it('requests pages of 10 sorted by email and ends with No more results', async () => {
  await openAdminUsers(
    [`${ADMINS_PATH}?page=1`, respondWithPage([buildAdmin(1, 'a@x')], { nextPage: 2 })],
    [`${ADMINS_PATH}?page=2`, respondWithPage([buildAdmin(2, 'b@x')])],
  );
  expect(await screen.findByText('No more results')).toBeInTheDocument();
  expect(listRequests().map((request) => request.split('?')[1])).toEqual([
    'page=1&per_page=10&sort_order=asc&sort_field=email',
    'page=2&per_page=10&sort_order=asc&sort_field=email',
  ]);
});

it('filters the loaded rows by email, case-sensitively', async () => {
  const { user, currentUrl } = await openAdminUsers([
    ADMINS_PATH,
    respondWithPage([buildAdmin(1, 'Ada@x.example'), buildAdmin(2, 'bob@x.example')]),
  ]);
  await screen.findByText('bob@x.example');
  expect(screen.getByText(/The filter is case-sensitive/)).toBeInTheDocument();
  await enterText(user, screen.getByLabelText('Filter'), 'Ada');
  expect(await screen.findByText('1 of all 2 administrators matches')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('bob@x.example')).not.toBeInTheDocument());
  const mark = await screen.findByText('Ada', { selector: 'mark' });
  expect(mark.parentElement).toHaveTextContent('Ada@x.example');
  await replaceText(user, screen.getByLabelText('Filter'), 'ada');
  expect(await screen.findByText('none (2 rows searched)')).toBeInTheDocument();
  expect(listRequests()).toHaveLength(1);
  expect(currentUrl()).toBe(PAGE_PATH);
});

it('does not say that all administrators were searched when rows could not be read', async () => {
  const { user } = await openAdminUsers([ADMINS_PATH, respondWith(200, [buildAdmin(1, 'a@x.example'), {}])]);
  await screen.findByText('1 row could not be read and is left out.');
  await enterText(user, screen.getByLabelText('Filter'), 'a');
  expect(await screen.findByText('1 of the 1 administrator loaded so far matches')).toBeInTheDocument();
});

it('a filter does not load more pages by itself; Load more does', async () => {
  const { user } = await openAdminUsers(
    [`${ADMINS_PATH}?page=1`, respondWithPage([buildAdmin(1, 'a@x.example')], { nextPage: 2 })],
    // The list requests page 2 by itself, to fill the window; here that fails.
    [`${ADMINS_PATH}?page=2`, respondWith(500), 1],
    [`${ADMINS_PATH}?page=2`, respondWithPage([buildAdmin(2, 'b@x.example')], { nextPage: 3 })],
    [`${ADMINS_PATH}?page=3`, respondWithPage([buildAdmin(3, 'zed@x.example')])],
  );
  await screen.findByText('Unable to retrieve more Admin Users');
  await enterText(user, screen.getByLabelText('Filter'), 'zed');
  expect(await screen.findByText('none (1 row searched)')).toBeInTheDocument();
  expect(screen.queryByText('No more results')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('none (2 rows searched)')).toBeInTheDocument();
  expect(screen.getByText('Load more to continue.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  const mark = await screen.findByText('zed', { selector: 'mark' });
  expect(mark.parentElement).toHaveTextContent('zed@x.example');
  expect(screen.getByText('No more results')).toBeInTheDocument();
});

it('distinguishes an empty list from a failed one', async () => {
  const { user } = await openAdminUsers(
    [ADMINS_PATH, respondWith(500), 1],
    [ADMINS_PATH, respondWithPage([])],
  );
  await enterText(user, screen.getByLabelText('Filter'), 'Ada');
  expect(await screen.findByText('Unable to retrieve Admin Users')).toBeInTheDocument();
  expect(screen.queryByText(/searched|match/i)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('none (0 rows searched)')).toBeInTheDocument();
});

it('opens from the dashboard and leads to the registration form', async () => {
  const { user, goTo, currentUrl } = await renderRoute('/', network, { agencies: ['CBTA'] });
  await goTo('/agency-dashboard/CBTA');
  expect(await screen.findByRole('link', { name: 'Client App Features' })).toHaveAttribute(
    'href',
    '/agency-dashboard/CBTA/agency-appfeatures?region=us-east',
  );
  await user.click(screen.getByRole('link', { name: 'Admins' }));
  await user.click(await screen.findByRole('button', { name: '+ Register User' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'ADMIN REGISTRATION' })).toBeInTheDocument();
  expect(currentUrl()).toBe('/agency-dashboard/CBTA/admin-registration');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'ADMIN USERS' })).toBeInTheDocument();
});

describe('in StrictMode, which runs effects twice', () => {
  beforeAll(() => configure({ reactStrictMode: true }));
  afterAll(() => {
    configure({ reactStrictMode: false });
    jest.restoreAllMocks();
  });

  it('Cancel of a registration goes back one page', async () => {
    const { user, goTo, currentUrl } = await openAdminUsers();
    await goTo('/agency-dashboard/CBTA/admin-registration');
    const go = jest.spyOn(window.history, 'go');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await screen.findByRole('table', { name: 'Admin Users' });
    expect(currentUrl()).toBe(PAGE_PATH);
    // Unlike a browser, jsdom goes back one page also after two calls.
    expect(go.mock.calls).toEqual([[-1]]);
  });
});
