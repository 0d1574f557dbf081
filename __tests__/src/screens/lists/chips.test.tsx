import { screen, waitFor } from '@testing-library/react';
import { enterText } from '@tests/support/enterText';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();
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

it.each(LISTS)(
  'shows the filter of %s as a chip; clearing the chip focuses the filter',
  async (path, name, text) => {
    const { user, currentUrl } = await renderRoute(path, network, { agencies: ['CBTA'] });
    const filterBox = await screen.findByRole('searchbox');
    expect(screen.queryByRole('button', { name: /^Clear (?!the text)/ })).not.toBeInTheDocument();
    await enterText(user, filterBox, text);
    const clearButton = await screen.findByRole('button', { name: `Clear ${name.toLowerCase()} ${text}` });
    expect(clearButton.parentElement).toHaveTextContent(`${name}: ${text}`);
    await user.click(clearButton);
    expect(filterBox).toHaveFocus();
    expect(filterBox).toHaveValue('');
    await waitFor(() => expect(clearButton).not.toBeInTheDocument());
    expect(currentUrl()).toBe(path);
  },
);

it('shows an order other than the default as a chip; without it the list starts at its first page', async () => {
  const { user, currentUrl } = await renderRoute('/agencies?filter=a&sort=name.desc&page=2', network);
  const clearButton = await screen.findByRole('button', { name: 'Clear sort Name, descending' });
  expect(screen.getByRole('button', { name: 'Clear filter a' })).toBeInTheDocument();
  await user.click(clearButton);
  expect(currentUrl()).toBe('/agencies?filter=a');
  expect(clearButton).not.toBeInTheDocument();
});

it('restores the rider filter and its chip when the list is opened again, without storing it in the URL', async () => {
  const { user, currentUrl } = await renderRoute('/agency-dashboard/CBTA/riders', network, {
    agencies: ['CBTA'],
  });
  await enterText(user, await screen.findByRole('searchbox'), 'den');
  await screen.findByRole('button', { name: 'Clear filter den' });
  expect(currentUrl()).toBe('/agency-dashboard/CBTA/riders');
  await user.click(screen.getByRole('link', { name: 'Return to CBTA Dashboard' }));
  await user.click(await screen.findByRole('link', { name: 'All Riders' }));
  expect(await screen.findByRole('button', { name: 'Clear filter den' })).toBeInTheDocument();
});
