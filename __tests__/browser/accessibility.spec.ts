import { findAxeViolations, printCheckedStateCount } from './axe';
import { chooseOption } from './chooseOption';
import { openScreen } from './openScreen';
import { expect, openAgency, openSignedIn, test } from './portalTest';

// The browser logs each failed request as an error.
test.use({ expectedMessages: [/Failed to load resource/] });
test.afterEach(printCheckedStateCount);

test('no screen has a serious accessibility violation', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto('/login');
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  await openSignedIn(page, 'US East');
  expect(await findAxeViolations(page)).toEqual([]);
  await openAgency(page, 'CBTA');
  // The agency's time zone.
  await expect(page.getByText('America/New_York (109)')).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  await page.getByRole('link', { name: 'All Agencies' }).click();
  await expect(page.getByText(/^1–30 of \d+$/)).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Create agency' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AGENCY CREATION' })).toBeVisible();
  await expect(page.locator('form').getByText('America/New_York')).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create agency' }).click();
  await expect(page.getByText('Abbreviation is required')).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  // The creation fails, because the abbreviation exists.
  await page.getByLabel('Name', { exact: true }).fill('Any');
  await page.getByLabel('Abbreviation').fill('CBTA');
  await page.getByRole('button', { name: 'Create agency' }).click();
  await expect(page.getByRole('dialog', { name: 'Failed to create agency' })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Go to list' }).click();

  await page.getByRole('link', { name: 'PSO Users', exact: true }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Register operator' }).click();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  await openScreen(page, '/agency-dashboard/CBTA/riders');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByLabel('Filter').fill('nobody at all');
  await expect(page.getByText(/^No rider matches “[^”]*”$/)).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByLabel('Filter').fill('');
  await page.getByRole('rowheader').first().click();
  await expect(page.getByLabel('Customer balance')).toContainText('$');
  expect(await findAxeViolations(page)).toEqual([]);

  for (const [screen, title] of [
    ['passes', 'Pass'],
    ['purchase-orders', 'Purchase order'],
  ] as const) {
    await openScreen(page, `/agency-dashboard/CBTA/${screen}`);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('rowheader').first().click();
    await expect(page.getByRole('dialog', { name: new RegExp(`^${title} #`) })).toContainText('user_id');
    expect(await findAxeViolations(page)).toEqual([]);
    // No id is 0.
    await page.goto(`/agency-dashboard/CBTA/${screen}?filter=0`);
    await expect(page.getByText(/^No .* matches “0”$/)).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
  }

  // The rider of CBTA with the most payments.
  await openScreen(page, '/agency-dashboard/CBTA/riders/1000400');
  await page.getByRole('rowheader').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Edit' }).click();
  await chooseOption(page, 'Fare Media', 'Coupon');
  await page.getByLabel('Amount').fill('x');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Amount must be a number')).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  for (const tab of ['PASSES', 'PURCHASE ORDERS']) {
    await page.getByRole('tab', { name: tab }).click();
    // Only the first change of tabs leaves the editor, with an unsaved amount.
    const leaveButton = page.getByRole('button', { name: 'Leave' });
    if (tab === 'PASSES') await leaveButton.click();
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
  }

  await openScreen(page, '/agency-dashboard/CBTA/businessRules');
  await page.locator('main h2 button[aria-expanded]').first().click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('rowheader').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  await openScreen(page, '/agency-dashboard/CBTA/agency-diagnostics');
  await expect(page.getByText(/^0 of \d+ checks$/)).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'RUN ALL' }).click();
  // The run has ended: both numbers are the same.
  await expect(page.getByText(/^(\d+) of \1 checks · /)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('article', { name: 'Coupons' }).locator('summary').click();
  expect(await findAxeViolations(page)).toEqual([]);

  await openScreen(page, '/agency-dashboard/CBTA/agency-appfeatures');
  await page.getByRole('combobox').selectOption({ index: 1 });
  await expect(page.getByRole('switch').first()).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'All applications' }).click();
  const grid = page.getByRole('grid', { name: 'Features by application' });
  await expect(grid.getByRole('button', { name: / on$/ })).toHaveCount(9);
  expect(await findAxeViolations(page)).toEqual([]);
  // One stop of Tab; the arrows move between cells, and Enter opens one.
  await grid.locator('[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(grid.locator('[data-row="1"][data-column="1"]')).toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(grid.locator('[data-column="9"]').last()).toBeInViewport();
  await page.getByRole('button', { name: 'Copy pay 1.6.0 android to…' }).click();
  await page.getByRole('checkbox', { name: 'All 8 that differ' }).check();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByLabel('Type CBTA to start a queue over 8 applications').fill('CBTA');
  await page.getByRole('button', { name: 'Start' }).click();
  const queue = page.getByRole('region', { name: 'Queue' });
  await expect(queue).toContainText('1 of 8');
  await queue.locator('summary').last().click();
  expect(await findAxeViolations(page)).toEqual([]);
  await queue.getByRole('button', { name: 'End' }).click();
  expect(await findAxeViolations(page)).toEqual([]);
  await queue.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'All applications' }).click();
  await grid.locator('[data-row="0"][data-column="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('switch', { name: 'legacyMap' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'legacyMap' })).toBeFocused();
  for (const [path, expectedText] of [
    ['admin-users', '+ Register User'],
    ['admin-registration', 'Create'],
  ] as const) {
    await openScreen(page, `/agency-dashboard/CBTA/${path}`);
    await expect(page.getByText(expectedText, { exact: true }).first()).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
  }

  await openScreen(page, '/agency-login/METRO');
  await expect(page.getByRole('heading', { level: 1, name: 'AGENCY LOGIN' })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.goto('/nowhere');
  await expect(page.getByText('This page does not exist')).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
});

// The other screens are in faults/accessibility.spec.ts.
test('failed and skipped checks have no serious accessibility violation', async ({ page }) => {
  await openSignedIn(page, 'Australia', 'SCTN');
  await page.route('**/platform/**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/agency-dashboard/SCTN/agency-diagnostics');
  await page.getByRole('button', { name: 'RUN ALL' }).click();
  await expect(page.getByText(/^(\d+) of \1 checks · /)).toBeVisible({ timeout: 30_000 });
  // Three checks need the agency's id, which could not be loaded.
  await expect(page.getByRole('button', { name: '3 skipped' })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
});
