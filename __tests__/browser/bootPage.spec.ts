import { type Page } from '@playwright/test';
import { expect, openSignedIn, signIn, signInByStorage, test, waitForReactForm } from './portalTest';
import { DEMO_PASSWORD } from './sites';

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

/** Reads the box of each part of the sign-in form. antd's password field is measured by its outer element. */
const readBoxes = (page: Page) =>
  page.evaluate(() =>
    [
      '.login__card',
      'h1',
      'label',
      'select',
      '[type=email]',
      'button:last-of-type',
      '.login__footer',
    ].flatMap((selector) =>
      [...document.querySelectorAll(`.login ${selector}`)]
        .filter((element) => element.closest('.ant-input-suffix') === null)
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [selector, ...[x, y, width, height].map(Math.round)].join(' ');
        }),
    ),
  );

test('the static sign-in form has the layout of the React form, which takes over its input', async ({
  page,
}) => {
  const release = await holdScripts(page);
  // Inter, which comes later, has other widths.
  await page.route('**/assets/inter*', () => undefined);
  await page.goto('/login', { waitUntil: 'commit' });
  // As the specification writes it: the style changes no letter.
  await expect(page.locator('h1')).toHaveText('login', { useInnerText: true });
  const boxesBefore = await readBoxes(page);
  // Seven selectors, of which `label` finds three elements.
  expect(boxesBefore).toHaveLength(9);
  await expect(page.getByLabel('Email')).toBeFocused();
  // The card's edge has the colour of the selected region, here and in React's form.
  const readEdge = () =>
    page.locator('.login__card').evaluate((card) => getComputedStyle(card).borderTopColor);
  const usEastEdge = await readEdge();
  await page.getByLabel('Region').selectOption('Australia');
  const australiaEdge = await readEdge();
  expect(australiaEdge).not.toBe(usEastEdge);
  await page.getByLabel('Email').fill('operator@australia.example');
  await page.getByLabel('Password').pressSequentially('Harbour-ight');
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowLeft');
  release();
  await waitForReactForm(page);
  // React's form has taken over the cursor position too, which is where the L is missing.
  await page.keyboard.type('L');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Harbour-Light');
  await expect(page.getByLabel('Email')).toHaveValue('operator@australia.example');
  await expect(page.getByLabel('Region')).toHaveValue('australia');
  expect(await readBoxes(page)).toEqual(boxesBefore);
  expect(await readEdge()).toBe(australiaEdge);
});

test('what is typed on a link into the portal, before its scripts run, is in the sign-in form', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/agency-dashboard/CBTA/riders?region=us-east', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('operator@us-east.example');
  await page.getByLabel('Password').fill('Harbour');
  release();
  await waitForReactForm(page);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByLabel('Email')).toHaveValue('operator@us-east.example');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Harbour');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('Enter in the static form signs in when the scripts have come', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('operator@us-east.example');
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.locator('#boot-form')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'HOME' })).toBeVisible();
});

test('the sign-in form is painted before the first fetch', async ({ page }) => {
  await page.addInitScript(() => {
    let frames = 0;
    const countFrame = () => {
      if (document.querySelector('#boot-form')?.getClientRects().length) frames += 1;
      requestAnimationFrame(countFrame);
    };
    requestAnimationFrame(countFrame);
    const originalFetch = window.fetch;
    window.fetch = (...args) => {
      window.fetch = originalFetch;
      Object.assign(window, { framesBeforeFetch: frames });
      return originalFetch(...args);
    };
  });
  await page.goto('/login');
  await waitForReactForm(page);
  expect(
    await page.evaluate(() => (window as unknown as { framesBeforeFetch: number }).framesBeforeFetch),
  ).toBeGreaterThan(0);
});

