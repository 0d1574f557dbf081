import { screen, within } from '@testing-library/react';
import { openFakeNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

// Rendering a route in a test counts as a first interaction already; here there is none.
jest.mock('@/ui/loading/firstInteraction', () => ({
  waitForFirstInteraction: () => new Promise(() => undefined),
}));

it('shows the chips and marks of a link with filter and sort order before the first interaction', async () => {
  const network = await openFakeNetwork();
  await renderRoute('/agencies?sort=name.desc&filter=cb', network);
  expect(await screen.findByRole('button', { name: 'Clear filter cb' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Clear sort Name, descending' })).toBeVisible();
  const table = screen.getByRole('table', { name: 'Agencies' });
  const [mark] = await within(table).findAllByText('CB', { selector: 'mark' });
  expect(mark).toBeVisible();
});

it('shows the chip of a link with a search of all rules before the first interaction', async () => {
  const network = await openFakeNetwork();
  await renderRoute('/agency-dashboard/CBTA/businessRules?search=minutes', network, { agencies: ['CBTA'] });
  expect(await screen.findByRole('button', { name: 'Clear search minutes' })).toBeVisible();
});

it('marks the filter only in the columns that it searches', async () => {
  const network = await openFakeNetwork();
  await renderRoute('/agencies?filter=am', network);
  const table = await screen.findByRole('table', { name: 'Agencies' });
  expect((await within(table).findAllByText(/^am$/i, { selector: 'mark' })).length).toBeGreaterThan(0);
  // In Timezone.
  expect((await within(table).findAllByTitle(/^America\//)).length).toBeGreaterThan(0);
  expect(table.querySelectorAll('[title^="America/"] mark')).toHaveLength(0);
});
