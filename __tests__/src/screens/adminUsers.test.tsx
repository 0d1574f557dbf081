import { screen, waitFor, within } from '@testing-library/react';
import { answer, openWire, type Wire } from '@tests/support/platform';
import { renderAt } from '@tests/support/renderAt';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});

const ADMINS = '/auth/api/v4/administrators';
const PATH = '/agency-dashboard/CBTA/admin-users';

async function open(...faults: Parameters<Wire['fault']>[]) {
  const page = await renderAt('/', wire, { agencies: ['CBTA'] });
  for (const fault of faults) wire.fault(...fault);
  await page.goTo(PATH);
  return { ...page, table: await screen.findByRole('table', { name: 'Admin Users' }) };
}

const calls = () => wire.sent.filter((line) => line.includes(ADMINS));
const page = (rows: object[], next?: number) =>
  answer(200, rows, { ...(next !== undefined && { 'x-next-page': String(next) }) });
const admin = (user_id: number, email: string | null) => ({
  user_id,
  email,
  rmid: null,
  telephone_number: null,
});

it('has the columns of the specification, and none where a cell is empty', async () => {
  const { table } = await open([ADMINS, page([admin(7, null)])]);
  const headers = within(table).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual(['ID', 'RMID', 'Email', 'Telephone']);
  await screen.findByRole('rowheader', { name: '7' });
  expect(within(table).getAllByText('none')).toHaveLength(3);
});

it('asks for 10 a page by e-mail, and ends with No more results', async () => {
  await open([`${ADMINS}?page=1`, page([admin(1, 'a@x')], 2)], [`${ADMINS}?page=2`, page([admin(2, 'b@x')])]);
  expect(await screen.findByText('No more results')).toBeInTheDocument();
  expect(calls().map((line) => line.split('?')[1])).toEqual([
    'page=1&per_page=10&sort_order=asc&sort_field=email',
    'page=2&per_page=10&sort_order=asc&sort_field=email',
  ]);
});

it('filters the loaded rows by e-mail, upper and lower case told apart', async () => {
  const { user, address } = await open([
    ADMINS,
    page([admin(1, 'Ada@x.example'), admin(2, 'bob@x.example')]),
  ]);
  await screen.findByText('bob@x.example');
  expect(screen.getByText(/Upper and lower case are told apart/)).toBeInTheDocument();
  await user.type(screen.getByLabelText('Filter'), 'Ada');
  await waitFor(() => expect(screen.queryByText('bob@x.example')).not.toBeInTheDocument());
  expect(screen.getByText('Ada@x.example')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Filter'));
  await user.type(screen.getByLabelText('Filter'), 'ada');
  expect(await screen.findByText('none (2 rows looked through)')).toBeInTheDocument();
  expect(calls()).toHaveLength(1);
  expect(address()).toBe(PATH);
});

it('a filter looks no further by itself; Load more does', async () => {
  const { user } = await open(
    [`${ADMINS}?page=1`, page([admin(1, 'a@x.example')], 2)],
    [`${ADMINS}?page=2`, answer(500), 1],
    [`${ADMINS}?page=2`, page([admin(2, 'zed@x.example')])],
  );
  await screen.findByText('Unable to retrieve more Admin Users');
  await user.type(screen.getByLabelText('Filter'), 'zed');
  expect(await screen.findByText('none (1 row looked through)')).toBeInTheDocument();
  expect(screen.queryByText('No more results')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('zed@x.example')).toBeInTheDocument();
  expect(screen.getByText('No more results')).toBeInTheDocument();
});

it('tells none and failed apart', async () => {
  const { user } = await open([ADMINS, answer(500), 1], [ADMINS, page([])]);
  expect(await screen.findByText('Unable to retrieve Admin Users')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('none (0 rows looked through)')).toBeInTheDocument();
});

it('is reached from the dashboard, and leads to the registration', async () => {
  const { user, goTo, address } = await renderAt('/', wire, { agencies: ['CBTA'] });
  await goTo('/agency-dashboard/CBTA');
  expect(await screen.findByRole('link', { name: /Client App Features/ })).toHaveAttribute(
    'href',
    '/agency-dashboard/CBTA/agency-appfeatures',
  );
  await user.click(screen.getByRole('link', { name: /Admins/ }));
  await user.click(await screen.findByRole('button', { name: '+ Register User' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'ADMIN REGISTRATION' })).toBeInTheDocument();
  expect(address()).toBe('/agency-dashboard/CBTA/admin-registration');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'ADMIN USERS' })).toBeInTheDocument();
});
