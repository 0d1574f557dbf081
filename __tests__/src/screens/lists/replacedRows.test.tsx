import { screen, waitFor, within } from '@testing-library/react';
import { enterText } from '@tests/support/enterText';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';
import { respondWithRiders, RIDERS_PATH } from '@tests/support/ridersFixture';

const network = setUpNetwork();

/** Opens a list of two riders and filters it. The response waits until it is released. */
async function filterRiders() {
  let release: (response: Response | Promise<Response>) => void = () => undefined;
  const page = await renderRoute('/', network, { agencies: ['CBTA', 'METRO'] });
  network.intercept('term=Ada', () => new Promise((resolve) => (release = resolve)));
  network.intercept(RIDERS_PATH, respondWithRiders([1, 2]), 1);
  await page.goTo('/agency-dashboard/CBTA/riders');
  const table = await screen.findByRole('table', { name: 'Riders' });
  await screen.findByText('Rider 1');
  await enterText(page.user, screen.getByLabelText('Filter'), 'Ada');
  await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'true'));
  return {
    ...page,
    table,
    respond: (handler: ReturnType<typeof respondWith>) => release(handler(new Request('http://localhost/'))),
  };
}

const getNames = (table: HTMLElement) => within(table).queryAllByText(/^Rider \d$/);

it('shows the rows of the filter before as busy until those of the new filter are loaded', async () => {
  const { table, respond } = await filterRiders();
  expect(getNames(table)).toHaveLength(2);
  expect(screen.getByText('Loading…')).toBeInTheDocument();
  expect(table).toHaveAttribute('aria-rowcount', '-1');
  expect(screen.queryByText(/loaded$|No more results/)).not.toBeInTheDocument();
  respond(respondWithRiders([3]));
  expect(await screen.findByText('Rider 3')).toBeInTheDocument();
  expect(getNames(table)).toHaveLength(1);
  expect(table).toHaveAttribute('aria-busy', 'false');
  expect(screen.getByText('1 loaded')).toBeInTheDocument();
});

it('opens the rider of the row that is pressed while the rows are replaced', async () => {
  const { user, currentUrl } = await filterRiders();
  await user.click(screen.getByText('Rider 2'));
  await waitFor(() => expect(currentUrl()).toBe('/agency-dashboard/CBTA/riders/2'));
});

it('replaces the rows with the failure of the new filter, and shows no old row while it is tried again', async () => {
  const { user, table, respond } = await filterRiders();
  respond(respondWith(500));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(getNames(table)).toHaveLength(0);
});

it('shows that no rider matches instead of the rows of the filter before', async () => {
  const { table, respond } = await filterRiders();
  respond(respondWithRiders([]));
  expect(await screen.findByText('No rider matches “Ada”')).toBeInTheDocument();
  expect(getNames(table)).toHaveLength(0);
});

it('shows no row of another agency while the rows are replaced', async () => {
  const { goTo } = await filterRiders();
  network.intercept(RIDERS_PATH, () => new Promise(() => undefined));
  await goTo('/agency-dashboard/METRO/riders');
  await waitFor(() =>
    expect(screen.getByRole('table', { name: 'Riders' })).toHaveAttribute('aria-busy', 'true'),
  );
  expect(screen.queryByText(/^Rider \d$/)).not.toBeInTheDocument();
});

it('selects no row that is being replaced', async () => {
  const { user, table } = await filterRiders();
  await user.click(screen.getByRole('button', { name: 'Select' }));
  const [box] = await within(table).findAllByRole('checkbox');
  await user.click(box as HTMLElement);
  expect(box).not.toBeChecked();
  expect(screen.queryByText(/1 rider selected|1 selected/)).not.toBeInTheDocument();
});