test('the sign-in page and its static form preselect the region of the last session', async ({ page }) => {
  await signIn(page, 'Australia');
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await waitForReactForm(page);
  await expect(page.getByLabel('Region')).toHaveValue('australia');
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByLabel('Region')).toHaveValue('australia');
  release();
  await waitForReactForm(page);
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('a deep link preloads configuration, shell and screen, and requests data afterwards', async ({
  page,
}) => {
  // Without opening the portal: another page's own calls and scripts would be counted.
  await signInByStorage(page, 'US East', 'CBTA');
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  const release = await holdScripts(page);
  await page.goto('/agency-dashboard/CBTA/riders', { waitUntil: 'commit' });
  await expect
    .poll(() => paths.filter((path) => /^\/assets\/(portal|riders|shell|api)\..*js$/.test(path)))
    .toHaveLength(4);
  expect(paths).toContain('/index.json');
  expect(paths.filter((path) => path.startsWith('/platform/'))).toEqual([]);
  await expect(page.locator('#boot-form')).toBeHidden();
  release();
  await expect(page.locator('tr[data-index]').first()).toBeVisible();
  expect(paths.filter((path) => path === '/index.json')).toHaveLength(1);
  const scripts = paths.filter((path) => path.endsWith('.js'));
  expect(new Set(scripts).size).toBe(scripts.length);
});

test.describe('when scripts fail to load', () => {
  // The browser warns about preloaded scripts that are not used.
  test.use({
    expectedMessages: [
      /Failed to load resource|preloaded using link preload but not used|Failed to fetch dynamically/,
    ],
  });

  test('a failed portal script shows an error', async ({ page }) => {
    await page.route('**/assets/portal.*.js', (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByRole('alert')).toHaveText(
      'The portal could not be loaded. Check the connection, then reload.',
    );
    await expect(page.locator('#boot-form')).toBeHidden();
  });

  test('a failed api chunk shows a reload button and keeps the form’s values', async ({ page }) => {
    await page.route('**/assets/api.*.js', (route) => route.abort());
    await page.goto('/login');
    await waitForReactForm(page);
    await page.getByLabel('Email').fill('operator@us-east.example');
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toContainText('there is a new version of the portal');
    await expect(page.getByLabel('Email')).toHaveValue('operator@us-east.example');
    await page.unroute('**/assets/api.*.js');
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await signIn(page, 'US East');
  });

  test('a note and the account without their code say that something went wrong, and open at the next press', async ({
    page,
  }) => {
    await openSignedIn(page, 'US East', 'CBTA');
    const notice = page.locator('strong', { hasText: 'Something went wrong in this portal' });
    // The last of what the first interaction loads.
    const lastExtras = page.waitForResponse(/\/times\.\w+\.js$/);
    await page.getByRole('heading', { level: 1 }).click();
    await (await lastExtras).finished();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Note and protection' }).click();
    await expect(notice).toBeVisible();
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Note and protection' }).click();
    await expect(page.getByLabel('Note', { exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.route('**/assets/account.*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('button', { name: 'Account and display' }).click();
    await expect(notice).toBeVisible();
    await expect(page.getByText('there is a new version of the portal')).toBeVisible();
    await page.unroute('**/assets/account.*.js');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Account and display' }).click();
    await expect(page.getByRole('group', { name: 'Account and display' })).toBeVisible();
  });

  test('the list of kept runs without its code says that it could not be listed, and Try again lists it', async ({
    page,
  }) => {
    await signInByStorage(page, 'US East');
    await page.route('**/assets/fleet-results.*.js', (route) => route.abort());
    await page.goto('/fleet');
    await page.getByText('Kept runs and snapshots').click();
    await expect(page.getByText('The kept runs and snapshots could not be listed')).toBeVisible();
    await page.unroute('**/assets/fleet-results.*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No run and no snapshot is kept.')).toBeVisible();
  });
});

test.describe('when the host sends the policy of another build', () => {
  test.use({ expectedMessages: [/violates the following Content Security Policy/] });

  test('the page says that the portal could not be loaded', async ({ page }) => {
    await page.route('**/login', async (route) => {
      const response = await route.fetch();
      const policy = response.headers()['content-security-policy'] ?? '';
      const otherPolicy = policy.replace(/(?<=script-src[^;]*)'sha256-[^']*'/g, "'sha256-AAAA'");
      await route.fulfill({ response, headers: { 'content-security-policy': otherPolicy } });
    });
    await page.goto('/login');
    await expect(page.getByRole('alert')).toHaveText(
      'The portal could not be loaded. Check the connection, then reload.',
    );
    await expect(page.locator('#boot-form')).toBeHidden();
  });
});

for (const [screen, path, message] of [
  ['the sign-in page', '/login', /Not here after 10 seconds: .*(login|portal)\.\w+\.js/],
  ['a page of an agency', '/agency-dashboard/CBTA/riders', /Not here after 10 seconds: .*riders\.\w+\.js/],
] as const)
  test(`${screen} names the scripts that have not come after 10 seconds, and shows itself when they come`, async ({
    page,
  }) => {
    const isSignIn = path === '/login';
    const startedAt = Date.now();
    await page.clock.install({ time: startedAt });
    if (!isSignIn) await signInByStorage(page, 'US East', 'CBTA');
    const release = await holdScripts(page);
    // From here on, time passes only as the test says: a busy machine takes seconds for a step.
    await page.clock.pauseAt(startedAt + 120_000);
    // The time of the boot script counts from the end of the document's parsing.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    // The sign-in form's next frame, after which the boot script requests the configuration.
    await page.clock.runFor(1_000);
    // Its time-out is on the same clock, and a busy host takes a while.
    await page.evaluate('window.bootConfiguration');
    await page.clock.fastForward(8_000);
    await expect(page.getByRole('alert')).toBeHidden();
    await page.clock.fastForward(2_000);
    await expect(page.getByRole('alert')).toHaveText(message);
    await expect(page.getByRole('alert').getByRole('link', { name: 'reload' })).toBeVisible();
    if (isSignIn) await page.getByLabel('Email').fill('operator@us-east.example');
    await page.clock.resume();
    release();
    if (isSignIn) {
      await waitForReactForm(page);
      await expect(page.getByLabel('Email')).toHaveValue('operator@us-east.example');
    } else await expect(page.locator('tr[data-index]').first()).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });
