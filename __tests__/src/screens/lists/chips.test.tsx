import { screen, waitFor } from '@testing-library/react';
import { openFakeNetwork, type FakeNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});
beforeEach(() => localStorage.clear());

const LISTS = [
  ['/agencies', 'Filter', 'CB'],
  ['/pso-users', 'Filter', 'operator'],
  ['/agency-dashboard/CBTA/admin-users', 'Filter', 'a'],
  ['/agency-dashboard/CBTA/riders', 'Filter', 'den'],
  ['/agency-dashboard/CBTA/purchase-orders', 'Filter', '77'],
  ['/agency-dashboard/CBTA/passes', 'Filter', '77'],
  ['/agency-dashboard/CBTA/businessRules', 'Search', 'a'],
] as const;

it.each(LISTS)('%s: a filter is a chip, and clearing it leads to the filter', async (path, name, text) => {
  const { user, currentUrl } = await renderRoute(path, network, { agencies: ['CBTA'] });
  const box = await screen.findByRole('searchbox');
  expect(screen.queryByRole('button', { name: /^Clear/ })).not.toBeInTheDocument();
  await user.type(box, text);
  const clear = await screen.findByRole('button', { name: `Clear ${name.toLowerCase()} ${text}` });
  expect(clear.parentElement).toHaveTextContent(`${name}: ${text}`);
  await user.click(clear);
  expect(box).toHaveFocus();
  expect(box).toHaveValue('');
  await waitFor(() => expect(clear).not.toBeInTheDocument());
  expect(currentUrl()).toBe(path);
});

it('an order that is not the list’s own is a chip', async () => {
  const { user, currentUrl } = await renderRoute('/agencies?filter=a&sort=name.desc', network);
  const clear = await screen.findByRole('button', { name: 'Clear sort Name, descending' });
  expect(screen.getByRole('button', { name: 'Clear filter a' })).toBeInTheDocument();
  await user.click(clear);
  expect(currentUrl()).toBe('/agencies?filter=a');
  expect(clear).not.toBeInTheDocument();
});

it('a rider’s term stays out of the address, and the chip comes back with the list', async () => {
  const { user, currentUrl } = await renderRoute('/agency-dashboard/CBTA/riders', network, {
    agencies: ['CBTA'],
  });
  await user.type(await screen.findByRole('searchbox'), 'den');
  await screen.findByRole('button', { name: 'Clear filter den' });
  expect(currentUrl()).toBe('/agency-dashboard/CBTA/riders');
  await user.click(screen.getByRole('link', { name: 'Return to CBTA Dashboard' }));
  await user.click(await screen.findByRole('link', { name: /All Riders/ }));
  expect(await screen.findByRole('button', { name: 'Clear filter den' })).toBeInTheDocument();
});
