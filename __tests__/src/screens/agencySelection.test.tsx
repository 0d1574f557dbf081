import { screen, waitFor, within } from '@testing-library/react';
import { enterText } from '@tests/support/enterText';
import { type FakeNetwork, openFakeNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});
afterAll(() => network.platform.close());

async function openSelection() {
  const page = await renderRoute('/agencies', network);
  const table = await screen.findByRole('table', { name: 'Agencies' });
  await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'false'));
  expect(within(table).queryAllByRole('checkbox')).toHaveLength(0);
  await page.user.click(screen.getByRole('button', { name: 'Select' }));
  await within(table).findByRole('columnheader', { name: 'Select' });
  return { ...page, table };
}

it('leads to Fleet with the selected agencies, of several filters', async () => {
  const { user, table, currentUrl } = await openSelection();
  expect(screen.queryByRole('link', { name: /^Check/ })).not.toBeInTheDocument();
  const filter = screen.getByLabelText('Filter');
  for (const abbreviation of ['METRO', 'CBTA']) {
    await user.clear(filter);
    await enterText(user, filter, abbreviation);
    await user.click(await within(table).findByRole('checkbox', { name: `Select ${abbreviation}` }));
  }
  await user.click(screen.getByRole('link', { name: 'Check 2 agencies' }));
  await waitFor(() => expect(currentUrl()).toBe('/fleet?agencies=METRO%2CCBTA'));
  const scope = await screen.findByRole('combobox', { name: 'Agencies' });
  await waitFor(() => expect(scope).toHaveDisplayValue('Chosen (2)'));
});

it('selects all that the filter shows, and leaves the table as it was after Cancel', async () => {
  const { user, table } = await openSelection();
  await user.click(screen.getByRole('button', { name: /^Select all \d+$/ }));
  expect(screen.getByRole('link', { name: /^Check \d+ agencies$/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Select none' }));
  expect(screen.queryByRole('link', { name: /^Check/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Create agency' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('link', { name: 'Create agency' })).toBeVisible();
  expect(within(table).queryAllByRole('checkbox')).toHaveLength(0);
});

it('still opens an agency by its row, also with the check boxes', async () => {
  const { user, table, currentUrl } = await openSelection();
  const [name] = within(table).getAllByRole('rowheader');
  await user.click(within(name as HTMLElement).getByRole('link'));
  await waitFor(() => expect(currentUrl()).toMatch(/^\/agency-dashboard\/\w+/));
});
