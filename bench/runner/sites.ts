import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser } from '@playwright/test';
import { type AppName } from './rows';

/** The agency whose lists are measured: the largest of US East. */
export const AGENCY = 'CBTA';
/** Riders of it: 500 pages and some more. */
const RIDERS = 6_000;
const DATA = '.cache/bench-data';
const PASSWORD = 'MeasureContext-Harbour-5';
const OPERATOR = 'operator@us-east.example';

const FOLDERS: Readonly<Record<AppName, string>> = {
  portal: 'dist',
  'baseline-react': '.build/baselines/react',
  'baseline-stack': '.build/baselines/stack',
  'baseline-lists': '.build/baselines/lists',
};

/** An app that is served, and what sessionStorage holds of somebody who is signed in to it. */
export interface Site {
  name: AppName;
  origin: string;
  session: Record<string, string>;
  stop(): void;
}

/**
 * Serves the apps, each by a local platform of its own over the same databases: same server, same headers, same
 * compression, and each app's calls go to its own origin.
 */
export async function startSites(names: readonly AppName[], firstPort: number): Promise<Site[]> {
  rmSync(DATA, { recursive: true, force: true });
  const sites: Site[] = [];
  process.on('exit', () => sites.forEach((site) => site.stop()));
  try {
    for (const [at, name] of names.entries()) sites.push(await startSite(name, firstPort + at));
    return sites;
  } catch (error) {
    sites.forEach((site) => site.stop());
    throw error;
  }
}

async function startSite(name: AppName, port: number): Promise<Site> {
  const origin = `http://127.0.0.1:${port}`;
  await assertPortFree(origin);
  const platform = startPlatform({ PORT: String(port), PORTAL_DIR: FOLDERS[name] });
  try {
    await waitForServer(origin, platform);
  } catch (error) {
    platform.kill();
    throw error;
  }
  return { name, origin, session: {}, stop: () => void platform.kill() };
}

/** The local platform's settings for the bench; a person's own .env does not reach it. */
export function buildPlatformEnvironment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return {
    ...process.env,
    HOST: '127.0.0.1',
    DATA_DIR: DATA,
    SEED_RIDERS: String(RIDERS),
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

/** What answered at a port before would be measured in place of what is started there. @throws Error where something does. */
export async function assertPortFree(origin: string): Promise<void> {
  const answer = await fetch(origin).catch(() => null);
  if (answer) throw new Error(`Something answers at ${origin} already: name a first port with --port.`);
}

/** Waits until an origin answers. @throws Error when the process that is to answer has ended, or takes two minutes. */
export async function waitForServer(origin: string, server: ChildProcess): Promise<void> {
  for (const began = Date.now(); Date.now() - began < 120_000; await wait(25)) {
    if (server.exitCode !== null) break;
    const answer = await fetch(`${origin}/index.json`).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error(`Nothing answers at ${origin}.`);
}

/** Signs in to the portal as a person does, and keeps what it stores; the baselines take the administrator's token alone. */
export async function signIn(chromium: Browser, sites: readonly Site[]): Promise<void> {
  const portal = sites.find(({ name }) => name === 'portal');
  if (!portal) return;
  const page = await chromium.newPage({ baseURL: portal.origin });
  await page.goto('/login');
  await page.getByLabel('Email').fill(OPERATOR);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'All Agencies' }).click();
  await page.getByLabel('Filter').fill(AGENCY);
  await page
    .locator('tr[data-index]')
    .filter({ hasNotText: new RegExp(AGENCY, 'i') })
    .first()
    .waitFor({ state: 'detached' });
  await page.getByRole('cell', { name: AGENCY, exact: true }).first().click();
  const passes = page.waitForRequest(/mobileticketview/);
  await page.getByRole('link', { name: 'All Passes' }).click();
  const { authorization = '' } = await (await passes).allHeaders();
  await page.locator('tr[data-index]').first().waitFor();
  const stored = await page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>);
  await page.close();
  for (const site of sites)
    site.session = site === portal ? stored : { 'baseline:token': authorization.replace(/^Bearer /, '') };
}
