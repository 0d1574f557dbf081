import { type Locator, type Page } from '@playwright/test';
import { expect, openAgency, signIn, test } from './portalTest';

test.use({ viewport: { width: 1280, height: 720 } });

/** Holds back the answers to an address until the returned function is called. */
async function hold(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const places = (all: readonly Locator[]) => Promise.all(all.map((one) => one.boundingBox()));

for (const [screen, address] of [
  ['/agencies', '**/agencies/?limit=100*'],
  ['/pso-users', '**/pso/api/v1/users?*'],
  ['/agency-dashboard/CBTA/riders', '**/customersearch/**'],
  ['/agency-dashboard/CBTA/passes', '**/mobileticketview/**'],
  ['/agency-dashboard/CBTA/purchase-orders', '**/payment/api/v4/purchase?*'],
  ['/agency-dashboard/CBTA/admin-users', '**/administrators?*'],
] as const) {
  test(`title, filter and table head of ${screen} stay where they are when rows come`, async ({ page }) => {
    await signIn(page, 'US East');
    if (screen.includes('CBTA')) await openAgency(page, 'CBTA');
    const release = await hold(page, address);
    await page.goto(screen);
    const steady = [
      page.getByRole('heading', { level: 1 }),
      page.getByLabel('Filter'),
      page.locator('thead tr'),
      page.locator('thead th').nth(2),
      page.locator('.table__footer'),
    ];
    await expect(page.getByText('Loading…')).toBeVisible();
    const before = await places(steady);
    release();
    await expect(page.locator('tr[data-index]').first()).toBeVisible();
    await expect(page.getByText('Loading…')).toBeHidden();
    expect(await places(steady)).toEqual(before);
  });
}

test('a switch that is moved leaves the others where they are', async ({ page }) => {
  await signIn(page, 'US East');
  await openAgency(page, 'CBTA');
  await page.goto('/agency-dashboard/CBTA/agency-appfeatures?application=pay&version=1.0.0&platform=ios');
  const switches = page.getByRole('switch');
  await expect(switches.first()).toBeVisible();
  const before = await places(await switches.all());
  await switches.first().click();
  await expect(page.getByText('1 unsent change')).toBeVisible();
  expect(await places(await switches.all())).toEqual(before);
});

test.describe('with calls that fail', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('the rider’s lists stay where they are whichever part above them fails', async ({ page }) => {
    await signIn(page, 'US East');
    await openAgency(page, 'CBTA');
    await page.goto('/agency-dashboard/CBTA/riders/1000400');
    const tabs = page.getByRole('tablist');
    await expect(page.getByLabel('Customer balance')).toContainText('$');
    const before = await places([tabs]);
    await page.route(/\/(balances|profile)\//, (route) => route.fulfill({ status: 403, body: '{}' }));
    await page.reload();
    await expect(page.getByText('Error: Unable to retrieve Rider Profile')).toBeVisible();
    await expect(page.getByText('Error: Unable to retrieve Rider Balance')).toBeVisible();
    expect(await places([tabs])).toEqual(before);
  });
});

test('the keyboard’s place is seen on links', async ({ page }) => {
  await signIn(page, 'US East');
  for (const name of ['Home', 'Configure Agencies']) {
    const link = page.getByRole('link', { name });
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused({ timeout: 100 });
    }).toPass();
    await expect(link).toHaveCSS('outline-style', 'solid');
  }
});

test('a name of any length ends in its cell, and its row still opens', async ({ page }) => {
  const pass = { id: 'A'.repeat(200), name: 'W'.repeat(200) };
  await signIn(page, 'US East');
  await openAgency(page, 'CBTA');
  await page.route('**/mobileticketview/**', (route) => route.fulfill({ json: [pass] }));
  await page.goto('/agency-dashboard/CBTA/passes');
  const opener = page.getByRole('rowheader').getByRole('button');
  await expect(opener).toHaveCSS('text-overflow', 'ellipsis');
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Pass #AAA' })).toBeVisible();
});
