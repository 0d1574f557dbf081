import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { respondWith, openFakeNetwork, type FakeNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});
beforeEach(() => localStorage.clear());

const open = async (path: string, ...faults: Parameters<FakeNetwork['intercept']>[]) => {
  const page = await renderRoute('/', network, { agencies: ['CBTA'] });
  for (const fault of faults) network.intercept(...fault);
  await page.goTo(path);
  await screen.findAllByRole('rowheader');
  return page;
};

/** The pointer at a cell, once the code for it is there. */
const pointAt = (cell: HTMLElement, name: string) =>
  waitFor(() => {
    fireEvent.pointerOver(cell);
    return screen.getByRole('button', { name });
  });

it.each([
  ['/agency-dashboard/CBTA/riders', 'User ID', 'link'],
  ['/agency-dashboard/CBTA/purchase-orders', 'ID', 'button'],
  ['/agency-dashboard/CBTA/passes', 'ID', 'button'],
  ['/agency-dashboard/CBTA/riders/1000120', 'ID', 'button'],
  ['/agency-dashboard/CBTA/riders/1000120?tab=passes', 'ID', 'button'],
  ['/agency-dashboard/CBTA/riders/1000120?tab=purchaseOrders', 'ID', 'button'],
])('%s: from a row, Tab leads to the copying of its id', async (path, title, role) => {
  const { user, currentUrl } = await open(path);
  const row = screen.getAllByRole('rowheader')[0] as HTMLElement;
  const id = row.textContent ?? '';
  within(row).getByRole(role).focus();
  const copy = await screen.findByRole('button', { name: `Copy ${title} ${id}` });
  await user.tab();
  expect(copy).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(`Copied ${id}`)).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(id);
  // Nothing opened.
  expect(currentUrl()).toBe(path);
});

it.each(['/pso-users', '/agency-dashboard/CBTA/admin-users'])(
  '%s: a row that does not open is walked to, and its id copied',
  async (path) => {
    const { user } = await open(path);
    const [first, second] = screen.getAllByRole('rowheader') as HTMLElement[];
    first?.focus();
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    const id = second?.textContent ?? '';
    await screen.findByRole('button', { name: `Copy ID ${id}` });
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(`Copied ${id}`)).toBeInTheDocument();
  },
);

it('the pointer finds the button in the id that it is at', async () => {
  const { user } = await open('/agencies');
  const cell = screen.getAllByRole('cell', { name: 'CBTA' })[0] as HTMLElement;
  await user.click(await pointAt(cell, 'Copy Abbreviation CBTA'));
  expect(await screen.findByText('Copied CBTA')).toBeInTheDocument();
});

it('there is one button a table, none before the table is touched, and none for what is missing', async () => {
  const { user } = await open('/agency-dashboard/CBTA/passes', [
    '/mobileticketview/api/v2/passes/',
    respondWith(200, [
      { id: 9, user_id: 77 },
      { id: 8, user_id: null },
    ]),
  ]);
  const copies = () => screen.queryAllByRole('button', { name: /^Copy / });
  expect(copies()).toHaveLength(0);
  await pointAt(screen.getByRole('cell', { name: '77' }), 'Copy User ID 77');
  expect(copies()).toHaveLength(1);
  await user.hover(screen.getByRole('row', { name: /^8/ }).children[9] as HTMLElement);
  expect(copies()).toHaveLength(0);
});

it('says so where the browser does not allow it', async () => {
  const { user } = await open('/agencies');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  await user.click(
    await pointAt(screen.getAllByRole('cell', { name: 'CBTA' })[0] as HTMLElement, 'Copy Abbreviation CBTA'),
  );
  expect(await screen.findByText('The browser did not allow copying')).toBeInTheDocument();
});

it('an open record’s id is copied, too', async () => {
  const { user } = await open('/agency-dashboard/CBTA/passes');
  const id = screen.getAllByRole('rowheader')[0]?.textContent ?? '';
  await user.click(screen.getByRole('button', { name: id }));
  const dialog = await screen.findByRole('dialog', { name: `Pass #${id}` });
  await user.click(await within(dialog).findByRole('button', { name: 'Copy ID' }));
  expect(await within(dialog).findByText(`Copied ${id}`)).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(id);
});
