import { screen, waitFor, within } from '@testing-library/react';
import { answer, lostConnection, openWire, type Wire } from '@tests/support/platform';
import { renderAt } from '@tests/support/renderAt';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});

const LIST = '/agencies/?';

async function open(path = '/agencies', who = {}) {
  const page = await renderAt(path, wire, who);
  const table = await screen.findByRole('table', { name: 'Agencies' });
  await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'false'));
  return { ...page, table };
}

/** The abbreviation's cell of an agency's row. */
const cell = (abbreviation: string) =>
  screen.getAllByText(abbreviation, { selector: 'td' })[0] as HTMLElement;
/** The first column of the rows in sight. */
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const column = (title: string) => screen.getByRole('button', { name: title });

it('has the columns of the specification, and reads 100 agencies by abbreviation with the operator’s token', async () => {
  const { table } = await open();
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name', 'Abbreviation', 'Database', 'Country', 'Timezone', 'Edit']);
  const call = wire.log.find(({ path }) => path.includes(LIST));
  expect(call).toMatchObject({ token: 'pso', status: 200 });
  expect(call?.path).toContain('limit=100&order=abbreviation&direction=1');
});

it('names countries and time zones', async () => {
  await open();
  expect((await screen.findAllByText('United States')).length).toBeGreaterThan(5);
  expect((await screen.findAllByText('America/New_York')).length).toBeGreaterThan(0);
});

it('says that it shows the first 100, where there are more', async () => {
  await open();
  expect(screen.getByText(/The first 100 agencies by abbreviation/)).toBeInTheDocument();
  expect(screen.getByText('1–30 of 100')).toBeInTheDocument();
});

it('says nothing of the kind where there are fewer', async () => {
  await open('/agencies', { region: 'australia' });
  expect(screen.getByText('1–20 of 20')).toBeInTheDocument();
  expect(screen.queryByText(/The first 100/)).not.toBeInTheDocument();
});

it('sorts by a column and back, keeping the order in the address', async () => {
  const { user, address } = await open('/agencies', { region: 'australia' });
  await user.click(column('Name'));
  const ascending = names();
  expect(address()).toBe('/agencies?sort=name.asc');
  expect([...ascending].sort((a, b) => String(a).localeCompare(String(b), 'en'))).toEqual(ascending);
  await user.click(column('Name'));
  expect(names()).toEqual([...ascending].reverse());
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
});

it('pages by 10, 30 or 100, as the address says', async () => {
  await open('/agencies?size=10&page=2');
  expect(names()).toHaveLength(10);
  expect(screen.getByText('11–20 of 100')).toBeInTheDocument();
});

it('ignores what an address names that the list does not have', async () => {
  await open('/agencies?size=7&page=-3&sort=password.asc');
  expect(screen.getByText('1–30 of 100')).toBeInTheDocument();
});

it('filters by name, abbreviation or database', async () => {
  const { user, address } = await open('/agencies', { region: 'australia' });
  const [first] = names();
  await user.type(screen.getByLabelText('Filter'), String(first).toLowerCase());
  await waitFor(() => expect(names()).toEqual([first]));
  expect(address()).toContain('filter=');
});

it('finds an agency beyond the first 100 by its whole abbreviation', async () => {
  const { user } = await open('/agencies?size=100');
  const known = screen.getAllByRole('row').map(({ textContent }) => textContent);
  const all = await everyAbbreviation();
  const beyond = all.find((abbreviation) => !known.some((text) => text?.includes(abbreviation))) ?? '';
  await user.type(screen.getByLabelText('Filter'), beyond);
  expect((await screen.findAllByText(beyond)).length).toBeGreaterThan(0);
  expect(wire.sent.join('\n')).toContain(`/agencies?abbreviation=${beyond}`);
});

it('says when nothing matches', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Filter'), 'no such agency');
  expect(await screen.findByText('No agency matches “no such agency”')).toBeInTheDocument();
});

