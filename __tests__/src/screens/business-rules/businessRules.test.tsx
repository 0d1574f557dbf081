import { screen, waitFor, within } from '@testing-library/react';
import {
  findCategoryButton,
  listRowTexts,
  network,
  openBusinessRules,
  PAGE_PATH,
  ruleListRequests,
  RULES_PATH,
} from '@tests/support/businessRulesFixture';
import { neverRespond, respondWith } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const NO_IDENTITY = null;
const buildRule = (id: number, identity: string | null, value: unknown) => ({
  id,
  category: 1,
  rule: { meta: { identity }, rule: value },
});

it('opens from the dashboard and shows title and note', async () => {
  const { user, currentUrl } = await renderRoute('/agency-dashboard/CBTA', network, { agencies: ['CBTA'] });
  await user.click(screen.getByRole('link', { name: 'Business Rules' }));
  await screen.findByRole('heading', { level: 1, name: 'BUSINESS RULES' });
  expect(currentUrl()).toBe(PAGE_PATH);
  expect(await screen.findByText('View & Edit Business Rules:')).toBeInTheDocument();
  expect(screen.getByText('Changes are saved immediately when you press submit.')).toBeInTheDocument();
});

it('the search field and a busy result table are shown while the categories are loading', async () => {
  await openBusinessRules(`${PAGE_PATH}?search=cap`, ['/businessrules/api/v1/categories', neverRespond]);
  expect(screen.getByLabelText('Search all rules')).toHaveValue('cap');
  expect(screen.getAllByText('Loading…').length).toBeGreaterThan(0);
  expect(screen.getByRole('table', { name: 'Rules that match “cap”' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText(/No rule matches/)).not.toBeInTheDocument();
});

it('a category opens on the first click, loads its rules, and closes on the next click', async () => {
  const { user, currentUrl } = await openBusinessRules();
  const button = await findCategoryButton('Fare Capping');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(ruleListRequests()).toEqual([]);
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const table = screen.getByRole('table', { name: 'Rules of Fare Capping' });
  await within(table).findByText('daily_cap');
  expect(ruleListRequests()).toEqual([
    'GET /platform/us-east/businessrules/api/v1/rules?agency=CBTA&categories=1&order=rule&direction=1',
  ]);
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['ID', 'Identity', 'Type', 'Value', 'Edit']);
  expect(currentUrl()).toBe(`${PAGE_PATH}?open=1`);
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(currentUrl()).toBe(PAGE_PATH);
});

it('several categories can be open at once and stay open after a reload', async () => {
  await openBusinessRules(`${PAGE_PATH}?open=1%2C6`);
  expect(await screen.findByText('daily_cap')).toBeInTheDocument();
  expect(await screen.findByText('odd_keys')).toBeInTheDocument();
  expect(await findCategoryButton('Transfers')).toHaveAttribute('aria-expanded', 'false');
});

it('shows rules of each kind with values truncated to 30 characters', async () => {
  await openBusinessRules(`${PAGE_PATH}?open=1`, [
    RULES_PATH,
    respondWith(200, [
      buildRule(1, 'number', { value: 25 }),
      buildRule(2, 'boolean', { value: false }),
      buildRule(3, 'thirty', { value: 'a'.repeat(30) }),
      buildRule(4, 'longer', { value: 'a'.repeat(31) }),
      buildRule(5, 'object', { a: 1, b: 'x'.repeat(50) }),
      buildRule(6, 'empty', { value: '' }),
      buildRule(7, 'list', ['email']),
      buildRule(8, NO_IDENTITY, { value: 1 }),
      'unreadable',
    ]),
  ]);
  await screen.findByText('thirty');
  expect(listRowTexts(screen.getByRole('table'))).toEqual([
    ['1', 'number', 'number', '25', ''],
    ['2', 'boolean', 'boolean', 'false', ''],
    ['3', 'thirty', 'string', 'a'.repeat(30), ''],
    ['4', 'longer', 'string', `${'a'.repeat(30)}…`, ''],
    ['5', 'object', 'object', `{"a":1,"b":"${'x'.repeat(18)}…`, ''],
    ['6', 'empty', 'string', '—', ''],
    ['7', 'list', 'unexpected', '["email"]', '—'],
    ['8', '—', 'number', '1', '—'],
  ]);
  expect(screen.getByText('1 row could not be read and is left out.')).toBeInTheDocument();
});

it('distinguishes a failed category from an empty one, and Try again loads it', async () => {
  const { user } = await openBusinessRules(
    `${PAGE_PATH}?open=1`,
    [RULES_PATH, respondWith(500), 1],
    [RULES_PATH, respondWith(200, [])],
  );
  expect(await screen.findByText('Unable to retrieve Business Rules')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This category has no rules')).toBeInTheDocument();
});

it('shows an error when the categories fail to load, and Try again loads them', async () => {
  const { user } = await openBusinessRules(PAGE_PATH, ['/categories', respondWith(500), 1]);
  expect(await screen.findByText('Unable to retrieve Business Rule Categories')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await findCategoryButton('Transfers')).toBeInTheDocument();
});

it('says that there are no categories, but not when those of the list are invalid', async () => {
  const emptyText = 'There are no categories of business rules yet';
  const { goTo } = await openBusinessRules(PAGE_PATH, ['/categories', respondWith(200, []), 1]);
  expect(await screen.findByText(emptyText)).toBeInTheDocument();
  network.intercept('/categories', respondWith(200, [{}]));
  await goTo(PAGE_PATH.replace('CBTA', 'METRO'));
  expect(await screen.findByText('1 row could not be read and is left out.')).toBeInTheDocument();
  expect(screen.queryByText(emptyText)).not.toBeInTheDocument();
});

it('shows no rules of the previous agency in another agency', async () => {
  const { goTo } = await openBusinessRules(`${PAGE_PATH}?open=1`, [
    'agency=CBTA',
    respondWith(200, [buildRule(1, 'of_cbta', { v: 1 })]),
  ]);
  await screen.findByText('of_cbta');
  await goTo('/agency-dashboard/METRO/businessRules?open=1');
  expect(screen.queryByText('of_cbta')).not.toBeInTheDocument();
  expect(await screen.findByText('daily_cap')).toBeInTheDocument();
  expect(screen.queryByText('of_cbta')).not.toBeInTheDocument();
});

describe('the JSON viewer', () => {
  it('shows an object rule read-only with Edit and Close', async () => {
    const { user } = await openBusinessRules(`${PAGE_PATH}?open=6`);
    await user.click(await screen.findByText('odd_keys'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('odd_keys');
    await waitFor(() => expect(dialog).toHaveTextContent('polluted'));
    expect(within(dialog).queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(within(dialog).getByText('Close'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByText('odd_keys'));
    await user.click(await screen.findByText('Edit', { selector: 'span' }));
    expect(await screen.findByLabelText('JSON')).toBeInTheDocument();
    // The rule has a key `__proto__`, which must not change Object.prototype.
    expect({}).not.toHaveProperty('polluted');
  });

  it('shows a rule of an unexpected kind read-only and logs its type', async () => {
    const warnSpy = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user } = await openBusinessRules(`${PAGE_PATH}?open=1`, [
      RULES_PATH,
      respondWith(200, [buildRule(1, 'odd', { value: ['secret'] }), buildRule(2, NO_IDENTITY, { value: 1 })]),
    ]);
    await user.click(await screen.findByText('odd'));
    expect(warnSpy.mock.calls).toEqual([['Business rule of an unexpected type: list']]);
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByText(/It is read-only/)).toBeInTheDocument();
    expect(within(dialog).queryByText('Edit', { selector: 'span' })).not.toBeInTheDocument();
    await user.click(within(dialog).getByText('Close'));
    await user.click(screen.getByRole('button', { name: '2' }));
    expect(await screen.findByText(/This rule has no identity/)).toBeInTheDocument();
  });
});
