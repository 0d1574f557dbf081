import { type Page, type Route } from '@playwright/test';
import { expectNoAxeViolations, printCheckedStateCount } from './axe';
import { chooseOption } from './chooseOption';
import { controlTimeouts } from './controlTimeouts';
import { openScreen } from './openScreen';
import { expect, signInByStorage, test } from './portalTest';

// These tests visit forms, editors and result dialogs; `accessibility.spec.ts` visits the screens. The browser logs
// each failed request as an error.
test.use({ expectedMessages: [/Failed to load resource|net::ERR/], actionTimeout: 10_000 });
test.afterEach(printCheckedStateCount);
test.setTimeout(240_000);

const SCTN_PATH = '/agency-dashboard/SCTN';

/**
 * Holds the next write to a URL. The returned function waits for it and then continues it, aborts it, or responds with
 * a status.
 */
async function holdNextWrite(
  page: Page,
  urlPattern: string,
): Promise<(ending: 'continue' | 'abort' | number) => Promise<void>> {
  let isCaught = false;
  let catchRoute: (route: Route) => void = () => undefined;
  const caught = new Promise<Route>((resolve) => (catchRoute = resolve));
  await page.route(urlPattern, (route) => {
    if (isCaught || route.request().method() === 'GET') return route.fallback();
    isCaught = true;
    catchRoute(route);
  });
  return async (ending) => {
    await expect.poll(() => isCaught).toBe(true);
    const route = await caught;
    if (ending === 'continue') await route.continue();
    else if (ending === 'abort') await route.abort();
    else await route.fulfill({ status: ending, json: { message: 'No' } });
  };
}

// A held write would time out while axe checks the dialog.
test.beforeEach(async ({ page }) => {
  await controlTimeouts(page);
  // Requests are intercepted from the first page on: a write that is sent right after the first `route` could escape it.
  await page.route('**/*', (route) => route.fallback());
});

