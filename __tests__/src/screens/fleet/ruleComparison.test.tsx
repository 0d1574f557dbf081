import { screen, waitFor, within } from '@testing-library/react';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { readColumn } from '@tests/support/readColumn';
import { readRules } from '@tests/support/readRules';

const network = setUpNetwork();

/** The texts of the row, without its name. */
function getCells(name: RegExp) {
  const row = screen.getByRole('row', { name });
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
}

it('shows two to six agencies side by side, with type and missing rules', async () => {
  // Of the last two, one has `daily_cap` as a text, and one does not have the rule (server/db/seed/drift.ts).
  const { user } = await readRules(
    '/fleet?tab=rules&view=agencies&agencies=CBTA.METRO.CLARKSVILLE.AART',
    network,
  );
  const table = screen.getByRole('table', { name: 'Rules' });
  const reference = screen.getByRole('combobox', { name: 'Reference' });
  // In one line where both fit.
  expect(reference.closest('.fleet-tools')).toContainElement(screen.getByLabelText('Filter'));
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Rule',
    'AART (reference)',
    'CBTA',
    'CLARKSVILLE',
    'METRO',
  ]);
  await user.type(screen.getByLabelText('Filter'), 'daily_cap');
  // The reference lacks the rule, and the types of the others are still told apart.
  expect(getCells(/daily_cap/)).toContainEqual(expect.stringMatching(/^"\d+" \(string\), only here$/));
  await user.selectOptions(reference, 'CBTA');
  const [own, ...others] = getCells(/daily_cap/);
  expect(own).toMatch(/^\d+$/);
  expect(others.some((text) => /^"\d+" \(string\), other type$/.test(text))).toBe(true);
  expect(others).toContain('rule missing');
  await user.click(within(table).getByRole('button', { name: /daily_cap/ }));
  expect(screen.getByRole('complementary', { name: 'Values of daily_cap' })).toBeVisible();
});

it('gives others no value that none of the compared agencies has', async () => {
  const path =
    '/fleet?tab=rules&view=agencies&agencies=BCC.CBTA.METRO&compared=CBTA,METRO&category=Transfers';
  const { user } = await readRules(path, network, () => {
    for (const cap of [1, 2, 3]) {
      const rules = [{ id: 1, rule: { meta: { identity: 'limits' }, rule: { cap } } }];
      network.intercept('/rules?', respondWith(200, rules), 1);
    }
  });
  await user.click(screen.getAllByRole('button', { name: /limits/ })[0] as HTMLElement);
  const panel = within(screen.getByRole('complementary', { name: 'Values of limits' }));
  const chips = within(panel.getByRole('list', { name: 'Values' })).getAllByRole('button');
  const agencies: (string | undefined)[] = [];
  for (const chip of chips) {
    await user.click(chip);
    agencies.push(panel.queryByRole('button', { name: /^Roll out / })?.textContent);
    await user.click(chip);
  }
  expect(agencies.toSorted()).toEqual(['Roll out CBTA’s value…', 'Roll out METRO’s value…', undefined]);
});

it('says nothing of differences when only one of the agencies could be read', async () => {
  await readRules('/fleet?tab=rules&view=agencies&agencies=CBTA.METRO', network, () =>
    network.intercept('/token/agency', respondWith(403), 1),
  );
  expect(screen.getByText('Only one agency read: nothing to compare it with')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Differences by category' })).not.toBeInTheDocument();
});

it('compares the chosen agencies of a longer run, category by category', async () => {
  const { user, currentUrl } = await readRules(
    '/fleet?tab=rules&view=agencies&agencies=CBTA.METRO.CLARKSVILLE.AART.AMHERST.BAT.BCC',
    network,
  );
  expect(screen.getByText('Choose two to six agencies')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Reference' }), 'CBTA');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Add' }), 'CLARKSVILLE');
  expect(currentUrl()).toContain('compared=CBTA%2CCLARKSVILLE');
  await user.click(screen.getByRole('checkbox', { name: 'Only differences' }));
  const table = screen.getByRole('table', { name: 'Rules' });
  const sums = screen.getByRole('list', { name: 'Differences by category' });
  const [chip] = within(sums).getAllByRole('button');
  const category = (chip as HTMLElement).textContent?.replace(/ \d+ (of|the).*/, '');
  await user.click(chip as HTMLElement);
  for (const row of within(table).getAllByRole('button', { name: / › / }))
    expect(row).toHaveTextContent(`${category} › `);
  // Rules of other categories may match.
  await user.type(screen.getByLabelText('Filter'), 'xyzzy');
  expect(await screen.findByText(`No rule of ${category} matches “xyzzy”`)).toBeVisible();
});

it('counts the rules, also by their paths alone', async () => {
  const { user } = await readRules(
    '/fleet?tab=rules&view=agencies&agencies=CBTA.METRO&category=Transfers',
    network,
    () => {
      for (const cap of [1, 2]) {
        const rule = { day: { cap }, week: { cap }, unit: 'a' };
        network.intercept(
          '/rules?',
          respondWith(200, [{ id: 5, rule: { meta: { identity: 'limits' }, rule } }]),
          1,
        );
      }
    },
  );
  const table = screen.getByRole('table', { name: 'Rules' });
  expect(within(table).getAllByRole('rowheader')).toHaveLength(3);
  expect(table.closest('.fleet-matrix')).toHaveClass('fleet-matrix--short');
  expect(screen.getByText('1 rule')).toBeVisible();
  await user.type(screen.getByLabelText('Filter'), 'day.cap');
  await waitFor(() => expect(within(table).getAllByRole('rowheader')).toHaveLength(1));
  expect(screen.getByText('1 rule')).toBeVisible();
});

it('moves the focus to the reference when a button or a field of the choice goes away', async () => {
  const { user } = await readRules('/fleet?tab=rules&view=agencies&agencies=CBTA.METRO.CLARKSVILLE', network);
  const reference = screen.getByRole('combobox', { name: 'Reference' });
  await user.click(screen.getByRole('button', { name: 'Remove METRO' }));
  expect(reference).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /^Remove / }));
  const add = screen.getByRole('combobox', { name: 'Add' });
  add.focus();
  await user.selectOptions(add, 'METRO');
  expect(add).toHaveFocus();
  const [last] = within(add).getAllByRole('option').slice(1);
  await user.selectOptions(add, last as HTMLElement);
  expect(add).not.toBeInTheDocument();
  expect(reference).toHaveFocus();
});

it('reads only the category of the rule that a link names, and opens the rule', async () => {
  await readRules('/fleet?tab=rules&agencies=CBTA.METRO&category=Fare+Capping&rule=daily_cap', network);
  const perAgency = network.requestsTo('/businessrules/');
  expect(perAgency).toHaveLength(4);
  expect(screen.getByRole('complementary', { name: 'Values of daily_cap' })).toBeVisible();
});

it('rolls a value out to the compared agencies only', async () => {
  const { user } = await readRules(
    '/fleet?tab=rules&view=agencies&agencies=CBTA.METRO.CLARKSVILLE&compared=CBTA,CLARKSVILLE',
    network,
  );
  await user.type(screen.getByLabelText('Filter'), 'daily_cap');
  const table = within(screen.getByRole('table', { name: 'Rules' }));
  await user.click(table.getByRole('button', { name: /daily_cap/ }));
  await user.click(await screen.findByRole('button', { name: 'Roll out CBTA’s value…' }));
  await screen.findByRole('heading', { name: /^Plan: / });
  expect(readColumn('Agencies', 1)).toEqual(['CBTA', 'CLARKSVILLE']);
});
