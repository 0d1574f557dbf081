import { type Page } from '@playwright/test';
import { OPERATORS } from './openSignedIn';
import { expect, openAgency, signIn, test } from './portalTest';
import { collectSeenValues, findValues, listFields, readStoredEntries, type SeenValues } from './storedData';

// A medium that is not configured is a 404, which the browser logs.
test.use({ expectedMessages: [/Failed to load resource/] });
test.setTimeout(120_000);

const RIDER_PATH = '/agency-dashboard/CBTA/riders/1000400';
const OPERATOR = OPERATORS['US East'].email;

/** What is stored without anything turned on: of the browser, and of the session. */
const LOCAL_KEYS = ['local fare-portal:preferences', 'local fare-portal:region'];

/** Tokens are with the session only, and a person is nowhere; the operator's own e-mail is with the session. */
async function expectNothingPersonal(page: Page, seen: SeenValues) {
  const entries = await readStoredEntries(page);
  const others = Object.fromEntries(
    Object.entries(entries).filter(([key]) => key !== 'session fare-portal:session'),
  );
  expect(findValues(others, seen.secrets)).toEqual([]);
  const operatorFree = Object.fromEntries(
    Object.entries(entries).map(([key, text]) => [
      key,
      key.startsWith('session ') ? text.replaceAll(OPERATOR, '') : text,
    ]),
  );
  expect(findValues(operatorFree, seen.personal)).toEqual([]);
  expect(findValues(others, [OPERATOR]).filter((found) => !found.startsWith('session '))).toEqual([]);
  return listFields(entries);
}

/** A run of Fleet over three agencies, as the dashboard's checks are. */
async function runFleet(page: Page): Promise<void> {
  await page.goto('/fleet?agencies=CBTA,METRO,MMTA&checks=full');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Run' })).toContainText(/Done: (\d+) of \1\b/, {
    timeout: 60_000,
  });
  await expect.poll(async () => Object.keys(await readStoredEntries(page)).join()).toContain('database');
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
}

test('what a whole session stores: nothing that lasts but settings, never a person, a token or a key', async ({
  page,
}) => {
  const seen = collectSeenValues(page);
  await signIn(page, 'US East');
  await openAgency(page, 'CBTA');

  // Visits of every kind of page, and a correction.
  for (const path of ['riders', 'purchase-orders', 'passes', 'businessRules', 'admin-users']) {
    await page.goto(`/agency-dashboard/CBTA/${path}`);
    await expect(page.locator('tbody tr, [class*="category"]').first()).toBeVisible();
  }
  await page.goto('/agency-dashboard/CBTA/agency-diagnostics');
  await page.getByRole('button', { name: 'RUN ALL' }).click();
  await expect(page.getByRole('button', { name: 'RUN ALL' })).toBeEnabled({ timeout: 60_000 });
  await page.goto(RIDER_PATH);
  await page.getByRole('button', { name: 'Watch Rider 1000400' }).click();
  await page.getByRole('button', { name: 'Add Rider 1000400 to the ticket note' }).click();
  const row = page
    .locator('tr[data-index]')
    .filter({ hasText: /\$[1-9]/ })
    .filter({ hasNotText: '-$' })
    .filter({ hasText: /CashFare(?!Duplicate)|RMPay|Account Balance/ })
    .last();
  await row.getByRole('button').click();
  await page.getByRole('button', { name: /^Watch Payment/ }).click();
  await expect(page.getByRole('button', { name: /^Stop watching Payment/ })).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('What will change')).toBeVisible();
  const amount = Number(await page.getByLabel('Amount').inputValue());
  await page.getByLabel('Amount').fill(String(amount + 1));
  await page.getByRole('button', { name: 'Submit' }).click();
  await page
    .getByRole('dialog', { name: 'Payment corrected' })
    .getByRole('button', { name: 'Back to payments' })
    .click();
  await expect(page.getByRole('button', { name: 'Watching (2)' })).toBeVisible();
  await runFleet(page);
  expect(seen.personal.size).toBeGreaterThan(20);
  expect(seen.secrets.size).toBeGreaterThan(1);
  expect(await expectNothingPersonal(page, seen)).toEqual({
    'local fare-portal:preferences': expect.arrayContaining(['agencies', 'tables', 'theme', 'version']),
    'local fare-portal:region': expect.arrayContaining(['backendUrl', 'region']),
    'session fare-portal:session': expect.arrayContaining(['agencyTokens', 'email', 'psoToken', 'region']),
    'session fare-portal:diagnostics': expect.any(Array),
    'session fare-portal:journal': expect.any(Array),
    'session fare-portal:ticket-note': ['text'],
    'session fare-portal:watch-list': ['items', 'version'],
    'database fare-portal:fleet': [],
  });

  // Without a choice, the end of the session leaves the settings of the browser.
  await signOut(page);
  await expect.poll(async () => Object.keys(await readStoredEntries(page)).sort()).toEqual(LOCAL_KEYS);
  await expectNothingPersonal(page, seen);
});