test('forms and their writes (pending, successful, rejected, with unknown outcome) have no accessibility violation', async ({
  page,
}) => {
  await signInByStorage(page, 'Australia', 'SCTN');
  const dialog = page.getByRole('dialog');
  const uniqueNumber = Date.now();

  // From here on, the forms that write to SCTN are red. The tests below have the others.
  await page.goto(SCTN_PATH);
  await page.getByRole('button', { name: 'Note and protection' }).click();
  await page.getByLabel('Note', { exact: true }).fill('frozen until 12/01: migration');
  await page.getByLabel(/^Protected/).check();
  await expectNoAxeViolations(page, 'the note of an agency');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('★ protected')).toBeVisible();
  await expectNoAxeViolations(page, 'the dashboard of a protected agency');

  await openScreen(page, '/pso-users');
  await page.getByRole('button', { name: 'Register operator' }).click();
  await page.getByLabel('Email').fill(`zz.${uniqueNumber}@australia.example`);
  await page.getByLabel('Password', { exact: true }).fill('Winter-Tram-42');
  await expectNoAxeViolations(page, 'a filled operator form');
  let endWrite = await holdNextWrite(page, '**/pso/**');
  await page.keyboard.press('Enter');
  await expect(dialog.locator('[data-status="processing"]')).toBeVisible();
  await expectNoAxeViolations(page, 'a pending operator registration');
  await endWrite('abort');
  await expect(dialog.getByRole('button', { name: 'Check now' })).toBeVisible();
  await expectNoAxeViolations(page, 'an operator registration with unknown outcome');
  await dialog.getByRole('button', { name: 'Check now' }).click();
  await expect(dialog).toContainText('Not applied');
  await expectNoAxeViolations(page, 'an operator that was not registered');

  await page.goto('/agency-creation');
  await page.getByLabel('Name', { exact: true }).fill(`Any line ${uniqueNumber}`);
  await page.getByLabel('Abbreviation').fill(`Z${uniqueNumber % 1e6}`);
  await page.getByLabel('Timezone').fill('melb');
  const options = page.locator('.ant-select-dropdown');
  await expect(options).toBeVisible();
  // While the list appears, its text is half transparent: antd then removes the class of the motion.
  await expect(options).not.toHaveClass(/ant-slide-up-/);
  await expectNoAxeViolations(page, 'the options of a select');
  await page.keyboard.press('Enter');
  await expect(options).toBeHidden();
  endWrite = await holdNextWrite(page, '**/agency/api/**');
  await page.getByRole('button', { name: 'Create agency' }).click();
  await expect(dialog.locator('[data-status="processing"]')).toBeVisible();
  await expectNoAxeViolations(page, 'a pending agency creation');
  await endWrite('continue');
  await expect(dialog.getByRole('button', { name: 'Go to list' })).toBeVisible();
  await expectNoAxeViolations(page, 'a created agency');

  await openScreen(page, `${SCTN_PATH}/admin-registration`);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('First Name is required')).toBeVisible();
  await expectNoAxeViolations(page, 'the administrator form with errors');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Byron');
  await page.getByLabel('Email').fill(`ada.${uniqueNumber}@sctn.example`);
  await page.getByLabel('Password', { exact: true }).fill('Quiet-heron-4821');
  endWrite = await holdNextWrite(page, '**/profile/api/v3/profile');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.locator('[data-status="processing"]')).toBeVisible();
  await expectNoAxeViolations(page, 'a pending administrator registration');
  await endWrite(400);
  await expect(dialog.getByRole('button', { name: 'finish profile' })).toBeVisible();
  await expectNoAxeViolations(page, 'an administrator without a profile');
  await dialog.getByRole('button', { name: 'finish profile' }).click();
  await expect(page.getByText('Admin registered successfully!')).toBeVisible();
  await expectNoAxeViolations(page, 'a registered administrator');

  await openScreen(page, `${SCTN_PATH}/agency-appfeatures`);
  await page.getByRole('combobox').selectOption({ index: 1 });
  await page.getByRole('switch').first().click();
  await page.getByRole('button', { name: 'Submit Changes' }).click();
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page, 'features before confirmation');
  endWrite = await holdNextWrite(page, '**/appfeatures/**');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(dialog.locator('[data-status="processing"]')).toBeVisible();
  await expectNoAxeViolations(page, 'a pending change of features');
  await endWrite(404);
  await expect(dialog.getByRole('button', { name: 'try again' })).toBeVisible();
  await expectNoAxeViolations(page, 'a rejected change of features');
  await dialog.getByRole('button', { name: 'try again' }).click();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('Changes applied successfully!')).toBeVisible();
  await expectNoAxeViolations(page, 'changed features');

  await openScreen(page, `${SCTN_PATH}/admin-registration`);
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Byron');
  await page.getByLabel('Email').fill(`ada.b.${uniqueNumber}@sctn.example`);
  await page.getByLabel('Password', { exact: true }).fill('Quiet-heron-4821');
  endWrite = await holdNextWrite(page, '**/auth/api/**');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.locator('[data-status="processing"]')).toBeVisible();
  await endWrite('abort');
  await expect(dialog.getByRole('button', { name: 'Check now' })).toBeVisible();
  await expectNoAxeViolations(page, 'an administrator registration with unknown outcome');
});

