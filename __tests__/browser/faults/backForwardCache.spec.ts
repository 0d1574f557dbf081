import { AGENCY_A, expect, type Page, test as base } from './harness/faultTest';

/** What the browser says of a document that it loaded: whether it was restored as it stood, and if not, why. */
interface Arrival {
  path: string;
  persisted: boolean;
  reasons: string[];
}

/** Chromium with its back/forward cache, which Playwright turns off. */
const test = base.extend<object, { withCache: undefined }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
        args: [...(launchOptions.args ?? []), '--enable-features=BackForwardCache'],
      }),
    { scope: 'worker' },
  ],
});

/** Notes how each document arrives, and each text of a frame that is drawn, from before the first one. */
async function watchArrivals(page: Page) {
  const arrivals: Arrival[] = [];
  const frames = new Set<string>();
  await page.exposeBinding('tellArrival', (_source, arrival: Arrival) => arrivals.push(arrival));
  await page.exposeBinding('tellFrame', (_source, text: string) => frames.add(text));
  await page.addInitScript(() => {
    const tell = window as unknown as {
      tellArrival: (arrival: Arrival) => void;
      tellFrame: (text: string) => void;
    };
    const look = () => tell.tellFrame(document.body?.innerText ?? '');
    window.addEventListener('pageshow', ({ persisted }) => {
      const [entry] = performance.getEntriesByType('navigation') as unknown as {
        notRestoredReasons: { reasons: { reason: string }[] } | null;
      }[];
      tell.tellArrival({
        path: window.location.pathname,
        persisted,
        reasons: (entry?.notRestoredReasons?.reasons ?? []).map(({ reason }) => reason),
      });
    });
    const onFrame = () => {
      look();
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
  });
  return {
    arrivals,
    /** Forgets what was drawn so far. */
    fromHere: () => frames.clear(),
    frames: () => [...frames],
  };
}

const DASHBOARD = `/agency-dashboard/${AGENCY_A}`;

/** Signs out of a session that had two pages, and goes back to the first of them, as far as its answer allows. */
async function signOutAndGoBack(page: Page, open: (path: string) => Promise<void>) {
  const seen = await watchArrivals(page);
  await open(DASHBOARD);
  await expect(page.getByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeVisible();
  await page.goto(`${DASHBOARD}/riders`);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  seen.fromHere();
  // A page that is restored loads nothing.
  await page.goBack({ waitUntil: 'commit' });
  return seen;
}

const OF_THE_SESSION = /AGENCY DASHBOARD|Sign Out|All Riders|Return to/;

test('FC06 Back after Sign Out with the back/forward cache on: not kept, for what the platform says; no frame of it', async ({
  page,
  open,
}) => {
  const seen = await signOutAndGoBack(page, open);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(seen.arrivals.filter(({ persisted }) => persisted)).toEqual([]);
  expect(seen.arrivals.at(-1)).toMatchObject({ path: DASHBOARD, persisted: false });
  expect(seen.arrivals.at(-1)?.reasons).toContain('response-cache-control-no-store');
  expect(seen.frames().filter((text) => OF_THE_SESSION.test(text))).toEqual([]);
});

/** Takes from every answer what forbids to keep it. */
async function letKeep(page: Page) {
  await page.route('**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-cache' } });
  });
}

test('FC06 the same where the answers may be kept: the word to other tabs reaches the kept page, and ends it', async ({
  page,
  open,
}) => {
  await letKeep(page);
  const seen = await signOutAndGoBack(page, open);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(seen.arrivals.at(-1)).toEqual({
    path: DASHBOARD,
    persisted: false,
    reasons: ['broadcastchannel-message'],
  });
  expect(seen.frames().filter((text) => OF_THE_SESSION.test(text))).toEqual([]);
});

test('FC06 the same where nothing reaches it: the page is restored, and loaded anew', async ({
  page,
  open,
}) => {
  await letKeep(page);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  const seen = await signOutAndGoBack(page, open);
  await expect.poll(() => seen.arrivals.filter(({ persisted }) => persisted)).toHaveLength(1);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(seen.frames().filter((text) => OF_THE_SESSION.test(text))).toEqual([]);
});

test('the cache is on: a page that may be kept is restored', async ({ page }) => {
  const seen = await watchArrivals(page);
  await page.goto('/favicon.svg');
  await page.goto('/index.json');
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => seen.arrivals.filter(({ persisted }) => persisted)).toHaveLength(1);
  await page.goto('/login');
});
