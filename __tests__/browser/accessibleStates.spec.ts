import { type Page, type Route } from '@playwright/test';
import { findings, tellStates } from './axe';
import { expect, openAgency, signIn, test } from './portal';

// What stands over a screen and what comes of a write: the screens themselves are in `accessibility.spec.ts`.
test.use({ expectedMessages: [/Failed to load resource|net::ERR/], actionTimeout: 10_000 });
test.afterEach(tellStates);
test.setTimeout(240_000);

const SCTN = '/agency-dashboard/SCTN';

/** Looks at the state that the page is in, and goes on whatever is found. */
async function look(page: Page, state: string): Promise<void> {
  expect.soft(await findings(page), state).toEqual([]);
}

/** Keeps the writes to a service until they are let go: to the platform, to nowhere, or to a refusal. */
async function holdWrites(
  page: Page,
  address: string,
): Promise<(then: 'go' | 'lost' | number) => Promise<void>> {
  let isOver = false;
  let came = (_route: Route): void => undefined;
  const caught = new Promise<Route>((resolve) => (came = resolve));
  await page.route(address, (route) => {
    if (isOver || route.request().method() === 'GET') return route.fallback();
    isOver = true;
    came(route);
  });
  return async (then) => {
    const route = await caught;
    if (then === 'go') await route.continue();
    else if (then === 'lost') await route.abort();
    else await route.fulfill({ status: then, json: { message: 'No' } });
  };
}

test('writes: their forms, under way, done, refused and uncertain', async ({ page }) => {
  await signIn(page, 'Australia');
  await openAgency(page, 'SCTN');
  const dialog = page.getByRole('dialog');
  const stamp = Date.now();

  await page.goto('/pso-users');
  await page.getByRole('button', { name: 'Register operator' }).click();
  await page.getByLabel('Email').fill(`zz.${stamp}@australia.example`);
  await page.getByLabel('Password', { exact: true }).fill('Winter-Tram-42');
  await look(page, 'an operator’s form, filled in');
  let release = await holdWrites(page, '**/pso/**');
  await page.keyboard.press('Enter');
  await expect(dialog.locator('[data-state="processing"]')).toBeVisible();
  await look(page, 'an operator under way');
  await release('lost');
  await expect(dialog.getByRole('button', { name: 'Check now' })).toBeVisible();
  await look(page, 'an operator, uncertain');
  await dialog.getByRole('button', { name: 'Check now' }).click();
  await expect(dialog).toContainText('not');
  await look(page, 'an operator, not applied');

  await page.goto('/agency-creation');
  await page.getByLabel('Name', { exact: true }).fill('Any line');
  await page.getByLabel('Abbreviation').fill(`Z${stamp % 1e6}`);
  await page.getByLabel('Timezone').fill('melb');
  await expect(page.locator('.ant-select-dropdown')).toBeVisible();
  await look(page, 'the choices of a field');
  await page.keyboard.press('Enter');
  release = await holdWrites(page, '**/agency/api/**');
  await page.getByRole('button', { name: 'Create agency' }).click();
  await expect(dialog.locator('[data-state="processing"]')).toBeVisible();
  await look(page, 'an agency under way');
  await release('go');
  await expect(dialog.getByRole('button', { name: 'Go to list' })).toBeVisible();
  await look(page, 'an agency created');

  await page.goto(`${SCTN}/admin-registration`);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('First Name is required')).toBeVisible();
  await look(page, 'an administrator’s form, with errors');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Byron');
  await page.getByLabel('Email').fill(`ada.${stamp}@sctn.example`);
  await page.getByLabel('Password', { exact: true }).fill('Quiet-heron-4821');
  release = await holdWrites(page, '**/profile/api/v3/profile');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.locator('[data-state="processing"]')).toBeVisible();
  await look(page, 'an administrator under way');
  await release(400);
  await expect(dialog.getByRole('button', { name: 'finish profile' })).toBeVisible();
  await look(page, 'an administrator without a profile');
  await dialog.getByRole('button', { name: 'finish profile' }).click();
  await expect(page.getByText('Admin registered successfully!')).toBeVisible();
  await look(page, 'an administrator registered');

  await page.goto(`${SCTN}/agency-appfeatures`);
  await page.getByRole('combobox').selectOption({ index: 1 });
  await page.getByRole('switch').first().click();
  await page.getByRole('button', { name: 'Submit Changes' }).click();
  await expect(dialog).toBeVisible();
  await look(page, 'features to be confirmed');
  release = await holdWrites(page, '**/appfeatures/**');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(dialog.locator('[data-state="processing"]')).toBeVisible();
  await look(page, 'features under way');
  await release(404);
  await expect(dialog.getByRole('button', { name: 'try again' })).toBeVisible();
  await look(page, 'features refused');
  await dialog.getByRole('button', { name: 'try again' }).click();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('Changes applied successfully!')).toBeVisible();
  await look(page, 'features changed');
});

