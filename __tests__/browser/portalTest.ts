import { readFileSync } from 'node:fs';
import { expect, type Page, test as base } from '@playwright/test';
import { type RequestLogEntry } from '@server/http/accessLog';
import { ACCESS_LOG, DEMO_PASSWORD } from './sites';

export { expect };

const OPERATORS = { 'US East': 'operator@us-east.example', Australia: 'operator@australia.example' } as const;
export type RegionName = keyof typeof OPERATORS;

/** A page whose console must stay empty: a warning or an error that the test doesn't expect fails it. */
export const test = base.extend<{ expectedMessages: RegExp[] }>({
  expectedMessages: [[], { option: true }],
  page: async ({ page, expectedMessages }, use) => {
    const consoleLines: string[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'log' && message.type() !== 'info')
        consoleLines.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => consoleLines.push(`uncaught: ${error.message}`));
    await use(page);
    expect(consoleLines.filter((line) => !expectedMessages.some((expected) => expected.test(line)))).toEqual(
      [],
    );
  },
});

/** Signs an operator in from the sign-in screen, as a person does. */
export async function signIn(page: Page, region: RegionName, portal = ''): Promise<void> {
  await page.goto(`${portal}/login`);
  await page.getByLabel('Region').selectOption(region);
  await page.getByLabel('Email').fill(OPERATORS[region]);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'HOME' })).toBeVisible();
}

/** Opens an agency from the list, by its abbreviation. */
export async function openAgency(page: Page, abbreviation: string): Promise<void> {
  await page.getByRole('link', { name: 'All Agencies' }).click();
  await page.getByLabel('Filter').fill(abbreviation);
  // Once the filter holds: a row that moves away under the pointer is not the one that was meant.
  const others = page.locator('tr[data-index]').filter({ hasNotText: new RegExp(abbreviation, 'i') });
  await expect(others).toHaveCount(0);
  await page.getByRole('cell', { name: abbreviation, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeVisible();
}

/** What a platform, by default the one on one origin, has answered since a time (ISO 8601). */
export function readAccessLogSince(time: string, log = ACCESS_LOG): RequestLogEntry[] {
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as RequestLogEntry)
    .filter((entry) => entry.time >= time);
}
