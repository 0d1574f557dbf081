import { screen, waitFor, within } from '@testing-library/react';
import { respondWith, neverRespond, openFakeNetwork, type FakeNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

const PATH = '/agency-dashboard/CBTA/businessRules';
const RULES = '/businessrules/api/v1/rules?';

async function open(path = PATH, ...faults: Parameters<FakeNetwork['intercept']>[]) {
  const page = await renderRoute('/', network, { agencies: ['CBTA', 'METRO'] });
  for (const fault of faults) network.intercept(...fault);
  await page.goTo(path);
  await screen.findByRole('heading', { level: 2, name: 'View & Edit Business Rules:' });
  return page;
}

const category = (name: string) => screen.findByRole('button', { name });
const loads = () => network.requests.filter((line) => line.includes(RULES));
const rule = (id: number, identity: string | null, inner: unknown) => ({
  id,
  category: 1,
  rule: { meta: { identity }, rule: inner },
});
const rowTexts = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

it('is reached from the dashboard, with title and note', async () => {
  const { user, currentUrl } = await renderRoute('/agency-dashboard/CBTA', network, { agencies: ['CBTA'] });
  await user.click(screen.getByRole('link', { name: /Business Rules/ }));
  await screen.findByRole('heading', { level: 1, name: 'BUSINESS RULES' });
  expect(currentUrl()).toBe(PATH);
  expect(await screen.findByText('View & Edit Business Rules:')).toBeInTheDocument();
  expect(screen.getByText('Changes are saved immediately when you press submit.')).toBeInTheDocument();
});

it('the search stands there while the categories are under way, and has found nothing yet', async () => {
  await open(`${PATH}?search=cap`, ['/businessrules/api/v1/categories', neverRespond]);
  expect(screen.getByLabelText('Search all rules')).toHaveValue('cap');
  expect(screen.getAllByText('Loading…').length).toBeGreaterThan(0);
  expect(screen.getByRole('table', { name: 'Rules that match “cap”' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText(/No rule matches/)).not.toBeInTheDocument();
});

it('a category opens on the first click, loading its rules, and closes on the next', async () => {
  const { user, currentUrl } = await open();
  const button = await category('Fare Capping');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(loads()).toEqual([]);
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const table = screen.getByRole('table', { name: 'Rules of Fare Capping' });
  await within(table).findByText('daily_cap');
  expect(loads()).toEqual([
    'GET /platform/us-east/businessrules/api/v1/rules?agency=CBTA&categories=1&order=rule&direction=1',
  ]);
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['ID', 'Identity', 'Type', 'Value', 'Edit']);
  expect(currentUrl()).toBe(`${PATH}?open=1`);
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(currentUrl()).toBe(PATH);
});

it('several categories stand open side by side, also after a reload', async () => {
  await open(`${PATH}?open=1%2C6`);
  expect(await screen.findByText('daily_cap')).toBeInTheDocument();
  expect(await screen.findByText('odd_keys')).toBeInTheDocument();
  expect(await category('Transfers')).toHaveAttribute('aria-expanded', 'false');
});

it('shows each kind, with the value cut at 30 characters', async () => {
  await open(`${PATH}?open=1`, [
    RULES,
    respondWith(200, [
      rule(1, 'number', { value: 25 }),
      rule(2, 'boolean', { value: false }),
      rule(3, 'thirty', { value: 'a'.repeat(30) }),
      rule(4, 'longer', { value: 'a'.repeat(31) }),
      rule(5, 'object', { a: 1, b: 'x'.repeat(50) }),
      rule(6, 'empty', { value: '' }),
      rule(7, 'list', ['email']),
      rule(8, null, { value: 1 }),
      'unreadable',
    ]),
  ]);
  await screen.findByText('thirty');
  expect(rowTexts(screen.getByRole('table'))).toEqual([
    ['1', 'number', 'number', '25', '✎'],
    ['2', 'boolean', 'boolean', 'false', '✎'],
    ['3', 'thirty', 'string', 'a'.repeat(30), '✎'],
    ['4', 'longer', 'string', `${'a'.repeat(30)}…`, '✎'],
    ['5', 'object', 'object', `{"a":1,"b":"${'x'.repeat(18)}…`, '✎'],
    ['6', 'empty', 'string', '—', '✎'],
    ['7', 'list', 'unexpected', '["email"]', '—'],
    ['8', '—', 'number', '1', '—'],
  ]);
  expect(screen.getByText('1 row could not be read and is left out.')).toBeInTheDocument();
});

it('tells empty and failed apart, and loads again on demand', async () => {
  const { user } = await open(`${PATH}?open=1`, [RULES, respondWith(500), 1], [RULES, respondWith(200, [])]);
  expect(await screen.findByText('Unable to retrieve Business Rules')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This category has no rules')).toBeInTheDocument();
});

it('categories that cannot be loaded are told, and loaded again on demand', async () => {
  const { user } = await open(PATH, ['/categories', respondWith(500), 1]);
  expect(await screen.findByText('Unable to retrieve Business Rule Categories')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await category('Transfers')).toBeInTheDocument();
});

it('shows nothing of one agency in another', async () => {
  const { goTo } = await open(`${PATH}?open=1`, [
    'agency=CBTA',
    respondWith(200, [rule(1, 'of_cbta', { v: 1 })]),
  ]);
  await screen.findByText('of_cbta');
  await goTo('/agency-dashboard/METRO/businessRules?open=1');
  expect(screen.queryByText('of_cbta')).not.toBeInTheDocument();
  expect(await screen.findByText('daily_cap')).toBeInTheDocument();
  expect(screen.queryByText('of_cbta')).not.toBeInTheDocument();
});

describe('the viewer', () => {
  it('shows an object rule read-only, with Edit and Close', async () => {
    const { user } = await open(`${PATH}?open=6`);
    await user.click(await screen.findByText('odd_keys'));
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('odd_keys');
    await waitFor(() => expect(dialog).toHaveTextContent('polluted'));
    expect(within(dialog).queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(within(dialog).getByText('Close'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByText('odd_keys'));
    await user.click(await screen.findByText('Edit', { selector: 'span' }));
    expect(await screen.findByLabelText('JSON')).toBeInTheDocument();
    expect({}).not.toHaveProperty('polluted');
  });

  it('shows a rule of an unexpected kind, which is logged by its type, and cannot be edited', async () => {
    const said = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user } = await open(`${PATH}?open=1`, [
      RULES,
      respondWith(200, [rule(1, 'odd', { value: ['secret'] }), rule(2, null, { value: 1 })]),
    ]);
    await user.click(await screen.findByText('odd'));
    expect(said.mock.calls).toEqual([['Business rule of an unexpected type: list']]);
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByText(/can be read only/)).toBeInTheDocument();
    expect(within(dialog).queryByText('Edit', { selector: 'span' })).not.toBeInTheDocument();
    await user.click(within(dialog).getByText('Close'));
    await user.click(screen.getByRole('button', { name: '2' }));
    expect(await screen.findByText(/This rule has no identity/)).toBeInTheDocument();
    said.mockRestore();
  });
});

describe('the search over all rules', () => {
  const search = () => screen.findByLabelText('Search all rules');

  it('finds by identity and by value, whatever the case, and names the category', async () => {
    const { user, currentUrl } = await open();
    await user.type(await search(), 'CAPP');
    const table = await screen.findByRole('table', { name: 'Rules that match “CAPP”' });
    await within(table).findByText('capping_enabled');
    expect(rowTexts(table)).toEqual([
      [expect.any(String), 'Fare Capping', 'capping_enabled', 'boolean', 'true', '✎'],
    ]);
    expect(currentUrl()).toBe(`${PATH}?search=CAPP`);
    await user.clear(await search());
    await user.type(await search(), '9007199254740993');
    await waitFor(() => expect(screen.getByText('legacy_serials')).toBeInTheDocument());
  });

  it('loads each category once, at most four at a time', async () => {
    const { user } = await open();
    await category('Transfers');
    let underWay = 0;
    let most = 0;
    network.intercept(RULES, async (request) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 20));
      underWay -= 1;
      return network.platform.app.fetch(request);
    });
    await user.type(await search(), 'xyzzy');
    expect(await screen.findByText('No rule matches “xyzzy”')).toBeInTheDocument();
    expect(most).toBe(4);
    expect(new Set(loads()).size).toBe(6);
    expect(loads()).toHaveLength(6);
  });

  it('says which categories could not be searched, and searches them on demand', async () => {
    const { user } = await open(`${PATH}?search=cap`, ['categories=1', respondWith(500), 1]);
    expect(await screen.findByText('Not searched: Fare Capping')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('capping_enabled')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/Not searched/)).not.toBeInTheDocument());
  });

  it('a hit opens as its row does', async () => {
    const { user } = await open(`${PATH}?search=daily_cap`);
    await user.click(await screen.findByText('daily_cap'));
    expect(await screen.findByRole('spinbutton', { name: 'Value' })).toBeInTheDocument();
  });
});
