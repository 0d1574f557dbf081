import { readdirSync, readFileSync } from 'node:fs';
import { type Locator, type Page } from '@playwright/test';
import { controlTimeouts } from './controlTimeouts';
import { holdRequests } from './faults/harness/holdRequests';
import { expect, signInByStorage, test } from './portalTest';

test.use({ viewport: { width: 1280, height: 720 } });

/** Its words have other widths than those of the fallback (decision 124). */
const waitForInter = (page: Page) =>
  page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => /Inter Variable/.test(family) && status === 'loaded'),
  );

const readBoxes = (locators: readonly Locator[]) =>
  Promise.all(locators.map((locator) => locator.boundingBox()));

for (const [screen, urlPattern] of [
  ['/agencies', /\/agencies\/\?limit=100/],
  ['/pso-users', /\/pso\/api\/v1\/users\?/],
  ['/agency-dashboard/CBTA/riders', /\/customersearch\//],
  ['/agency-dashboard/CBTA/passes', /\/mobileticketview\//],
  ['/agency-dashboard/CBTA/purchase-orders', /\/payment\/api\/v4\/purchase\?/],
  ['/agency-dashboard/CBTA/admin-users', /\/administrators\?/],
] as const) {
  test(`title, filter and table header of ${screen} do not move when rows arrive`, async ({ page }) => {
    // The rows wait for the font, which comes late.
    await controlTimeouts(page);
    await signInByStorage(page, 'US East', 'CBTA');
    const held = await holdRequests(page, urlPattern);
    await page.goto(screen);
    const fixedParts = [
      page.getByRole('heading', { level: 1 }),
      page.getByLabel('Filter'),
      page.locator('thead tr'),
      page.locator('thead th').nth(2),
      page.locator('.table__footer'),
    ];
    await expect(page.getByText('Loading…')).toBeVisible();
    await waitForInter(page);
    const boxesBefore = await readBoxes(fixedParts);
    await held.release();
    await expect(page.locator('tr[data-index]').first()).toBeVisible();
    await expect(page.getByText('Loading…')).toBeHidden();
    expect(await readBoxes(fixedParts)).toEqual(boxesBefore);
  });
}

for (const [screen, width, chipTextWidth] of [
  ['/agencies', 1280, 50],
  ['/agencies', 900, 50],
  ['/pso-users', 1280, 50],
  ['/pso-users', 1024, 50],
  ['/agency-dashboard/CBTA/admin-users', 1280, 90],
  ['/agency-dashboard/CBTA/admin-users', 900, 50],
] as const)
  test(`typing in the filter of ${screen} moves neither it nor the table in a window of ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await signInByStorage(page, 'US East', 'CBTA');
    await page.goto(screen);
    await expect(page.locator('tr[data-index]').first()).toBeVisible();
    await waitForInter(page);
    const readPositions = async () =>
      (await readBoxes([page.locator('.filter-box'), page.locator('thead tr')])).map(
        (box) => box && [box.y, Math.round(box.width)],
      );
    const positionsBefore = await readPositions();
    await page.getByLabel('Filter').fill('a.b@operators');
    await expect(page.getByRole('button', { name: 'Clear filter a.b@operators' })).toBeVisible();
    expect(await readPositions()).toEqual(positionsBefore);
    expect(
      await page.locator('.filter-chip__text').evaluate(({ clientWidth }) => clientWidth),
    ).toBeGreaterThan(chipTextWidth);
    const toolbar = page.locator('.list-tools');
    expect(await toolbar.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    // The buttons for selected rows, in whose place others were.
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page.getByLabel('Filter').fill('');
    await expect(page.getByRole('group', { name: 'Selection' })).toBeVisible();
    expect(await toolbar.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });

test('toggling a switch does not move any switch', async ({ page }) => {
  await signInByStorage(page, 'US East', 'CBTA');
  await page.goto('/agency-dashboard/CBTA/agency-appfeatures?application=pay&version=1.0.0&platform=ios');
  const switches = page.getByRole('switch');
  await expect(switches.first()).toBeVisible();
  await waitForInter(page);
  const boxesBefore = await readBoxes(await switches.all());
  await switches.first().click();
  await expect(page.getByText('1 unsent change')).toBeVisible();
  expect(await readBoxes(await switches.all())).toEqual(boxesBefore);
});

/** Which script has the line depends on the sizes of the others (`splitChunks` in webpack.config.js). */
function findLineScripts(): RegExp {
  const names = readdirSync('dist/assets').filter(
    (name) =>
      name.endsWith('.js') && readFileSync(`dist/assets/${name}`, 'utf8').includes('impact-line__reach'),
  );
  return new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'));
}

test.describe('the buttons of a form that writes to an agency', () => {
  // The browser logs each failed request as an error.
  test.use({ expectedMessages: [/Failed to load resource/] });

  for (const [form, path] of [
    ['a correction', 'riders/1000400'],
    ['a new administrator', 'admin-registration'],
  ] as const) {
    test(`come with the line above them, so that a press does not miss them: ${form}`, async ({ page }) => {
      await signInByStorage(page, 'US East', 'CBTA');
      const held = await holdRequests(page, findLineScripts());
      await page.goto(`/agency-dashboard/CBTA/${path}`);
      if (form === 'a correction') {
        await page.getByRole('rowheader').getByRole('button').first().click();
        await page.getByRole('button', { name: 'Edit' }).click();
        await expect(page.getByLabel('Amount')).toBeVisible();
      }
      await page.getByRole('main').getByRole('textbox').or(page.getByLabel('Amount')).first().focus();
      await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
      await held.release();
      await expect(page.locator('.impact-line')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    });
  }

  test('are there if the code of the line cannot be loaded', async ({ page }) => {
    await signInByStorage(page, 'US East', 'CBTA');
    await page.route(findLineScripts(), (route) => route.abort());
    await page.goto('/agency-dashboard/CBTA/admin-registration');
    await expect(page.getByRole('button', { name: 'Create' })).toBeVisible();
    await expect(page.locator('.impact-line')).toHaveCount(0);
  });
});

test.describe('when calls fail', () => {
  // The browser logs each failed request as an error.
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('the rider’s lists do not move when the parts above them fail', async ({ page }) => {
    await signInByStorage(page, 'US East', 'CBTA');
    // The rider of CBTA with the most payments.
    await page.goto('/agency-dashboard/CBTA/riders/1000400');
    const tabs = page.getByRole('tablist');
    await expect(page.getByLabel('Customer balance')).toContainText('$');
    const boxesBefore = await readBoxes([tabs]);
    // Style sheets of the page between load later than the rider's.
    await page.getByRole('link', { name: 'Agency Diagnostics' }).click();
    await expect(page.getByRole('button', { name: 'RUN ALL' })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Customer balance')).toContainText('$');
    await expect(page.getByText('First Name').locator('..')).toHaveCSS('border-top-width', '0px');
    await page.route(/\/(balances|profile)\//, (route) => route.fulfill({ status: 403, body: '{}' }));
    await page.reload();
    await expect(page.getByText('Error: Unable to retrieve Rider Profile')).toBeVisible();
    await expect(page.getByText('Error: Unable to retrieve Rider Balance')).toBeVisible();
    expect(await readBoxes([tabs])).toEqual(boxesBefore);
  });
});

test('the collapsed menu is narrow from the first frame, and a narrow window collapses it too', async ({
  page,
}) => {
  await signInByStorage(page, 'US East', 'CBTA');
  await page.goto('/agency-dashboard/CBTA');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu).toHaveCSS('width', '224px');
  await menu.getByRole('button', { name: 'Collapse the menu' }).click();
  await expect(menu).toHaveCSS('width', '56px');
  const label = menu.getByText('All Riders');
  await expect(label).toHaveCSS('clip-path', 'inset(50%)');
  // Without the configuration the page shows its placeholder.
  const held = await holdRequests(page, /\/index\.json$/);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('.boot__shell')).toHaveCSS('grid-template-columns', /^56px /);
  await held.release();
  await expect(menu).toHaveCSS('width', '56px');
  await menu.getByRole('button', { name: 'Expand the menu' }).click();
  await page.setViewportSize({ width: 1000, height: 720 });
  await expect(menu).toHaveCSS('width', '56px');
  await expect(menu.getByRole('button')).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toHaveCSS('width', '264px');
  await expect(label).toHaveCSS('clip-path', 'none');
});
