/*
 * `npm run screenshots`: takes the README's screenshots. It runs the local platform in memory on a free port, opens the
 * pages in Chromium in the light and the dark theme, and writes docs/screenshots/<name>-<theme>.png. It fails if a page
 * does not load or a picture is too large.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBuilt, platformMain } from './builds.mjs';
import { findChromium } from './chromium.mjs';
import { findProgram } from './debian.mjs';
import { root } from './tools.mjs';

const MAX_KB = 150;
const PASSWORD = 'Harbour-Light-7';
const FOLDER = join(root, 'docs/screenshots');
/** A fixed seed, so that the pictures change only when the screens do (except the durations of a diagnostics run). */
const DATA = { DATA_DIR: ':memory:', SEED: '1', SEED_RIDERS: '400', DEMO_PASSWORD: PASSWORD };
const THEMES = ['light', 'dark'];

/** Each picture: its path, the steps on the page before it (`prepare`), and the locator that must be visible (`ready`). */
const PICTURES = [
  {
    name: 'sign-in',
    path: '/login',
    ready: (page) => page.getByRole('button', { name: 'Login' }),
    signedOut: true,
  },
  {
    name: 'riders',
    path: '/agency-dashboard/CBTA/riders',
    prepare: async (page) => {
      // Only Latin names, because a machine may have no fonts for other scripts.
      const filteredResponse = page.waitForResponse(/[?&]term=malley(&|$)/);
      await page.getByLabel('Filter').fill('malley');
      await filteredResponse;
    },
    ready: (page) => page.getByRole('table', { name: 'Riders' }).getByRole('link').first(),
  },
  {
    name: 'rider',
    path: '/agency-dashboard/CBTA/riders',
    prepare: (page) => page.getByRole('table', { name: 'Riders' }).getByRole('link').first().click(),
    ready: (page) =>
      page
        .getByRole('table', { name: /payments/i })
        .getByRole('row')
        .nth(1),
  },
  {
    name: 'diagnostics',
    path: '/agency-dashboard/CBTA/agency-diagnostics',
    prepare: (page) => page.getByRole('button', { name: 'RUN ALL' }).click(),
    ready: (page) => page.getByRole('button', { name: 'RUN ALL', disabled: false }),
  },
  {
    name: 'rules',
    path: '/agency-dashboard/CBTA/businessRules',
    prepare: (page) => page.locator('.business-rules button[aria-expanded]').first().click(),
    ready: (page) => page.locator('.business-rules table tbody tr').first(),
  },
];

await main();

async function main() {
  ensureBuilt('portal');
  ensureBuilt('platform');
  const port = await findFreePort();
  const platform = spawn(process.execPath, [platformMain], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...DATA,
      HOST: '127.0.0.1',
      PORT: String(port),
      ACCESS_LOG: '',
      PORTAL_DIR: './dist',
    },
  });
  const portal = `http://127.0.0.1:${port}`;
  let browser;
  try {
    await waitUntilReady(`${portal}/index.json`, platform);
    browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--force-color-profile=srgb', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    });
    mkdirSync(FOLDER, { recursive: true });
    for (const theme of THEMES) await takeScreenshots(browser, portal, theme);
  } finally {
    await browser?.close();
    platform.kill();
  }
}

async function takeScreenshots(browser, baseURL, theme) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1280, height: 720 },
    deviceScaleFactor: 1,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  for (const picture of PICTURES.filter(({ signedOut }) => signedOut))
    await takeScreenshot(page, picture, theme);
  await signIn(page);
  for (const picture of PICTURES.filter(({ signedOut }) => !signedOut))
    await takeScreenshot(page, picture, theme);
  await context.close();
}

async function takeScreenshot(page, { name, path, prepare, ready }, theme) {
  await page.goto(path);
  await prepare?.(page);
  await ready(page).waitFor();
  await page.evaluate(() => globalThis.document.fonts.ready);
  await page.waitForLoadState('networkidle');
  // The picture must not show a focus ring or a hover style.
  await page.mouse.move(0, 0);
  await page.evaluate(() => globalThis.document.activeElement?.blur());
  const png = compress(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  const kB = png.length / 1000;
  if (kB > MAX_KB)
    throw new Error(`${name}-${theme}.png is ${kB.toFixed(0)} kB: at most ${MAX_KB}. Is pngquant installed?`);
  writeFileSync(join(FOLDER, `${name}-${theme}.png`), png);
  console.log(`docs/screenshots/${name}-${theme}.png  ${kB.toFixed(0)} kB`);
}

/** Reduces a picture to 256 colours, if Debian's pngquant is installed: a third of the bytes, and it looks the same. */
function compress(png) {
  const pngquant = findProgram(['pngquant']);
  if (!pngquant) return png;
  const { status, stdout } = spawnSync(pngquant, ['256', '-'], { input: png, maxBuffer: 2 * png.length });
  if (status !== 0) throw new Error(`pngquant failed with status ${status}.`);
  return stdout;
}

/** Signs in as the operator and to the agency CBTA. */
async function signIn(page) {
  await page.goto('/login');
  await page.getByLabel('Email').fill('operator@us-east.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { level: 1, name: 'HOME' }).waitFor();
  await page.goto('/agency-login/CBTA');
  await page.getByRole('button', { name: 'Sign in with my operator account' }).click();
  await page.getByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' }).waitFor();
}

function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Resolves when the platform responds. @throws if it has exited, or after 30 s */
async function waitUntilReady(url, platform) {
  for (const end = Date.now() + 30_000; Date.now() < end;) {
    if (platform.exitCode !== null) throw new Error('The local platform has exited: see its message above.');
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The local platform did not respond within 30 s.');
}
