import { AGENCY_A, expect, type Page, test as base } from './harness/faultTest';

/** A `pageshow` event of a document. */
interface PageShow {
  path: string;
  /** Whether the browser restored the document from the back/forward cache. */
  persisted: boolean;
  /** Why the browser has not restored it. */
  reasons: string[];
}

/**
 * Chromium with the back/forward cache, which Playwright disables by default. chrome-headless-shell, in which the other
 * tests run, has no back/forward cache.
 */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        ...(process.env.CHROMIUM_PATH !== undefined && { executablePath: process.env.CHROMIUM_PATH }),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
        args: [...(launchOptions.args ?? []), '--enable-features=BackForwardCache'],
      }),
    { scope: 'worker' },
  ],
});

/** Records the `pageshow` events, and the text of every rendered frame. */
async function recordPageShows(page: Page) {
  const pageShows: PageShow[] = [];
  const frameTexts = new Set<string>();
  await page.exposeBinding('reportPageShow', (_source, pageShow: PageShow) => pageShows.push(pageShow));
  await page.exposeBinding('reportFrame', (_source, text: string) => frameTexts.add(text));
  await page.addInitScript(() => {
    const reporter = window as unknown as {
      reportPageShow: (pageShow: PageShow) => void;
      reportFrame: (text: string) => void;
    };
    const reportText = () => reporter.reportFrame(document.body?.innerText ?? '');
    window.addEventListener('pageshow', ({ persisted }) => {
      const [entry] = performance.getEntriesByType('navigation') as unknown as {
        notRestoredReasons: { reasons: { reason: string }[] } | null;
      }[];
      reporter.reportPageShow({
        path: window.location.pathname,
        persisted,
        reasons: (entry?.notRestoredReasons?.reasons ?? []).map(({ reason }) => reason),
      });
    });
    const onFrame = () => {
      reportText();
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
  });
  return {
    pageShows,
    clearFrameTexts: () => frameTexts.clear(),
    readFrameTexts: () => [...frameTexts],
  };
}

const DASHBOARD = `/agency-dashboard/${AGENCY_A}`;

/** Opens two pages, signs out on the second, and presses Back. */
async function signOutAndGoBack(page: Page, openSignedIn: (path: string) => Promise<void>) {
  const recorded = await recordPageShows(page);
  await openSignedIn(DASHBOARD);
  await expect(page.getByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeVisible();
  await page.goto(`${DASHBOARD}/riders`);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  recorded.clearFrameTexts();
  // A restored page has no load event.
  await page.goBack({ waitUntil: 'commit' });
  return recorded;
}

const SIGNED_IN_TEXT = /AGENCY DASHBOARD|Sign Out|All Riders|Return to/;

test(
  'Back after Sign Out shows no frame of the session, because no-store keeps the page out of the cache',
  { tag: '@fault:back-after-sign-out' },
  async ({ page, openSignedIn }) => {
    const recorded = await signOutAndGoBack(page, openSignedIn);
    await expect(page).toHaveURL(/\/login\?region=us-east$/);
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    expect(recorded.pageShows.filter(({ persisted }) => persisted)).toEqual([]);
    expect(recorded.pageShows.at(-1)).toMatchObject({ path: DASHBOARD, persisted: false });
    expect(recorded.pageShows.at(-1)?.reasons).toContain('response-cache-control-no-store');
    expect(recorded.readFrameTexts().filter((text) => SIGNED_IN_TEXT.test(text))).toEqual([]);
  },
);

/** Removes no-store from every response, so that pages may enter the back/forward cache. */
async function allowBackForwardCache(page: Page) {
  await page.route('**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-cache' } });
  });
}

// A request can still be under way when its test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test(
  'a cached page of the session is discarded by the sign-out message to other tabs',
  { tag: '@fault:back-after-sign-out' },
  async ({ page, openSignedIn }) => {
    await allowBackForwardCache(page);
    const recorded = await signOutAndGoBack(page, openSignedIn);
    await expect(page).toHaveURL(/\/login\?region=us-east$/);
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    expect(recorded.pageShows.at(-1)).toEqual({
      path: DASHBOARD,
      persisted: false,
      reasons: ['broadcastchannel-message'],
    });
    expect(recorded.readFrameTexts().filter((text) => SIGNED_IN_TEXT.test(text))).toEqual([]);
  },
);

test(
  'a cached page that gets no sign-out message is restored and then reloaded without its content',
  { tag: '@fault:back-after-sign-out' },
  async ({ page, openSignedIn }) => {
    await allowBackForwardCache(page);
    await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
    const recorded = await signOutAndGoBack(page, openSignedIn);
    await expect.poll(() => recorded.pageShows.filter(({ persisted }) => persisted)).toHaveLength(1);
    await expect(page).toHaveURL(/\/login\?region=us-east$/);
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    expect(recorded.readFrameTexts().filter((text) => SIGNED_IN_TEXT.test(text))).toEqual([]);
  },
);

test('the back/forward cache is enabled in these tests', { tag: '@no-fault' }, async ({ page }) => {
  const recorded = await recordPageShows(page);
  await page.goto('/favicon.svg');
  await page.goto('/index.json');
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => recorded.pageShows.filter(({ persisted }) => persisted)).toHaveLength(1);
  // After each test the fixture checks storage, secrets and loading indicators, which needs a page of the portal.
  await page.goto('/login');
});
