import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type Page } from '@playwright/test';
import { type AppName, isPeer } from './row';

/** The measured agency: the largest of US East. */
export const AGENCY = 'CBTA';
/** Enough riders for more than 500 pages. */
const RIDERS = 6_000;
const DATA_DIR = '.cache/bench-data';
const PASSWORD = 'Bench-Harbour-5';
const OPERATOR = 'operator@us-east.example';

const FOLDERS: Readonly<Record<AppName, string>> = {
  portal: 'dist',
  'baseline-react': '.build/baselines/react',
  'baseline-lists': '.build/baselines/lists',
  antd: '.build/peers/antd',
  'react-admin': '.build/peers/react-admin',
  refine: '.build/peers/refine',
};

/** A running app. */
export interface Site {
  name: AppName;
  origin: string;
  /** The entries of sessionStorage of a signed-in tab. */
  session: Record<string, string>;
  stop(): void;
}

/** Each app has its own platform, with the same databases, headers and compression. */
export async function startSites(names: readonly AppName[], firstPort: number): Promise<Site[]> {
  rmSync(DATA_DIR, { recursive: true, force: true });
  const sites: Site[] = [];
  process.on('exit', () => sites.forEach((site) => site.stop()));
  try {
    for (const [index, name] of names.entries()) sites.push(await startSite(name, firstPort + index));
    return sites;
  } catch (error) {
    sites.forEach((site) => site.stop());
    throw error;
  }
}

/** `settings`: environment variables of its platform. */
export async function startSite(
  name: AppName,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<Site> {
  const origin = `http://127.0.0.1:${port}`;
  await assertPortFree(origin);
  const platform = startPlatform({ PORT: String(port), PORTAL_DIR: FOLDERS[name], ...settings });
  try {
    await waitForServer(origin, platform);
  } catch (error) {
    platform.kill();
    throw error;
  }
  return { name, origin, session: {}, stop: () => void platform.kill() };
}

/** These variables override a developer's .env. */
export function buildPlatformEnvironment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return {
    ...process.env,
    HOST: '127.0.0.1',
    DATA_DIR,
    SEED_RIDERS: String(RIDERS),
    SEED_END: '2026-10-31',
    DEMO_PASSWORD: PASSWORD,
    ACCESS_LOG: '',
    FAULTS: '',
    ...settings,
  };
}

function startPlatform(settings: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, ['.build/platform/server/main.js'], {
    env: buildPlatformEnvironment(settings),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Another server on the port would be measured instead. @throws Error if a server still responds there after 5 seconds. */
export async function assertPortFree(origin: string): Promise<void> {
  // The server of the round before has been told to stop, and may still respond.
  for (const startedAt = Date.now(); Date.now() - startedAt < 5_000; await wait(50))
    if ((await fetch(origin).catch(() => null)) === null) return;
  throw new Error(`Another server already responds at ${origin}: choose other ports with --port.`);
}

/** @throws Error if the server's process has exited, or after two minutes. */
export async function waitForServer(origin: string, server: ChildProcess): Promise<void> {
  for (const startedAt = Date.now(); Date.now() - startedAt < 120_000; await wait(25)) {
    if (server.exitCode !== null) break;
    const response = await fetch(`${origin}/index.json`).catch(() => null);
    if (response?.ok) return;
  }
  throw new Error(`No server responds at ${origin}.`);
}

/**
 * The selector of a link to a path that ends so. The portal's addresses have the region behind it; its menu has links
 * with the same addresses as the dashboard's tiles.
 */
export function pageLink(pathEnd: string): string {
  return `:is(a[href$="${pathEnd}"], a[href*="${pathEnd}?"]):not(.side-menu a)`;
}

/** The path of the dashboard of the measured agency. The peers have only one agency. */
export function dashboardPath({ name }: Site): string {
  return isPeer(name) ? '' : `/agency-dashboard/${AGENCY}`;
}

/** The selector of the loaded rows of the list with this label. */
export function listRow(label: string): string {
  return `[aria-label="${label}"] :is(tr[data-index], .ant-table-row, .MuiTableBody-root tr)`;
}

/** Signs in on the portal's screens and stores the session in the sites. Baselines need only the agency's token. */
export async function signIn(chromium: Browser, sites: readonly Site[]): Promise<void> {
  const portal = sites.find(({ name }) => name === 'portal');
  if (!portal) return;
  const page = await chromium.newPage({ baseURL: portal.origin });
  await page.goto('/login');
  await fillSignIn(page);
  await page.getByRole('button', { name: 'Login' }).click();
  await openAgencyFromList(page);
  const [passesRequest] = await Promise.all([
    page.waitForRequest(/mobileticketview/),
    // The menu has the same link.
    page.getByRole('main').getByRole('link', { name: 'All Passes' }).click(),
  ]);
  const { authorization = '' } = await passesRequest.allHeaders();
  await page.locator('tr[data-index]').first().waitFor();
  const storedSession = await page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>);
  await page.close();
  for (const site of sites)
    site.session =
      site === portal ? storedSession : { 'baseline:token': authorization.replace(/^Bearer /, '') };
}

export async function fillSignIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(OPERATOR);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
}

/** From the operator's first page to the dashboard of the measured agency. */
export async function openAgencyFromList(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'All Agencies' }).click();
  await page.getByLabel('Filter').fill(AGENCY);
  // Waits until no other agency is listed.
  await page
    .locator('tr[data-index]')
    .filter({ hasNotText: new RegExp(AGENCY, 'i') })
    .first()
    .waitFor({ state: 'detached' });
  await page.getByRole('cell', { name: AGENCY, exact: true }).first().click();
  await page.getByRole('main').getByRole('link', { name: 'All Riders' }).waitFor();
}
