import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { PREFERENCES_STORAGE_KEY } from '@/session/storage/storageKeys';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();
beforeEach(() => localStorage.clear());

const LISTS = [
  { path: '/agencies', label: 'Agencies', columnCount: 6 },
  { path: '/pso-users', label: 'PSO Users', columnCount: 3 },
  { path: '/agency-dashboard/CBTA/admin-users', label: 'Admin Users', columnCount: 4 },
  { path: '/agency-dashboard/CBTA/riders', label: 'Riders', columnCount: 15 },
  { path: '/agency-dashboard/CBTA/purchase-orders', label: 'Purchase Orders', columnCount: 13 },
  { path: '/agency-dashboard/CBTA/passes', label: 'Passes', columnCount: 11 },
  { path: '/agency-dashboard/CBTA/riders/1000120', label: 'Payments', columnCount: 7 },
  { path: '/agency-dashboard/CBTA/riders/1000120?tab=passes', label: 'Passes', columnCount: 10 },
  {
    path: '/agency-dashboard/CBTA/riders/1000120?tab=purchaseOrders',
    label: 'Purchase orders',
    columnCount: 9,
  },
];

const openList = (path: string) => renderRoute(path, network, { agencies: ['CBTA'] });
const getButton = (name: string) => screen.getByRole('button', { name });
const findPanel = () => screen.findByRole('dialog', { name: 'Columns' });
const getTitles = (label: string) =>
  within(screen.getByRole('table', { name: label }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const getColumnIndexes = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map((cell) => cell.getAttribute('aria-colindex'));
const getStoredLayouts = () =>
  (JSON.parse(localStorage.getItem(PREFERENCES_STORAGE_KEY) ?? '{}') as { tables?: Record<string, unknown> })
    .tables ?? {};

it.each([
  ['admin-users', 'RMID', 'A number of the platform. An administrator who is registered here has 0.'],
  [
    'riders',
    'A Tel.',
    'The rider’s telephone number a_telephone_number. The profile’s Phone is another field.',
  ],
  ['riders/1000120', 'Coupon', 'The coupon’s id, and how many of it were used.'],
])('explains a column of %s, in its tooltip and for screen readers', async (page, title, text) => {
  const { user } = await openList(`/agency-dashboard/CBTA/${page}`);
  const header = await screen.findByRole('columnheader', { name: title });
  // The explanations come with the first interaction.
  await user.hover(header);
  await waitFor(() => expect(header).toHaveAttribute('title', text));
  expect(header).toHaveAccessibleDescription(text);
  expect(screen.getByRole('columnheader', { name: /^(User )?ID$/ })).not.toHaveAttribute('title');
});

it.each(LISTS)(
  'hides a column of $label at $path, stores it for this table only, and Reset shows it again',
  async (list) => {
    const { user } = await openList(list.path);
    await screen.findByRole('table', { name: list.label });
    const defaultTitles = getTitles(list.label);
    expect(defaultTitles).toHaveLength(list.columnCount);
    await user.click(await screen.findByRole('button', { name: 'Columns' }));
    const checkboxes = within(await findPanel()).getAllByRole('checkbox');
    // The first column names the row and cannot be hidden.
    expect(checkboxes).toHaveLength(list.columnCount - 1);
    await user.click(checkboxes[0] as HTMLElement);
    expect(getTitles(list.label)).toEqual([defaultTitles[0], ...defaultTitles.slice(2)]);
    // The visible columns keep their index in aria-colindex.
    const table = screen.getByRole('table', { name: list.label });
    expect(table).toHaveAttribute('aria-colcount', String(list.columnCount));
    expect(getColumnIndexes(table)).toEqual([
      '1',
      ...defaultTitles.slice(2).map((_title, index) => String(index + 3)),
    ]);
    expect(getButton('1 column hidden')).toBeInTheDocument();
    await waitFor(() => expect(Object.keys(getStoredLayouts())).toHaveLength(1));
    await user.click(getButton('Reset'));
    expect(getTitles(list.label)).toEqual(defaultTitles);
    expect(getColumnIndexes(table)).toEqual(defaultTitles.map(() => null));
    expect(getButton('Columns')).toBeInTheDocument();
    await waitFor(() => expect(getStoredLayouts()).toEqual({}));
  },
);

it('hides all columns but the first and shows how many are hidden', async () => {
  const { user } = await openList('/agency-dashboard/CBTA/riders');
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  for (const checkbox of within(await findPanel()).getAllByRole('checkbox')) await user.click(checkbox);
  expect(getTitles('Riders')).toEqual(['User ID']);
  expect(getButton('14 columns hidden')).toBeInTheDocument();
  expect((await screen.findAllByRole('rowheader')).length).toBeGreaterThan(0);
});

it('a preset of the riders shows the columns of a task, and All shows every column again', async () => {
  const { user } = await openList('/agency-dashboard/CBTA/riders');
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  const presets = within(within(await findPanel()).getByRole('group', { name: 'Presets' }));
  expect(presets.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(presets.getByRole('button', { name: 'Contact' }));
  expect(getTitles('Riders')).toEqual([
    'User ID',
    'First Name',
    'Last Name',
    'Email',
    'A Tel.',
    'P Tel.',
    'Date of Birth',
  ]);
  expect(screen.getByText('Contact: 7 columns')).toBeInTheDocument();
  await user.click(presets.getByRole('button', { name: 'Card' }));
  expect(getTitles('Riders').slice(2)).toEqual([
    'Last Name',
    'Smartcard ID',
    'Smartcard',
    'Smartcard Status',
    'Concession Type',
    'Rider Type',
    'Balance',
  ]);
  expect(presets.getByRole('button', { name: 'Card' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(presets.getByRole('button', { name: 'All' }));
  expect(getTitles('Riders')).toHaveLength(15);
  await waitFor(() => expect(getStoredLayouts()).toEqual({}));
});

it('a list without presets offers none', async () => {
  const { user } = await openList('/pso-users');
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  await findPanel();
  expect(screen.queryByRole('group', { name: 'Presets' })).not.toBeInTheDocument();
});

it('moves a column by keyboard, keeps the focus and announces the new position', async () => {
  const { user } = await openList('/pso-users');
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  await findPanel();
  expect(getButton('Move Telephone up')).not.toHaveAttribute('aria-disabled', 'true');
  expect(getButton('Move Telephone down')).toHaveAttribute('aria-disabled', 'true');
  getButton('Move Telephone up').focus();
  await user.keyboard('{Enter}');
  expect(getTitles('PSO Users')).toEqual(['ID', 'Telephone', 'Email']);
  expect(getButton('Move Telephone up')).toHaveFocus();
  expect(screen.getByText('Telephone is column 2 of 3')).toBeInTheDocument();
  // The column is already first among the movable ones.
  expect(getButton('Move Telephone up')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(getTitles('PSO Users')).toEqual(['ID', 'Telephone', 'Email']);
  await user.click(getButton('Move Telephone down'));
  expect(getTitles('PSO Users')).toEqual(['ID', 'Email', 'Telephone']);
  // The default order is not stored, so that a new column gets its default position.
  await waitFor(() => expect(getStoredLayouts()).toEqual({}));
});

it('applies the stored layout when the list opens and ignores unknown columns', async () => {
  localStorage.setItem(
    PREFERENCES_STORAGE_KEY,
    JSON.stringify({
      version: 1,
      tables: { 'pso-users': { order: ['gone', 'telephone'], hidden: ['gone', 'email', 'id'] } },
    }),
  );
  await openList('/pso-users');
  await screen.findByRole('table', { name: 'PSO Users' });
  expect(getTitles('PSO Users')).toEqual(['ID', 'Telephone']);
  expect(await screen.findByRole('button', { name: '1 column hidden' })).toBeInTheDocument();
});

it('closes the panel on Esc, with the focus on its button, and on a click outside', async () => {
  const { user } = await openList('/pso-users');
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  expect(within(await findPanel()).getAllByRole('checkbox')[0]).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(getButton('Columns')).toHaveFocus();
  await user.click(getButton('Columns'));
  await findPanel();
  await user.click(screen.getByRole('table'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('keeps rows sorted by a hidden column', async () => {
  localStorage.setItem(
    PREFERENCES_STORAGE_KEY,
    JSON.stringify({ version: 1, tables: { agencies: { order: [], hidden: ['database'] } } }),
  );
  const readFirstName = async () => (await screen.findAllByRole('rowheader'))[0]?.textContent;
  await openList('/agencies?sort=database.desc');
  expect(getTitles('Agencies')).not.toContain('Database');
  const lastByDatabase = await readFirstName();
  cleanup();
  await openList('/agencies?sort=database.asc');
  expect(await readFirstName()).not.toBe(lastByDatabase);
});
