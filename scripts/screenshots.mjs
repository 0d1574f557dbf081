/*
 * `npm run screenshots`: takes the README's screenshots. It runs the local platform in memory on a free port, opens the
 * pages in Chromium, each in one theme, and writes docs/screenshots/<name>-<theme>.png. It fails if a page does not load
 * or a picture is too large.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBuilt } from './builds.mjs';
import { findChromium } from './chromium.mjs';
import { findProgram } from './debian.mjs';
import { startPlatform } from './startPlatform.mjs';
import { root } from './tools.mjs';

const MAX_KB = 150;
const PASSWORD = 'Harbour-Light-7';
const FOLDER = join(root, 'docs/screenshots');
/** A fixed seed and end, so that the pictures change only when the screens do (except the times of runs). */
const DATA = {
  DATA_DIR: ':memory:',
  SEED: '1',
  SEED_RIDERS: '400',
  SEED_END: '2026-10-31',
  DEMO_PASSWORD: PASSWORD,
};
const CBTA = '/agency-dashboard/CBTA';
const firstRow = (page, table) => page.getByRole('table', { name: table }).getByRole('row').nth(1);

/**
 * Each picture: its theme, its path, the steps on the page before it (`prepare`), and the locator that must be visible
 * (`ready`).
 */
const PICTURES = [
  {
    name: 'home',
    theme: 'light',
    path: '/',
    ready: (page) => page.getByRole('main').getByRole('link', { name: 'Configure Agencies' }),
  },
  {
    name: 'dashboard',
    theme: 'dark',
    path: CBTA,
    ready: (page) => page.getByRole('main').getByText('Country Code'),
  },
  {
    name: 'rider',
    theme: 'light',
    path: `${CBTA}/riders/1000400`,
    ready: (page) => firstRow(page, 'Payments'),
  },
  {
    name: 'diagnostics',
    theme: 'dark',
    path: `${CBTA}/agency-diagnostics`,
    prepare: (page) => page.getByRole('button', { name: 'RUN ALL' }).click(),
    ready: (page) => page.getByRole('button', { name: 'RUN ALL', disabled: false }),
  },
  {
    name: 'fleet',
    theme: 'light',
    path: '/fleet',
    prepare: (page) => page.getByRole('button', { name: 'Run', exact: true }).click(),
    ready: (page) => page.getByRole('group', { name: 'Run' }).getByText(/^Done: (\d+) of \1 /),
  },
];

await main();

async function main() {
  ensureBuilt('portal');
  ensureBuilt('platform');
  const platform = await startPlatform({ ...DATA, PORTAL_DIR: './dist' });
  let browser;
  try {
    browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--force-color-profile=srgb', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    });
    mkdirSync(FOLDER, { recursive: true });
    for (const theme of ['light', 'dark']) await takeScreenshots(browser, platform.origin, theme);
  } finally {
    await browser?.close();
    await platform.stop();
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
  await signIn(page);
  for (const picture of PICTURES.filter((candidate) => candidate.theme === theme))
    await takeScreenshot(page, picture);
  await context.close();
}

async function takeScreenshot(page, { name, theme, path, prepare, ready }) {
  await page.goto(path);
  await prepare?.(page);
  await ready(page).waitFor();
  // Inter comes after the first paint.
  await page.waitForFunction(() =>
    [...globalThis.document.fonts].some(
      ({ family, status }) => family.includes('Inter Variable') && status === 'loaded',
    ),
  );
  await page.waitForLoadState('networkidle');
  // The picture must not show a focus ring or a hover style.
  await page.mouse.move(0, 0);
  await page.evaluate(() => globalThis.document.activeElement?.blur());
  const png = compress(await page.screenshot({ caret: 'hide' }));
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