it('opens an agency by signing in to it, once', async () => {
  const { user, address } = await open('/agencies?filter=CBTA');
  await waitFor(() => expect(names()).toHaveLength(1));
  await user.dblClick(cell('CBTA'));
  expect(await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeInTheDocument();
  expect(address()).toBe('/agency-dashboard/CBTA');
  const signIns = wire.log.filter(({ path }) => path.endsWith('/token/agency'));
  expect(signIns.map(({ method, token, status }) => [method, token, status])).toEqual([['POST', 'pso', 200]]);
});

it('opens an agency with the token at hand, without asking for another', async () => {
  const { user } = await open('/agencies?filter=CBTA', { agencies: ['CBTA'] });
  await waitFor(() => expect(names()).toHaveLength(1));
  await user.click(cell('CBTA'));
  await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' });
  expect(wire.sent.filter((line) => line.includes('/token/agency'))).toEqual([]);
});

it('opens by the keyboard: the rows are one stop, the arrows move between them', async () => {
  const { user } = await open('/agencies', { region: 'australia' });
  const links = screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link'));
  expect(links.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  links[0]?.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(links[2]).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeInTheDocument();
});

it('opens the agency that was chosen last, and none once the list is left', async () => {
  const { user, goTo, address } = await open('/agencies', { region: 'australia' });
  const release: (() => void)[] = [];
  wire.fault('/token/agency', async (request) => {
    await new Promise<void>((resolve) => release.push(resolve));
    return wire.platform.site.fetch(request);
  });
  const [first, second] = screen.getAllByRole('rowheader');
  await user.click(within(first as HTMLElement).getByRole('link'));
  expect(screen.getByText(/^Opening /)).toBeInTheDocument();
  await user.click(within(second as HTMLElement).getByRole('link'));
  await waitFor(() => expect(release).toHaveLength(2));
  release[0]?.();
  await waitFor(() => expect(wire.log.filter(({ path }) => path.endsWith('/token/agency'))).toHaveLength(1));
  expect(address()).toBe('/agencies');
  await goTo('/');
  release[1]?.();
  await waitFor(() => expect(wire.log.filter(({ path }) => path.endsWith('/token/agency'))).toHaveLength(2));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('HOME');
});

it('a look-up beyond the first 100 that fails is told, and made again on demand', async () => {
  const { user } = await open();
  wire.fault('?abbreviation=NOSUCH', answer(500), 1);
  await user.type(screen.getByLabelText('Filter'), 'NOSUCH');
  expect(
    await screen.findByText('Agencies beyond the first 100 could not be looked through.'),
  ).toBeInTheDocument();
  expect(screen.getByText('No agency among the first 100 matches “NOSUCH”')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No agency matches “NOSUCH”')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/could not be looked through/)).not.toBeInTheDocument());
});

it.each([
  [400, 'Login failed - Check your email and password, then try again'],
  [401, 'Login failed - Check your email and password, then try again'],
  [500, 'Unable to log you in at this time. Please try again later :('],
])('an agency that refuses with %d: the catalogue’s text', async (status, text) => {
  const { user, left } = await open('/agencies?filter=CBTA');
  await waitFor(() => expect(names()).toHaveLength(1));
  wire.fault('/token/agency', answer(status));
  await user.click(cell('CBTA'));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(left).toEqual([]);
});

it('a list that cannot be loaded says so and is loaded again on demand', async () => {
  const page = await renderAt('/', wire);
  wire.fault(LIST, answer(500, { message: 'database is asleep' }), 1);
  await page.goTo('/agencies');
  const alert = await screen.findByText('Unable to retrieve Agencies');
  expect(alert).toBeInTheDocument();
  expect(screen.getByText('The platform answered 500: database is asleep')).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1–30 of 100')).toBeInTheDocument();
});

it('a read is repeated after network loss, at most twice', async () => {
  const page = await renderAt('/', wire);
  wire.fault(LIST, lostConnection);
  await page.goTo('/agencies');
  expect(
    await screen.findByText('The platform could not be reached: check the connection.'),
  ).toBeInTheDocument();
  expect(wire.sent.filter((line) => line.includes(LIST))).toHaveLength(3);
});

it('rows that cannot be read are left out and counted; fields that cannot are dashes', async () => {
  const page = await renderAt('/', wire);
  const rows = [{ id: 1, abbreviation: 'ONE', name: { odd: true }, created: 7 }, { id: 2 }, null, 'text'];
  wire.fault(LIST, answer(200, { data: { rows } }));
  await page.goTo('/agencies');
  expect(await screen.findByText('3 rows could not be read and are left out.')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /ONE/ })).toHaveTextContent('ONEONE———→');
});

it('names that cannot be loaded are told, numbers stand for them, and the missing part is loaded again', async () => {
  const page = await renderAt('/', wire);
  wire.fault('/timezones/?offset=100', answer(500), 1);
  await page.goTo('/agencies');
  expect(await screen.findByText(/Not all country and time zone names could be loaded/)).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/Not all country/)).not.toBeInTheDocument());
});

async function everyAbbreviation(): Promise<string[]> {
  const headers = { authorization: `Bearer ${await wire.token('usEast')}` };
  const base = 'http://localhost/platform/us-east/agency/api/v4/agencies';
  const pages = await Promise.all(
    [0, 100].map(async (offset) => (await fetch(`${base}?limit=100&offset=${offset}`, { headers })).json()),
  );
  return (pages.flat() as { abbreviation: string }[]).map(({ abbreviation }) => abbreviation);
}
