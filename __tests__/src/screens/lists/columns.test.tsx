import { screen, waitFor, within } from '@testing-library/react';
import { PREFERENCES_STORAGE_KEY } from '@/session/storageKeys';
import { openFakeNetwork, type FakeNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});
beforeEach(() => localStorage.clear());

const LISTS = [
  { path: '/agencies', label: 'Agencies', columns: 6 },
  { path: '/pso-users', label: 'PSO users', columns: 3 },
  { path: '/agency-dashboard/CBTA/admin-users', label: 'Admin Users', columns: 4 },
  { path: '/agency-dashboard/CBTA/riders', label: 'Riders', columns: 15 },
  { path: '/agency-dashboard/CBTA/purchase-orders', label: 'Purchase Orders', columns: 13 },
  { path: '/agency-dashboard/CBTA/passes', label: 'Passes', columns: 11 },
  { path: '/agency-dashboard/CBTA/riders/1000120', label: 'Payments', columns: 7 },
  { path: '/agency-dashboard/CBTA/riders/1000120?tab=passes', label: 'Passes', columns: 9 },
  { path: '/agency-dashboard/CBTA/riders/1000120?tab=purchaseOrders', label: 'Purchase orders', columns: 8 },
];

const open = (path: string) => renderRoute(path, network, { agencies: ['CBTA'] });
const button = (name: string) => screen.getByRole('button', { name });
const panel = () => screen.findByRole('dialog', { name: 'Columns' });
const titles = (label: string) =>
  within(screen.getByRole('table', { name: label }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const places = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map((cell) => cell.getAttribute('aria-colindex'));
const stored = () =>
  (JSON.parse(localStorage.getItem(PREFERENCES_STORAGE_KEY) ?? '{}') as { tables?: Record<string, unknown> })
    .tables ?? {};

it.each(LISTS)('$label at $path: a column goes and comes, and is kept for the table alone', async (list) => {
  const { user } = await open(list.path);
  await screen.findByRole('table', { name: list.label });
  const shipped = titles(list.label);
  expect(shipped).toHaveLength(list.columns);
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  const boxes = within(await panel()).getAllByRole('checkbox');
  // All but the first, which names the row.
  expect(boxes).toHaveLength(list.columns - 1);
  await user.click(boxes[0] as HTMLElement);
  expect(titles(list.label)).toEqual([shipped[0], ...shipped.slice(2)]);
  // What is left says where it belongs.
  const table = screen.getByRole('table', { name: list.label });
  expect(table).toHaveAttribute('aria-colcount', String(list.columns));
  expect(places(table)).toEqual(['1', ...shipped.slice(2).map((_title, at) => String(at + 3))]);
  expect(button('1 column hidden')).toBeInTheDocument();
  await waitFor(() => expect(Object.keys(stored())).toHaveLength(1));
  await user.click(button('Reset'));
  expect(titles(list.label)).toEqual(shipped);
  expect(places(table)).toEqual(shipped.map(() => null));
  expect(button('Columns')).toBeInTheDocument();
  await waitFor(() => expect(stored()).toEqual({}));
});

it('all but the first may go, and it says how many are hidden', async () => {
  const { user } = await open('/agency-dashboard/CBTA/riders');
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  for (const box of within(await panel()).getAllByRole('checkbox')) await user.click(box);
  expect(titles('Riders')).toEqual(['User ID']);
  expect(button('14 columns hidden')).toBeInTheDocument();
  expect((await screen.findAllByRole('rowheader')).length).toBeGreaterThan(0);
});

it('moves a column by keyboard; the focus stays, and its place is told', async () => {
  const { user } = await open('/pso-users');
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  await panel();
  button('Move Telephone up').focus();
  await user.keyboard('{Enter}');
  expect(titles('PSO users')).toEqual(['ID', 'Telephone', 'Email']);
  expect(button('Move Telephone up')).toHaveFocus();
  expect(screen.getByText('Telephone is column 2 of 3')).toBeInTheDocument();
  // It is at the top by now.
  await user.keyboard('{Enter}');
  expect(titles('PSO users')).toEqual(['ID', 'Telephone', 'Email']);
  await user.click(button('Move Telephone down'));
  expect(titles('PSO users')).toEqual(['ID', 'Email', 'Telephone']);
  // As shipped again: a column to come gets its shipped place.
  await waitFor(() => expect(stored()).toEqual({}));
});

it('what was stored holds as the list opens; keys that the table does not have are nothing', async () => {
  localStorage.setItem(
    PREFERENCES_STORAGE_KEY,
    JSON.stringify({
      tables: { 'pso-users': { order: ['gone', 'telephone'], hidden: ['gone', 'email', 'id'] } },
    }),
  );
  await open('/pso-users');
  await screen.findByRole('table', { name: 'PSO users' });
  expect(titles('PSO users')).toEqual(['ID', 'Telephone']);
  expect(await screen.findByRole('button', { name: '1 column hidden' })).toBeInTheDocument();
});

it('Esc closes the panel and gives the focus back; so does a click elsewhere', async () => {
  const { user } = await open('/pso-users');
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  expect(within(await panel()).getAllByRole('checkbox')[0]).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button('Columns')).toHaveFocus();
  await user.click(button('Columns'));
  await panel();
  await user.click(screen.getByRole('table'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('rows stay ordered by a column that is hidden', async () => {
  localStorage.setItem(
    PREFERENCES_STORAGE_KEY,
    JSON.stringify({ tables: { agencies: { order: [], hidden: ['database'] } } }),
  );
  await open('/agencies?sort=database.desc');
  const first = (await screen.findAllByRole('rowheader'))[0]?.textContent;
  await open('/agencies?sort=database.asc');

  expect((await screen.findAllByRole('rowheader')).at(-1)?.textContent).not.toBe(first);
});
