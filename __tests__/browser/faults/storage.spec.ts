import { DEMO_PASSWORD } from '../sites';
import { AGENCY_A, expect, type Page, test } from './harness/faultTest';
import { type RequestLog } from './harness/requestLog';

const SESSION = 'fare-portal:session';
const REGION = 'fare-portal:region';
const KEEPS_NOTHING = 'This browser keeps nothing';

async function signIn(page: Page, requestLog: RequestLog): Promise<void> {
  await page.getByLabel('Email').fill('operator@us-east.example');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  requestLog.expectWrite('POST', '/pso/api/v1/signin');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'HOME' })).toBeVisible();
}

/** Opens A from the list, and changes a rule of it there: work that goes on. */
async function workInA(page: Page, requestLog: RequestLog, value: string): Promise<void> {
  await page.getByRole('link', { name: 'All Agencies' }).click();
  await page.getByLabel('Filter').fill(AGENCY_A);
  await expect(page.locator('tr[data-index]').filter({ hasNotText: new RegExp(AGENCY_A, 'i') })).toHaveCount(
    0,
  );
  requestLog.expectWrite('POST', '/pso/api/v1/token/agency');
  await page.getByRole('cell', { name: AGENCY_A, exact: true }).first().click();
  await page.getByRole('link', { name: 'Business Rules' }).click();
  await page.getByRole('button', { name: 'Smartcards', exact: true }).click();
  await page.getByRole('row').filter({ hasText: 'card_prefix' }).click();
  await page.getByRole('textbox', { name: 'Value' }).fill(value);
  requestLog.expectWrite('PATCH', '/businessrules/api/v1/rule');
  await page.getByRole('button', { name: 'Submit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Business Rule Edited Successfully' });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('row').filter({ hasText: 'card_prefix' })).toContainText(value);
}

/** Values as they are stored: each slice's field is a JSON text of its own. */
const stored = (fields: Record<string, unknown>, version = 1) =>
  JSON.stringify({
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)])),
    _persist: JSON.stringify({ version, rehydrated: true }),
  });

for (const { what, session, region } of [
  { what: 'broken JSON', session: '{"psoToken":"\\"ey', region: '{"region":' },
  {
    what: 'fields of the wrong type',
    session: stored({ sessionId: 7, region: ['usEast'], psoToken: { a: 1 }, agencyTokens: 'x' }),
    region: stored({ region: 12, backendUrl: { href: 'x' } }),
  },
  { what: 'a slice that is null', session: 'null', region: 'null' },
  {
    what: 'fields that are null',
    session: stored({ sessionId: null, region: null, psoToken: 'left', agencyTokens: null }),
    region: stored({ region: null, backendUrl: null }),
  },
  {
    what: 'a newer version, another host and an unknown region',
    session: stored({ sessionId: 's', region: 'mars', psoToken: 'left', agencyTokens: {} }, 99),
    region: stored({ region: 'mars', backendUrl: 'https://elsewhere.example' }, 99),
  },
]) {
  test(`FC38 storage that holds ${what}: the sign-in works, and the value is gone`, async ({
    page,
    requestLog,
  }) => {
    await page.goto('/favicon.svg');
    await page.evaluate(
      ([keys, values]) => {
        sessionStorage.setItem(keys[0], values[0]);
        localStorage.setItem(keys[1], values[1]);
      },
      [
        [SESSION, REGION],
        [session, region],
      ] as const,
    );
    await page.goto('/');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByLabel('Region')).toHaveValue('usEast');
    const kept = () =>
      page.evaluate(([one, other]) => [sessionStorage.getItem(one), localStorage.getItem(other)] as const, [
        SESSION,
        REGION,
      ] as const);
    await expect.poll(async () => (await kept()).includes(session)).toBe(false);
    await signIn(page, requestLog);
    await expect.poll(async () => (await kept())[0]).toContain('psoToken');
    const [newSession, newRegion] = await kept();
    expect(newSession).not.toBe(session);
    expect(newRegion).not.toBe(region);
    expect(newRegion ?? '').not.toMatch(/elsewhere|mars/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'HOME' })).toBeVisible();
  });
}

test('FC39 both storages throw: the portal works in memory, and says that nothing is kept', async ({
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
  await expect(page.getByText(KEEPS_NOTHING)).toBeVisible();
  await expect(page.getByText('reloading the page signs you out')).toBeVisible();
  await workInA(page, requestLog, '3901');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});

test('FC42 every write to the storages fails for want of space: the session goes on, with a warning of reloads', async ({
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
  await expect(page.getByText(KEEPS_NOTHING)).toBeVisible();
  await expect(page.getByText('reloading the page signs you out')).toBeVisible();
  await workInA(page, requestLog, '4201');
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});
