import { act, screen, waitFor, within } from '@testing-library/react';
import { businessrulesApi } from '@/api/businessrules';
import {
  findCategoryButton,
  listRowTexts,
  network,
  openBusinessRules,
  PAGE_PATH,
  ruleListRequests,
  RULES_PATH,
} from '@tests/support/businessRulesFixture';
import { enterText } from '@tests/support/enterText';
import { respondWith } from '@tests/support/fakeNetwork';

const CATEGORY_COUNT = 6;
const findSearchField = () => screen.findByLabelText('Search all rules');

it('finds rules by identity and value, ignores case, and shows the category', async () => {
  const { user, currentUrl } = await openBusinessRules();
  await enterText(user, await findSearchField(), 'CAPP');
  const table = await screen.findByRole('table', { name: 'Rules that match “CAPP”' });
  await within(table).findByText('capping_enabled');
  expect(listRowTexts(table)).toEqual([
    [expect.any(String), 'Fare Capping', 'capping_enabled', 'boolean', 'true', ''],
  ]);
  expect(currentUrl()).toBe(`${PAGE_PATH}?search=CAPP`);
  await user.clear(await findSearchField());
  // A number in the value of legacy_serials.
  await enterText(user, await findSearchField(), '9007199254740993');
  await waitFor(() => expect(screen.getByText('legacy_serials')).toBeInTheDocument());
});

it('loads each category once, at most four at a time', async () => {
  const { user } = await openBusinessRules();
  await findCategoryButton('Transfers');
  let pendingCount = 0;
  let maxPending = 0;
  network.intercept(RULES_PATH, async (request) => {
    pendingCount += 1;
    maxPending = Math.max(maxPending, pendingCount);
    // Long enough for the calls that are sent in parallel to start.
    await new Promise((resolve) => setTimeout(resolve, 100));
    pendingCount -= 1;
    return network.forward(request);
  });
  await enterText(user, await findSearchField(), 'xyzzy');
  expect(await screen.findByText('No rule matches “xyzzy”')).toBeInTheDocument();
  expect(maxPending).toBe(4);
  expect(new Set(ruleListRequests()).size).toBe(CATEGORY_COUNT);
  expect(ruleListRequests()).toHaveLength(CATEGORY_COUNT);
});

it('offers to clear a search without a match, and then focuses its field', async () => {
  const { user } = await openBusinessRules();
  const field = await findSearchField();
  await enterText(user, field, 'xyzzy');
  await user.click(await screen.findByRole('button', { name: 'Clear the search' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Search results' })).not.toBeInTheDocument(),
  );
});

it('names the categories that could not be searched, and Try again searches them', async () => {
  const { user } = await openBusinessRules(`${PAGE_PATH}?search=cap`, ['categories=1', respondWith(500), 1]);
  expect(await screen.findByText('Not searched: Fare Capping')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('capping_enabled')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/Not searched/)).not.toBeInTheDocument());
});

it('goes on searching rules that could not be read again, and says so', async () => {
  const { store } = await openBusinessRules(`${PAGE_PATH}?search=capping_enabled`);
  await screen.findByText('capping_enabled');
  network.intercept('categories=1', respondWith(500), 1);
  const query = businessrulesApi.endpoints.listRules.initiate(
    { agency: 'CBTA', category: 1 },
    { forceRefetch: true, subscribe: false },
  );
  await act(() => store.dispatch(query));
  // RTK Query tells the page of a failed call with the next frame.
  expect(await screen.findByText('Read before, and possibly out of date: Fare Capping')).toBeInTheDocument();
  expect(screen.getByText('capping_enabled')).toBeInTheDocument();
});

it('a search hit opens its rule', async () => {
  const { user } = await openBusinessRules(`${PAGE_PATH}?search=daily_cap`);
  await user.click(await screen.findByText('daily_cap'));
  expect(await screen.findByRole('spinbutton', { name: 'Value' })).toBeInTheDocument();
});
