import { act, screen, waitFor, within } from '@testing-library/react';
import { writeStarted } from '@/session/journal/journalSlice';
import { captureDownloads } from '@tests/support/downloads';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { createChange } from '@tests/support/journalFixture';
import { readRules } from '@tests/support/readRules';

const network = setUpNetwork();

/** Of the last two, one has `daily_cap` as a text, and one does not have the rule (server/db/seed/drift.ts). */
const PATH = '/fleet?tab=rules&agencies=CBTA.METRO.CLARKSVILLE.AART';

it('shows for daily_cap who has which value, and leads to the agency’s own page', async () => {
  const { user, currentUrl } = await readRules(PATH, network);
  const table = screen.getByRole('table', { name: 'Rules' });
  await user.type(screen.getByLabelText('Filter'), 'daily_cap');
  await user.click(await within(table).findByRole('button', { name: 'daily_cap' }));
  const panel = screen.getByRole('complementary', { name: 'Values of daily_cap' });
  expect(within(panel).getByRole('heading', { level: 2 })).toHaveFocus();
  expect(within(panel).getByText('Another type: string, not number.')).toBeVisible();
  expect(within(panel).getByText(/^"\d+"$/)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(panel).not.toBeInTheDocument();
  const opener = within(table).getByRole('button', { name: 'daily_cap' });
  expect(opener).toHaveFocus();
  await user.click(opener);
  const missing = screen.getByRole('region', { name: 'Rule missing' });
  const [agency] = within(missing).getAllByRole('button', { hidden: true });
  const abbreviation = agency?.textContent;
  await user.click(agency as HTMLElement);
  await waitFor(() => expect(currentUrl()).toBe(`/agency-dashboard/${abbreviation}/businessRules`));
});

it('keeps the choices of its panel on Escape in a field', async () => {
  // AMTA has another value than the others (server/db/seed/drift.ts).
  const agencies = 'agencies=AMTA.ATA.AUBUAT&reference=AMTA';
  const { user } = await readRules(
    `/fleet?tab=rules&${agencies}&category=Fare+Capping&rule=daily_cap`,
    network,
  );
  const panel = screen.getByRole('complementary', { name: 'Values of daily_cap' });
  await user.click(await within(panel).findByRole('button', { name: 'Use AMTA’s value in other agencies…' }));
  const [choice] = await within(panel).findAllByRole('checkbox');
  await user.click(choice as HTMLElement);
  await user.keyboard('{Escape}');
  expect(choice).toBeChecked();
  within(panel).getByRole('heading', { level: 2 }).focus();
  await user.keyboard('{Escape}');
  expect(panel).not.toBeInTheDocument();
});

it('filters the agencies of a rule by each entry of its distribution, in the URL', async () => {
  const { user, currentUrl } = await readRules(`${PATH}&category=Fare+Capping&rule=daily_cap`, network);
  const panel = screen.getByRole('complementary', { name: 'Values of daily_cap' });
  const chips = within(within(panel).getByRole('list', { name: 'Values' })).getAllByRole('button');
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^\d+ in \d agenc/),
    expect.stringMatching(/^other type \("\d+", string\) in 1$/),
    'rule missing in 1',
  ]);
  const missing = chips.at(-1) as HTMLElement;
  await user.click(missing);
  expect(missing).toHaveAttribute('aria-pressed', 'true');
  expect(currentUrl()).toContain('value=missing');
  const sections = within(panel).getAllByRole('region');
  expect(sections.map((section) => section.getAttribute('aria-label'))).toEqual(['Rule missing']);
  await user.click(missing);
  expect(currentUrl()).not.toContain('value=');
  const [usual] = chips;
  await user.click(usual as HTMLElement);
  expect(within(panel).getAllByRole('region')).toHaveLength(1);
  await user.click(usual as HTMLElement);
  expect(within(panel).getAllByRole('region')).toHaveLength(3);
  await user.click(within(panel).getByRole('button', { name: 'Close' }));
  expect(panel).not.toBeInTheDocument();
});

it('tells a missing category from a missing rule, and says that ids of categories differ', async () => {
  const category = (id: number, name: string) => ({ id, name });
  await readRules(`${PATH}&category=Fare+Capping&rule=daily_cap`, network, () => {
    network.intercept('/categories', respondWith(200, [category(7, 'Fare Capping')]), 1);
    network.intercept('/categories', respondWith(200, [category(2, 'Transfers')]), 1);
  });
  const panel = await screen.findByRole('complementary', { name: 'Values of daily_cap' });
  expect(within(panel).getByRole('button', { name: 'category missing in 1' })).toBeVisible();
  expect(
    screen.getByText(
      'The category "Fare Capping" has different ids: 1 in 2 agencies, 7 in 1. Categories are compared by their names, never by their ids.',
    ),
  ).toBeVisible();
});

