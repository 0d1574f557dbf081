import { screen, waitFor, within } from '@testing-library/react';
import { enterText } from '@tests/support/enterText';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const openList = async (path: string) => {
  const page = await renderRoute(path, network, { agencies: ['CBTA'] });
  await screen.findAllByRole('rowheader');
  return page;
};
const getFilter = () => screen.getByRole('searchbox');
/** Returns the row's link or button; for a row that cannot be opened, its first cell. */
const getRowTarget = (row: HTMLElement | undefined) =>
  row?.querySelector('[data-row-focus]') ?? row?.closest('[data-row-focus]');

it.each([
  '/agencies',
  '/pso-users',
  '/agency-dashboard/CBTA/admin-users',
  '/agency-dashboard/CBTA/riders',
  '/agency-dashboard/CBTA/purchase-orders',
  '/agency-dashboard/CBTA/passes',
])('moves the focus from the filter of %s to the first row on ArrowDown', async (path) => {
  const { user, currentUrl } = await openList(path);
  await user.click(getFilter());
  await user.keyboard('{ArrowDown}');
  expect(getRowTarget(screen.getAllByRole('rowheader')[0])).toHaveFocus();
  expect(currentUrl()).toBe(path);
});

it.each(['/agencies', '/agency-dashboard/CBTA/riders'])(
  'leaves the focus in the filter of %s after an arrow key at the first row',
  async (path) => {
    const { user } = await openList(path);
    await user.click(getFilter());
    await user.keyboard('{ArrowDown}{ArrowUp}');
    expect(getRowTarget(screen.getAllByRole('rowheader')[0])).toHaveFocus();
    await user.type(getFilter(), 'bay');
    expect(getFilter()).toHaveFocus();
    expect(getFilter()).toHaveValue('bay');
  },
);

it('focuses the first row only after the filtered rows are loaded', async () => {
  const { user, currentUrl } = await openList('/agency-dashboard/CBTA/riders');
  const id = screen.getAllByRole('rowheader')[3]?.textContent ?? '';
  await enterText(user, getFilter(), id);
  await user.keyboard('{ArrowDown}');
  expect(getFilter()).toHaveFocus();
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  const row = screen.getByRole('rowheader', { name: id });
  await waitFor(() => expect(within(row).getByRole('link')).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentUrl()).toBe(`/agency-dashboard/CBTA/riders/${id}`));
});

it('keeps the focus in the filter when typing continues after ArrowDown', async () => {
  const { user } = await openList('/agency-dashboard/CBTA/riders');
  await user.type(getFilter(), '100012{ArrowDown}0');
  await screen.findByRole('rowheader', { name: '1000120' });
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  expect(getFilter()).toHaveFocus();
  expect(getFilter()).toHaveValue('1000120');
});