test('rule editors, conflicts and results have no accessibility violation', async ({ page }) => {
  await signInByStorage(page, 'Australia', 'SCTN');
  const dialog = page.getByRole('dialog');
  const row = page.getByRole('row').filter({ hasText: 'transfer_minutes' });
  await page.goto(`${SCTN_PATH}/businessRules`);
  await page.getByLabel('Search all rules').fill('transfer');
  await row.click();
  const value = page.getByRole('spinbutton', { name: 'Value' });
  const valueBefore = await value.inputValue();
  await value.fill('x');
  await expectNoAxeViolations(page, 'a rule editor with an error');
  await value.fill(String(Number(valueBefore) + 1));
  await expect(page.getByRole('region', { name: 'Old and new value' })).toBeVisible();
  await expectNoAxeViolations(page, 'a rule editor with a diff');
  // The platform returns another value than the one that was opened, as if another operator had changed the rule.
  await page.route('**/businessrules/api/v1/rules/*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /("rule":\{"[^"]+":\s?)\d+/,
      (_match, prefix) => `${prefix}777`,
    );
    await route.fulfill({ response, body });
  });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('button', { name: 'Send mine over it' })).toBeVisible();
  await expectNoAxeViolations(page, 'a rule conflict');
  const endWrite = await holdNextWrite(page, '**/businessrules/**');
  await dialog.getByRole('button', { name: 'Send mine over it' }).click();
  await expect(dialog.locator('[data-status="processing"]')).toBeVisible();
  await expectNoAxeViolations(page, 'a pending edit of a rule');
  await endWrite(403);
  await expect(dialog.locator('[data-status="failed"]')).toBeVisible();
  await expectNoAxeViolations(page, 'a rejected edit of a rule');
  await page.unroute('**/businessrules/api/v1/rules/*');
  await page.goto(`${SCTN_PATH}/businessRules`);
  await page.getByLabel('Search all rules').fill('transfer');
  await row.click();
  await value.fill(String(Number(valueBefore) + 1));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.locator('[data-status="success"]')).toBeVisible();
  await expectNoAxeViolations(page, 'a changed rule');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('row').filter({ hasText: 'transfer_matrix' }).click();
  await expect(dialog.getByRole('tree')).toBeVisible();
  await dialog.getByRole('searchbox').fill('local');
  await expectNoAxeViolations(page, 'a JSON viewer with a search');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'JSON' }).fill('{\n  "a": 1\n  "b": 2\n}');
  await expect(page.getByText('Line 3, column 3')).toBeVisible();
  await expectNoAxeViolations(page, 'a JSON syntax error');
});

test('the payment editor and its results have no accessibility violation', async ({ page }) => {
  await signInByStorage(page, 'US East', 'CBTA');
  const dialog = page.getByRole('dialog');
  // No other test writes to this rider.
  await page.goto('/agency-dashboard/CBTA/riders/1000398');
  await page.getByRole('rowheader').first().getByRole('button').click();
  await page.getByRole('button', { name: 'Edit' }).click();
  const amount = page.getByLabel('Amount');
  await amount.fill('1234');
  await page.getByLabel('Fare Media').click();
  await expect(page.locator('.ant-select-item-option').first()).toBeVisible();
  await expect(page.locator('.ant-select-dropdown:visible')).not.toHaveClass(/ant-slide-up-/);
  await expectNoAxeViolations(page, 'an open list of options');
  await chooseOption(page, 'Fare Media', 'Cash · CashFare');
  await expectNoAxeViolations(page, 'a correction with a preview');
  let endWrite = await holdNextWrite(page, '**/correction/payment/*');
  await amount.press('Enter');
  await expect(dialog.locator('[data-status="processing"]')).toBeVisible();
  await expectNoAxeViolations(page, 'a pending correction');
  // After 3 s.
  await expect(dialog).toContainText('This takes longer than usual');
  await expectNoAxeViolations(page, 'a slow correction');
  await endWrite('abort');
  await expect(dialog.getByRole('button', { name: 'Check now' })).toBeVisible();
  await expectNoAxeViolations(page, 'a correction with unknown outcome');
  await dialog.getByRole('button', { name: 'Check now' }).click();
  await expect(dialog).toContainText('Not applied');
  await expectNoAxeViolations(page, 'a correction that was not applied');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  endWrite = await holdNextWrite(page, '**/correction/payment/*');
  await amount.press('Enter');
  await endWrite(400);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectNoAxeViolations(page, 'a rejected correction');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: 'Return to CBTA Dashboard' }).click();
  await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible();
  await expectNoAxeViolations(page, 'the prompt before leaving unsaved changes');
});
