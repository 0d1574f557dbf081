import { type Page, type Route } from '@playwright/test';
import { expectNoAxeViolations, printStateCount } from './axe';
import { expect, openAgency, signIn, test } from './portalTest';

// The forms, editors and outcomes of writes: screens are in `accessibility.spec.ts`.
test.use({ expectedMessages: [/Failed to load resource|net::ERR/], actionTimeout: 10_000 });
test.afterEach(printStateCount);
test.setTimeout(240_000);

const SCTN = '/agency-dashboard/SCTN';

/** Keeps the writes to a service until they are let go: to the platform, to nowhere, or to a refusal. */
async function holdWrites(
  page: Page,
  address: string,
): Promise<(then: 'go' | 'lost' | number) => Promise<void>> {
  let isOver = false;
  let came: (route: Route) => void = () => undefined;
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
  await expectNoAxeViolations(page, 'an operator’s form, filled in');
  let release = await holdWrites(page, '**/pso/**');
  await page.keyboard.press('Enter');
  await expect(dialog.locator('[data-status="processing"]')).toBeVisible();
  await expectNoAxeViolations(page, 'an operator under way');
  await release('lost');
  await expect(dialog.getByRole('button', { name: 'Check now' })).toBeVisible();
  await expectNoAxeViolations(page, 'an operator, uncertain');
  await dialog.getByRole('button', { name: 'Check now' }).click();
  await expect(dialog).toContainText('not');
  await expectNoAxeViolations(page, 'an operator, not applied');

  await page.goto('/agency-creation');
  await page.getByLabel('Name', { exact: true }).fill('Any line');
  await page.getByLabel('Abbreviation').fill(`Z${stamp % 1e6}`);
  await page.getByLabel('Timezone').fill('melb');
  await expect(page.locator('.ant-select-dropdown')).toBeVisible();
  await expectNoAxeViolations(page, 'the choices of a field');
  await page.keyboard.press('Enter');
  release = await holdWrites(page, '**/agency/api/**');
  await page.getByRole('button', { name: 'Create agency' }).click();
  await expect(dialog.locator('[data-status="processing"]')).toBeVisible();
  await expectNoAxeViolations(page, 'an agency under way');
  await release('go');
  await expect(dialog.getByRole('button', { name: 'Go to list' })).toBeVisible();
  await expectNoAxeViolations(page, 'an agency created');

  await page.goto(`${SCTN}/admin-registration`);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('First Name is required')).toBeVisible();
  await expectNoAxeViolations(page, 'an administrator’s form, with errors');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Byron');
  await page.getByLabel('Email').fill(`ada.${stamp}@sctn.example`);
  await page.getByLabel('Password', { exact: true }).fill('Quiet-heron-4821');
  release = await holdWrites(page, '**/profile/api/v3/profile');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.locator('[data-status="processing"]')).toBeVisible();
  await expectNoAxeViolations(page, 'an administrator under way');
  await release(400);
  await expect(dialog.getByRole('button', { name: 'finish profile' })).toBeVisible();
  await expectNoAxeViolations(page, 'an administrator without a profile');
  await dialog.getByRole('button', { name: 'finish profile' }).click();
  await expect(page.getByText('Admin registered successfully!')).toBeVisible();
  await expectNoAxeViolations(page, 'an administrator registered');

  await page.goto(`${SCTN}/agency-appfeatures`);
  await page.getByRole('combobox').selectOption({ index: 1 });
  await page.getByRole('switch').first().click();
  await page.getByRole('button', { name: 'Submit Changes' }).click();
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page, 'features to be confirmed');
  release = await holdWrites(page, '**/appfeatures/**');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(dialog.locator('[data-status="processing"]')).toBeVisible();
  await expectNoAxeViolations(page, 'features under way');
  await release(404);
  await expect(dialog.getByRole('button', { name: 'try again' })).toBeVisible();
  await expectNoAxeViolations(page, 'features refused');
  await dialog.getByRole('button', { name: 'try again' }).click();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('Changes applied successfully!')).toBeVisible();
  await expectNoAxeViolations(page, 'features changed');

  await page.goto(`${SCTN}/admin-registration`);
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Byron');
  await page.getByLabel('Email').fill(`ada.b.${stamp}@sctn.example`);
  await page.getByLabel('Password', { exact: true }).fill('Quiet-heron-4821');
  release = await holdWrites(page, '**/auth/api/**');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.locator('[data-status="processing"]')).toBeVisible();
  await release('lost');
  await expect(dialog.getByRole('button', { name: 'Check now' })).toBeVisible();
  await expectNoAxeViolations(page, 'an administrator, uncertain');
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
  await expectNoAxeViolations(page, 'a rule’s editor, with an error');
  await value.fill(String(Number(before) + 1));
  await expect(page.getByRole('region', { name: 'Old and new value' })).toBeVisible();
  await expectNoAxeViolations(page, 'a rule’s editor, with the difference');
  // Somebody else was faster: what the platform has is another value than the one that was opened.
  await page.route('**/businessrules/api/v1/rules/*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/("rule":\{"[^"]+":\s?)\d+/, (_all, key) => `${key}777`);
    await route.fulfill({ response, body });
  });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('button', { name: 'Keep mine' })).toBeVisible();
  await expectNoAxeViolations(page, 'a rule that somebody else has changed');
  const release = await holdWrites(page, '**/businessrules/**');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(dialog.locator('[data-status="processing"]')).toBeVisible();
  await expectNoAxeViolations(page, 'a rule under way');
  await release(403);
  await expect(dialog.locator('[data-status="failed"]')).toBeVisible();
  await expectNoAxeViolations(page, 'a rule refused');
  await page.unroute('**/businessrules/api/v1/rules/*');
  await page.goto(`${SCTN}/businessRules`);
  await page.getByLabel('Search all rules').fill('transfer');
  await row.click();
  await value.fill(String(Number(before) + 1));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.locator('[data-status="success"]')).toBeVisible();
  await expectNoAxeViolations(page, 'a rule changed');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('row').filter({ hasText: 'transfer_matrix' }).click();
  await expect(dialog.getByRole('tree')).toBeVisible();
  await dialog.getByRole('searchbox').fill('local');
  await expectNoAxeViolations(page, 'a record with a search');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'JSON' }).fill('{\n  "a": 1\n  "b": 2\n}');
  await expect(page.getByText('Line 3, column 3')).toBeVisible();
  await expectNoAxeViolations(page, 'a mistake in JSON');
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
  await expectNoAxeViolations(page, 'a correction, with what it will change');
  let release = await holdWrites(page, '**/correction/payment/*');
  await amount.press('Enter');
  await expect(dialog.locator('[data-status="processing"]')).toBeVisible();
  await expectNoAxeViolations(page, 'a correction under way');
  await expect(dialog).toContainText('longer');
  await expectNoAxeViolations(page, 'a correction that is slow');
  await release('lost');
  await expect(dialog.getByRole('button', { name: 'Check now' })).toBeVisible();
  await expectNoAxeViolations(page, 'a correction, uncertain');
  await dialog.getByRole('button', { name: 'Check now' }).click();
  await expect(dialog).toContainText('The correction was not applied');
  await expectNoAxeViolations(page, 'a correction, not applied');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  release = await holdWrites(page, '**/correction/payment/*');
  await amount.press('Enter');
  await release(400);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectNoAxeViolations(page, 'a correction refused');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: 'Return to CBTA Dashboard' }).click();
  await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible();
  await expectNoAxeViolations(page, 'leaving what is not saved');
});