test('rules: the editors, the difference, a conflict, and each outcome', async ({ page }) => {
  await signIn(page, 'Australia');
  await openAgency(page, 'SCTN');
  const dialog = page.getByRole('dialog');
  const row = page.getByRole('row').filter({ hasText: 'transfer_minutes' });
  await page.goto(`${SCTN}/businessRules`);
  await page.getByLabel('Search all rules').fill('transfer');
  await row.click();
  const value = page.getByRole('spinbutton', { name: 'Value' });
  const before = await value.inputValue();
  await value.fill('x');
  await look(page, 'a rule’s editor, with an error');
  await value.fill(String(Number(before) + 1));
  await expect(page.getByRole('region', { name: 'Old and new value' })).toBeVisible();
  await look(page, 'a rule’s editor, with the difference');
  // Somebody else was faster: what the platform has is another value than the one that was opened.
  await page.route('**/businessrules/api/v1/rules/*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/("rule":\{"[^"]+":\s?)\d+/, (_all, key) => `${key}777`);
    await route.fulfill({ response, body });
  });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('button', { name: 'Keep mine' })).toBeVisible();
  await look(page, 'a rule that somebody else has changed');
  const release = await holdWrites(page, '**/businessrules/**');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(dialog.locator('[data-state="processing"]')).toBeVisible();
  await look(page, 'a rule under way');
  await release(403);
  await expect(dialog.locator('[data-state="failed"]')).toBeVisible();
  await look(page, 'a rule refused');
  await page.unroute('**/businessrules/api/v1/rules/*');
  await page.goto(`${SCTN}/businessRules`);
  await page.getByLabel('Search all rules').fill('transfer');
  await row.click();
  await value.fill(String(Number(before) + 1));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.locator('[data-state="success"]')).toBeVisible();
  await look(page, 'a rule changed');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('row').filter({ hasText: 'transfer_matrix' }).click();
  await expect(dialog.getByRole('tree')).toBeVisible();
  await dialog.getByRole('searchbox').fill('local');
  await look(page, 'a record with a search');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'JSON' }).fill('{\n  "a": 1\n  "b": 2\n}');
  await expect(page.getByText('Line 3, column 3')).toBeVisible();
  await look(page, 'a mistake in JSON');
});

test('payments: the correction’s editor, and each outcome', async ({ page }) => {
  await signIn(page, 'US East');
  await openAgency(page, 'CBTA');
  const dialog = page.getByRole('dialog');
  await page.goto('/agency-dashboard/CBTA/riders/1000398');
  await page.getByRole('rowheader').first().getByRole('button').click();
  await page.getByRole('button', { name: 'Edit' }).click();
  const amount = page.getByLabel('Amount');
  await amount.fill('1234');
  await page.getByLabel('Fare Media').selectOption('CashFare');
  await look(page, 'a correction, with what it will change');
  let release = await holdWrites(page, '**/correction/payment/*');
  await amount.press('Enter');
  await expect(dialog.locator('[data-state="processing"]')).toBeVisible();
  await look(page, 'a correction under way');
  await expect(dialog).toContainText('longer');
  await look(page, 'a correction that is slow');
  await release('lost');
  await expect(dialog.getByRole('button', { name: 'Check now' })).toBeVisible();
  await look(page, 'a correction, uncertain');
  await dialog.getByRole('button', { name: 'Check now' }).click();
  await expect(dialog).toContainText('The correction was not applied');
  await look(page, 'a correction, not applied');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  release = await holdWrites(page, '**/correction/payment/*');
  await amount.press('Enter');
  await release(400);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await look(page, 'a correction refused');
  await page.getByRole('link', { name: 'Return to CBTA Dashboard' }).click();
  await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible();
  await look(page, 'leaving what is not saved');
});

