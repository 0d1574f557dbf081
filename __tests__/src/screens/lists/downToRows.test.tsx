import { screen, waitFor, within } from '@testing-library/react';
import { openWire, type Wire } from '@tests/support/platform';
import { renderAt } from '@tests/support/renderAt';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});

const open = async (path: string) => {
  const page = await renderAt(path, wire, { agencies: ['CBTA'] });
  await screen.findAllByRole('rowheader');
  return page;
};
const filter = () => screen.getByRole('searchbox');
/** What Enter opens in a row; of one that doesn't open, its first cell. */
const opener = (row: HTMLElement | undefined) =>
  row?.querySelector('[data-opener]') ?? row?.closest('[data-opener]');

it.each([
  '/agencies',
  '/pso-users',
  '/agency-dashboard/CBTA/admin-users',
  '/agency-dashboard/CBTA/riders',
  '/agency-dashboard/CBTA/purchase-orders',
  '/agency-dashboard/CBTA/passes',
])('%s: Down in the filter goes to the first row', async (path) => {
  const { user, address } = await open(path);
  await user.click(filter());
  await user.keyboard('{ArrowDown}');
  expect(opener(screen.getAllByRole('rowheader')[0])).toHaveFocus();
  expect(address()).toBe(path);
});

it('waits for the rows that answer to what was typed: Enter opens no other', async () => {
  const { user, address } = await open('/agency-dashboard/CBTA/riders');
  const id = screen.getAllByRole('rowheader')[3]?.textContent ?? '';
  await user.type(filter(), id);
  await user.keyboard('{ArrowDown}');
  expect(filter()).toHaveFocus();
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  const row = screen.getByRole('rowheader', { name: id });
  await waitFor(() => expect(within(row).getByRole('link')).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(`/agency-dashboard/CBTA/riders/${id}`));
});

it('what is typed after it takes it back', async () => {
  const { user } = await open('/agency-dashboard/CBTA/riders');
  await user.type(filter(), '100012{ArrowDown}0');
  await screen.findByRole('rowheader', { name: '1000120' });
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  expect(filter()).toHaveFocus();
  expect(filter()).toHaveValue('1000120');
});
