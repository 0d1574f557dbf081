import { SESSION_VERSION } from '@/session/storage/storageKeys';
import { filterAgencies } from '../portalTest';
import { DEMO_PASSWORD } from '../sites';
import { AGENCY_A, expect, type Page, test } from './harness/faultTest';
import { type RequestLog } from './harness/requestLog';

const SESSION_KEY = 'fare-portal:session';
const REGION_KEY = 'fare-portal:region';
const NOT_SAVED_TEXT = 'Your session is not saved';

async function signIn(page: Page, requestLog: RequestLog): Promise<void> {
  await page.getByLabel('Email').fill('operator@us-east.example');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  requestLog.expectOneWrite('POST', '/pso/api/v1/signin');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'HOME' })).toBeVisible();
}

/** Opens agency A and edits a rule, to show that the portal works. */
async function editRuleInAgencyA(page: Page, requestLog: RequestLog, value: string): Promise<void> {
  await page.getByRole('link', { name: 'All Agencies' }).click();
  const cell = await filterAgencies(page, AGENCY_A);
  requestLog.expectOneWrite('POST', '/pso/api/v1/token/agency');
  await cell.click();
  await page.getByRole('main').getByRole('link', { name: 'Business Rules' }).click();
  await page.getByRole('button', { name: 'Smartcards', exact: true }).click();
  await page.getByRole('row').filter({ hasText: 'card_prefix' }).click();
  await page.getByRole('textbox', { name: 'Value' }).fill(value);
  requestLog.expectOneWrite('PATCH', '/businessrules/api/v1/rule');
  await page.getByRole('button', { name: 'Submit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Business Rule Edited Successfully' });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('row').filter({ hasText: 'card_prefix' })).toContainText(value);
}

/** Builds a slice as redux-persist stores it: every field is a JSON text. */
const buildStoredSlice = (fields: Record<string, unknown>, version: number) =>
  JSON.stringify({
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)])),
    _persist: JSON.stringify({ version, rehydrated: true }),
  });

for (const { content, session, region } of [
  { content: 'invalid JSON', session: '{"psoToken":"\\"ey', region: '{"region":' },
  {
    content: 'fields of the wrong type',
    session: buildStoredSlice(
      { sessionId: 7, region: ['usEast'], psoToken: { a: 1 }, agencyTokens: 'x' },
      SESSION_VERSION,
    ),
    region: buildStoredSlice({ region: 12, backendUrl: { href: 'x' } }, 1),
  },
  { content: 'a slice that is null', session: 'null', region: 'null' },
  {
    content: 'fields that are null',
    session: buildStoredSlice(
      { sessionId: null, region: null, psoToken: 'stale-token', agencyTokens: null },
      SESSION_VERSION,
    ),
    region: buildStoredSlice({ region: null, backendUrl: null }, 1),
  },
  {
    content: 'a newer version, another host and an unknown region',
    session: buildStoredSlice(
      { sessionId: 's', region: 'mars', psoToken: 'stale-token', agencyTokens: {} },
      99,
    ),
    region: buildStoredSlice({ region: 'mars', backendUrl: 'https://elsewhere.example' }, 99),
  },
]) {
  test(`sign-in works and replaces the stored values when the storage has ${content}`, async ({
    page,
    requestLog,
  }) => {
    // Opens the origin's storage without starting the portal.
    await page.goto('/favicon.svg');
    await page.evaluate(
      ([keys, values]) => {
        sessionStorage.setItem(keys[0], values[0]);
        localStorage.setItem(keys[1], values[1]);
      },
      [
        [SESSION_KEY, REGION_KEY],
        [session, region],
      ] as const,
    );
    await page.goto('/');
    await expect(page).toHaveURL(/\/login(\?ended=otherVersion)?$/);
    await expect(page.getByLabel('Region')).toHaveValue('usEast');
    const readStoredValues = () =>
      page.evaluate(
        ([sessionKey, regionKey]) =>
          [sessionStorage.getItem(sessionKey), localStorage.getItem(regionKey)] as const,
        [SESSION_KEY, REGION_KEY] as const,
      );
    await expect.poll(async () => (await readStoredValues()).includes(session)).toBe(false);
    await signIn(page, requestLog);
    await expect.poll(async () => (await readStoredValues())[0]).toContain('psoToken');
    const [newSession, newRegion] = await readStoredValues();
    expect(newSession).not.toBe(session);
    expect(newRegion).not.toBe(region);
    expect(newRegion ?? '').not.toMatch(/elsewhere|mars/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'HOME' })).toBeVisible();
  });
}

test('when both storages throw, the portal works in memory and says that the session is not saved', async ({
  page,
  requestLog,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, requestLog);
  await expect(page.locator('strong', { hasText: NOT_SAVED_TEXT })).toBeVisible();
  await expect(page.getByText('reloading the page signs you out')).toBeVisible();
  await editRuleInAgencyA(page, requestLog, '3901');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});

test('when the storage quota is exceeded, the session continues and warns that a reload signs out', async ({
  page,
  requestLog,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto('/login');
  await signIn(page, requestLog);
  await expect(page.locator('strong', { hasText: NOT_SAVED_TEXT })).toBeVisible();
  await expect(page.getByText('reloading the page signs you out')).toBeVisible();
  await editRuleInAgencyA(page, requestLog, '4201');
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});