test('what stands over a page: ways to others, tools of tables, notices', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'Australia');
  await openAgency(page, 'SCTN');
  const dialog = page.getByRole('dialog');
  await page.goto(`${SCTN}/riders`);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toBeVisible();
  await look(page, 'the palette');
  await page.keyboard.type('metro');
  await expect(page.getByRole('option', { name: /METRO/ }).first()).toBeVisible();
  await look(page, 'the palette, with results');
  await page.keyboard.type('zzz');
  await expect(page.getByText(/^Nothing matches/)).toBeVisible();
  await look(page, 'the palette, without results');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(dialog).toBeVisible();
  await look(page, 'the shortcuts');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Switch agency' }).click();
  await expect(dialog.getByRole('link').first()).toBeVisible();
  await look(page, 'the agency switcher');
  await page.keyboard.type('zzz');
  await look(page, 'the agency switcher, without results');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Display' }).click();
  await expect(page.getByLabel('Dark', { exact: true })).toBeVisible();
  await look(page, 'the choices of display');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Changes/ }).click();
  await expect(page.getByText('Nothing has been changed yet')).toBeVisible();
  await look(page, 'the journal, empty');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'RMID' }).uncheck();
  await look(page, 'the columns');
  await page.keyboard.press('Escape');
  // Every cell says which of the 15 columns it belongs to.
  await expect(page.getByRole('table')).toHaveAttribute('aria-colcount', '15');
  const places = (cells: string) =>
    page.locator(cells).evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-colindex')));
  const head = await places('thead th');
  expect(head).toHaveLength(14);
  expect(head.at(-1)).toBe('15');
  expect(await places('tr[data-index="0"] > *')).toEqual(head);
  await look(page, 'a list with a hidden column');
  await page.getByRole('rowheader').first().getByRole('link').focus();
  await expect(page.getByRole('button', { name: /^Copy User ID/ })).toBeVisible();
  await look(page, 'a row with its copy button');
  await page.getByRole('button', { name: 'Export' }).click();
  await look(page, 'an export');
  await page.getByRole('radio', { name: /read page after page/ }).check();
  let go = (): void => undefined;
  const gone = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/customersearch/**', async (route) => {
    await gone;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save file' }).click();
  await expect(page.getByLabel('Rows read')).toBeVisible();
  await look(page, 'an export under way');
  go();
  await expect(dialog.getByText(/^Saved /)).toBeVisible();
  await look(page, 'an export saved');
  await page.unroute('**/customersearch/**');
  await page.keyboard.press('Escape');

  const refuse = (route: Route) => route.fulfill({ status: 403, json: { message: 'No' } });
  await page.route('**/customersearch/**', refuse);
  await page.getByLabel('Filter').fill('b');
  await expect(page.getByText('Unable to retrieve Riders')).toBeVisible();
  await look(page, 'a list that is forbidden');
  await page.unroute('**/customersearch/**');
  await page.goto(`${SCTN}/passes?record=1`);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await look(page, 'a record that is not there');
  await page.goto(`${SCTN}/riders/1`);
  await expect(
    page
      .getByRole('alert')
      .or(page.getByText(/not found|no rider/i))
      .first(),
  ).toBeVisible();
  await look(page, 'a rider who is not there');
  await page.goto('/agency-dashboard/NOWHERE/riders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look(page, 'an agency that is not signed in to');
  await page.getByLabel('Email').fill('x');
  await page.getByRole('button', { name: 'Login' }).first().click();
  await expect(page.getByText(/is required|must be/).first()).toBeVisible();
  await look(page, 'an agency’s sign-in, with errors');

  await page.goto(`${SCTN}/agency-diagnostics`);
  await page.route('**/reports/**', () => undefined);
  await page.getByRole('button', { name: 'RUN ALL' }).click();
  await expect(page.locator('article[data-status="running"]').first()).toBeVisible();
  await look(page, 'diagnostics under way');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await look(page, 'diagnostics cancelled');
  await page.clock.fastForward('59:00');
  await expect(page.getByText('Are you still there?')).toBeVisible();
  await look(page, 'a session that is about to end');
});

test('changes of the session: the journal with entries', async ({ page }) => {
  await signIn(page, 'Australia');
  await openAgency(page, 'METRO');
  await page.goto('/agency-dashboard/METRO/businessRules');
  await page.getByLabel('Search all rules').fill('transfer_minutes');
  await page.getByRole('row').filter({ hasText: 'transfer_minutes' }).click();
  const value = page.getByRole('spinbutton', { name: 'Value' });
  await value.fill(String(Number(await value.inputValue()) + 1));
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: /^Changes/ }).click();
  await expect(page.getByRole('dialog')).toContainText('transfer_minutes');
  await look(page, 'the journal with entries');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await page.waitForTimeout(500);
  await look(page, 'sign-out with a record to take along, or the sign-in screen');
});