it('does not compare rules without a name by their ids, and rolls none of them out', async () => {
  const { user } = await readRules('/fleet?tab=rules&agencies=CBTA.METRO&category=Transfers', network, () =>
    network.intercept('/rules?', respondWith(200, [{ id: 5, rule: { meta: {}, rule: { cap: 1 } } }])),
  );
  const table = screen.getByRole('table', { name: 'Rules' });
  const names = within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['id 5 of CBTA', 'id 5 of METRO']);
  await user.click(within(table).getByRole('button', { name: /id 5 of METRO/ }));
  const panel = await screen.findByRole('complementary', { name: 'Values of id 5 of METRO' });
  expect(within(panel).queryByRole('button', { name: /^Roll out/ })).not.toBeInTheDocument();
});

it('does not say that there is no rule of a category that the run has not read', async () => {
  const { user, goTo } = await readRules('/fleet?tab=rules&agencies=CBTA.METRO&category=Transfers', network);
  expect(screen.getByRole('group', { name: 'Run' })).toHaveTextContent(' · category Transfers');
  await goTo('/fleet?tab=rules&agencies=CBTA.METRO&category=Fare+Capping&rule=daily_cap');
  expect(await screen.findByText('This run has not read the category Fare Capping.')).toBeVisible();
  expect(screen.queryByText(/^No rule matches/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Read rules' }));
  expect(await screen.findByRole('complementary', { name: 'Values of daily_cap' })).toBeVisible();
  expect(screen.queryByText(/^This run has not read/)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Filter')).toHaveValue('daily_cap');
});

it('shows only differences at first, and says which agencies were not read, and why', async () => {
  const { user } = await readRules('/fleet?tab=rules&agencies=CBTA.METRO', network, () =>
    network.intercept('/categories', respondWith(403, { message: 'Closed for a day' }), 1),
  );
  expect(
    screen.getByText(
      /^Not read, and in no count: (CBTA|METRO)\. You do not have permission \(403\)\. The platform said: Closed for a day\.$/,
    ),
  ).toBeVisible();
  expect(screen.getByText('Only one agency read: nothing to compare it with')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Only differences' }));
  expect(
    within(screen.getByRole('table', { name: 'Rules' })).getAllByRole('rowheader').length,
  ).toBeGreaterThan(5);
  await user.type(screen.getByLabelText('Filter'), 'daily_cap');
  expect(await screen.findByText('1 rule')).toBeVisible();
});

it('says that no rule has been read, also while a filter names one', async () => {
  await readRules(`${PATH}&category=Fare+Capping&rule=daily_cap`, network, () =>
    network.intercept('/categories', respondWith(500, {})),
  );
  expect(screen.getByLabelText('Filter')).toHaveValue('daily_cap');
  expect(screen.getByText('No rule has been read')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear the filter' })).not.toBeInTheDocument();
});

it('says which rules the operator has changed since the run', async () => {
  const { store } = await readRules('/fleet?tab=rules&agencies=CBTA.METRO', network);
  const object = {
    kind: 'rule',
    ruleId: '5',
    category: '2',
    categoryName: 'Transfers',
    identity: 'cap',
  } as const;
  const change = createChange({ agency: 'CBTA', at: Date.now() + 1, outcome: 'succeeded', object });
  act(() => void store.dispatch(writeStarted(change)));
  expect(screen.getByText(/^Changed by you since this run: cap in 1 agency\. Read/)).toBeVisible();
});

it('offers to clear a filter that leaves no row, and then focuses it', async () => {
  const { user } = await readRules(PATH, network);
  const filter = screen.getByLabelText('Filter');
  await user.type(filter, 'xyzzy');
  expect(await screen.findByText('No rule that differs matches “xyzzy”')).toBeVisible();
  expect(screen.getByText('0 rules')).toHaveRole('status');
  await user.click(screen.getByRole('checkbox', { name: 'Only differences' }));
  expect(await screen.findByText('No rule matches “xyzzy”')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Clear the filter' }));
  expect(filter).toHaveValue('');
  expect(filter).toHaveFocus();
  const table = screen.getByRole('table', { name: 'Rules' });
  await waitFor(() => expect(table).toHaveTextContent('daily_cap'));
});

it('saves each agency’s rules as CSV, with the value as JSON', async () => {
  const { user } = await readRules('/fleet?tab=rules&agencies=CBTA.METRO', network);
  const downloads = captureDownloads();
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
  const text = await downloads[0]?.text();
  expect(text).toContain('Region,Agency,Category,Rule,Value,JSON,Note');
  expect(text).toMatch(/US East,CBTA,[^\r\n]*daily_cap,/);
  expect(downloads[0]?.name).toMatch(/^fleet-rules_us-east_.*\.csv$/);
  expect(await screen.findByText('Saved all rules of the run as CSV')).toBeInTheDocument();
});
