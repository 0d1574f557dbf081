import { type Page } from '@playwright/test';
import { expect, openAgency, signIn, test } from './portalTest';

test.use({ viewport: { width: 1280, height: 720 } });

/** Holds the portal's scripts back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const isTakenOver = (page: Page) => page.locator('#boot-form').waitFor({ state: 'detached' });

/** Where each part of the sign-in form stands; the password's field is what looks like one, with its button. */
const places = (page: Page) =>
  page.evaluate(() =>
    [
      '.login__card',
      'h1',
      'label',
      'select',
      '[type=email]',
      'button:last-of-type',
      '.login__footer',
    ].flatMap((part) =>
      [...document.querySelectorAll(`.login ${part}`)]
        .filter((one) => one.closest('.ant-input-suffix') === null)
        .map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [part, ...[x, y, width, height].map(Math.round)].join(' ');
        }),
    ),
  );

test('the sign-in form stands before any script, where the portal’s will, and loses no letter to it', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'login' })).toBeVisible();
  const before = await places(page);
  expect(before).toHaveLength(9);
  await page.getByLabel('Region').selectOption('Australia');
  await page.getByLabel('Email').fill('operator@australia.example');
  await page.getByLabel('Password').pressSequentially('Harbour-ight');
  for (let letter = 0; letter < 4; letter += 1) await page.keyboard.press('ArrowLeft');
  release();
  await isTakenOver(page);
  await page.keyboard.type('L');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Harbour-Light');
  await expect(page.getByLabel('Email')).toHaveValue('operator@australia.example');
  await expect(page.getByLabel('Region')).toHaveValue('australia');
  expect(await places(page)).toEqual(before);
});

test('the sign-in form is painted before anything is asked for that the page’s head does not name', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let frames = 0;
    const count = () => {
      if (document.querySelector('#boot-form')?.getClientRects().length) frames += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    const ask = window.fetch;
    window.fetch = (...what) => {
      Object.assign(window, { framesBefore: frames });
      return ask(...what);
    };
  });
  await page.goto('/login');
  await isTakenOver(page);
  expect(
    await page.evaluate(() => (window as unknown as { framesBefore: number }).framesBefore),
  ).toBeGreaterThan(0);
});

test('the form offers the region of the last time before any script', async ({ page }) => {
  await signIn(page, 'Australia');
  await page.getByRole('link', { name: 'Sign Out' }).click();
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByLabel('Region')).toHaveValue('australia');
  release();
  await isTakenOver(page);
});

test('a deep link asks for configuration, shell and screen while the first scripts load, and for data next', async ({
  page,
}) => {
  await signIn(page, 'US East');
  await openAgency(page, 'CBTA');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const release = await holdScripts(page);
  await page.goto('/agency-dashboard/CBTA/riders', { waitUntil: 'commit' });
  await expect
    .poll(() => asked.filter((path) => /^\/assets\/(portal|riders|shell|api)\..*js$/.test(path)))
    .toHaveLength(4);
  expect(asked).toContain('/index.json');
  expect(asked.filter((path) => path.startsWith('/platform/'))).toEqual([]);
  await expect(page.locator('#boot-form')).toBeHidden();
  release();
  await expect(page.locator('tr[data-index]').first()).toBeVisible();
  expect(asked.filter((path) => path === '/index.json')).toHaveLength(1);
  const scripts = asked.filter((path) => path.endsWith('.js'));
  expect(new Set(scripts).size).toBe(scripts.length);
});

test.describe('without its scripts', () => {
  // What was asked for ahead is of no use then, as the browser remarks.
  test.use({
    expectedMessages: [
      /Failed to load resource|preloaded using link preload but not used|Failed to fetch dynamically/,
    ],
  });

  test('the page says so', async ({ page }) => {
    await page.route('**/assets/portal.*.js', (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByRole('alert')).toHaveText(
      'The portal could not be loaded. Check the connection, then reload.',
    );
    await expect(page.locator('#boot-form')).toBeHidden();
  });

  test('of those that call the platform, the form offers to reload and keeps what was typed', async ({
    page,
  }) => {
    await page.route('**/assets/api.*.js', (route) => route.abort());
    await page.goto('/login');
    await isTakenOver(page);
    await page.getByLabel('Email').fill('operator@us-east.example');
    await page.getByLabel('Password', { exact: true }).fill('Harbour-Light-7');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toContainText('there is a new version of the portal');
    await expect(page.getByLabel('Email')).toHaveValue('operator@us-east.example');
    await page.unroute('**/assets/api.*.js');
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await signIn(page, 'US East');
  });
});
