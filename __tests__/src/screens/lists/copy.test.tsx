import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Interception, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { openRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();
beforeEach(() => localStorage.clear());

const openList = async (path: string, ...interceptions: Interception[]) => {
  const page = await openRoute(path, network, { agencies: ['CBTA'] }, ...interceptions);
  await screen.findAllByRole('rowheader');
  return page;
};

/** Moves the pointer over a cell until its copy button is rendered: the code for it loads lazily. */
const hoverUntilButton = (cell: HTMLElement, name: string) =>
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
])('moves the focus from a row of %s over its links to its copy button on Tab', async (path, title, role) => {
  const { user, currentUrl } = await openList(path);
  const row = screen.getAllByRole('rowheader')[0] as HTMLElement;
  const id = row.textContent ?? '';
  within(row).getByRole(role).focus();
  const copyButton = await screen.findByRole('button', { name: `Copy ${title} ${id}` });
  for (const cell of within(row.closest('tr') as HTMLElement).getAllByRole('cell')) {
    const link = within(cell).queryByRole('link');
    if (!link) continue;
    await user.tab();
    expect(link).toHaveFocus();
  }
  await user.tab();
  expect(copyButton).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(`Copied ${id}`)).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(id);
  // The row was not opened.
  expect(currentUrl()).toBe(path);
});

it.each(['/pso-users', '/agency-dashboard/CBTA/admin-users'])(
  'copies the ID of a row of %s, which cannot be opened, by keyboard',
  async (path) => {
    const { user } = await openList(path);
    const [firstCell, secondCell] = screen.getAllByRole('rowheader') as HTMLElement[];
    firstCell?.focus();
    await user.keyboard('{ArrowDown}');
    expect(secondCell).toHaveFocus();
    const id = secondCell?.textContent ?? '';
    await screen.findByRole('button', { name: `Copy ID ${id}` });
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(`Copied ${id}`)).toBeInTheDocument();
  },
);

it('shows the copy button in the cell under the pointer', async () => {
  const { user } = await openList('/agencies');
  const cell = screen.getAllByRole('cell', { name: 'CBTA' })[0] as HTMLElement;
  await user.click(await hoverUntilButton(cell, 'Copy Abbreviation CBTA'));
  expect(await screen.findByText('Copied CBTA')).toBeInTheDocument();
});

it('renders one copy button per table, and only for a hovered or focused cell with a value', async () => {
  const { user } = await openList('/agency-dashboard/CBTA/passes', [
    '/mobileticketview/api/v2/passes/',
    respondWith(200, [
      { id: 9, user_id: 77 },
      { id: 8, user_id: null },
    ]),
  ]);
  const queryCopyButtons = () => screen.queryAllByRole('button', { name: /^Copy / });
  expect(queryCopyButtons()).toHaveLength(0);
  await hoverUntilButton(screen.getByRole('cell', { name: '77' }), 'Copy User ID 77');
  expect(queryCopyButtons()).toHaveLength(1);
  const emptyUserIdCell = screen.getByRole('row', { name: /^8/ }).children[9] as HTMLElement;
  await user.hover(emptyUserIdCell);
  expect(queryCopyButtons()).toHaveLength(0);
});

it('has no copy button for a row that a refresh has replaced', async () => {
  const { user } = await openList('/agency-dashboard/CBTA/passes', [
    '/mobileticketview/api/v2/passes/',
    respondWith(200, [{ id: 9, user_id: 77 }]),
    1,
  ]);
  await hoverUntilButton(screen.getByRole('cell', { name: '77' }), 'Copy User ID 77');
  await user.keyboard('r');
  await waitFor(() => expect(screen.queryByRole('cell', { name: '77' })).not.toBeInTheDocument());
  await screen.findAllByRole('rowheader');
  expect(screen.queryByRole('button', { name: 'Copy User ID 77' })).not.toBeInTheDocument();
});

it('says that the browser did not allow copying', async () => {
  const { user } = await openList('/agencies');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  await user.click(
    await hoverUntilButton(
      screen.getAllByRole('cell', { name: 'CBTA' })[0] as HTMLElement,
      'Copy Abbreviation CBTA',
    ),
  );
  expect(await screen.findByText('The browser did not allow copying')).toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Copy Abbreviation CBTA' });
  expect(button).toHaveAttribute('title', 'The browser did not allow copying');
  expect(button.querySelector('use')).toHaveAttribute('href', expect.stringMatching(/#alert$/));
});

it('copies the ID of an open record', async () => {
  const { user } = await openList('/agency-dashboard/CBTA/passes');
  const id = screen.getAllByRole('rowheader')[0]?.textContent ?? '';
  await user.click(screen.getByRole('button', { name: id }));
  const dialog = await screen.findByRole('dialog', { name: `Pass #${id}` });
  await user.click(await within(dialog).findByRole('button', { name: 'Copy ID' }));
  expect(await screen.findByText(`Copied ${id}`)).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(id);
});
