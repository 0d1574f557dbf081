import { screen, waitFor, within } from '@testing-library/react';
import { openFakeNetwork, type FakeNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

const open = async (path: string) => {
  const page = await renderRoute(path, network, { agencies: ['CBTA'] });
  await screen.findAllByRole('rowheader');
  return page;
};
const filter = () => screen.getByRole('searchbox');
/** What Enter opens in a row; of one that doesn't open, its first cell. */
const opener = (row: HTMLElement | undefined) =>
  row?.querySelector('[data-row-focus]') ?? row?.closest('[data-row-focus]');

it.each([
  '/agencies',
  '/pso-users',
  '/agency-dashboard/CBTA/admin-users',
  '/agency-dashboard/CBTA/riders',
  '/agency-dashboard/CBTA/purchase-orders',
  '/agency-dashboard/CBTA/passes',
])('%s: Down in the filter goes to the first row', async (path) => {
  const { user, currentUrl } = await open(path);
  await user.click(filter());
  await user.keyboard('{ArrowDown}');
  expect(opener(screen.getAllByRole('rowheader')[0])).toHaveFocus();
  expect(currentUrl()).toBe(path);
});

it('waits for the rows that answer to what was typed: Enter opens no other', async () => {
  const { user, currentUrl } = await open('/agency-dashboard/CBTA/riders');
  const id = screen.getAllByRole('rowheader')[3]?.textContent ?? '';
  await user.type(filter(), id);
  await user.keyboard('{ArrowDown}');
  expect(filter()).toHaveFocus();
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  const row = screen.getByRole('rowheader', { name: id });
  await waitFor(() => expect(within(row).getByRole('link')).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentUrl()).toBe(`/agency-dashboard/CBTA/riders/${id}`));
});

it('what is typed after it takes it back', async () => {
  const { user } = await open('/agency-dashboard/CBTA/riders');
  await user.type(filter(), '100012{ArrowDown}0');
  await screen.findByRole('rowheader', { name: '1000120' });
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  expect(filter()).toHaveFocus();
  expect(filter()).toHaveValue('1000120');
});
