import { AGENCY_A, expect, type Locator, type Page, test } from './harness/faultTest';

const FEATURES_PATH = '/appfeatures/api/v1/appFeatures';
const RULE_NAME = 'transfer_minutes';
const ruleRow = (page: Page) => page.getByRole('row').filter({ hasText: RULE_NAME });

test('a rejected rule edit shows its status, restores the old value and reloads the category', async ({
  page,
  openSignedIn,
  requestLog,
  setFaults,
}) => {
  await setFaults({ kind: 'status', status: 403, method: 'PATCH', path: '/businessrules/*' });
  await openSignedIn(`/agency-dashboard/${AGENCY_A}/businessRules`);
  await page.getByRole('button', { name: 'Transfers', exact: true }).click();
  const rowBefore = (await ruleRow(page).textContent()) ?? '';
  await ruleRow(page).click();
  await page.getByRole('spinbutton', { name: 'Value' }).fill('77');
  requestLog.expectOneWrite('PATCH', '/businessrules/api/v1/rule');
  const listRequestCount = requestLog.requestsTo(/\/v1\/rules$/).length;
  await page.getByRole('button', { name: 'Submit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Business Rule Edit Failure' });
  await expect(dialog).toContainText('Failed with status: 403');
  await expect(dialog).not.toContainText('Successfully');
  await expect.poll(() => requestLog.requestsTo(/\/v1\/rules$/).length).toBe(listRequestCount + 1);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(ruleRow(page)).toHaveText(rowBefore);
  await expect(page.getByRole('heading', { level: 1, name: 'BUSINESS RULES' })).toBeVisible();
});

// For the kinds of faults see server/faults/fault.ts.
for (const [kind, response] of [
  ['hang', 'no response'],
  ['stall', 'an incomplete response'],
] as const) {
  test(
    `${response} shows an error after 10 s, and Try again works`,
    { tag: '@slow' },
    async ({ page, openSignedIn, requestLog, setFaults }) => {
      await setFaults({ kind, path: '/customersearch/*' });
      const requestSent = page.waitForRequest(/customersearch/);
      const opening = openSignedIn(`/agency-dashboard/${AGENCY_A}/riders`);
      await requestSent;
      const startedAt = performance.now();
      const alert = page.getByRole('alert');
      await alert.waitFor({ timeout: 15_000 });
      const waitedMs = performance.now() - startedAt;
      await opening;
      expect(waitedMs).toBeGreaterThan(8_000);
      expect(waitedMs).toBeLessThan(15_000);
      await expect(alert).toContainText('did not respond within 10 seconds');
      await expect(page.getByRole('table', { name: 'Riders' })).toHaveAttribute('aria-busy', 'false');
      // Reads are retried after a lost connection, but not after a timeout (decision 18).
      expect(requestLog.requestsTo(/riders$/)).toHaveLength(1);
      await setFaults();
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('rowheader').first()).toBeVisible();
    },
  );
}

test('when an administrator’s profile fails, the dialog says so, and after a reload and a check only the profile is sent again', async ({
  page,
  openSignedIn,
  requestLog,
  setFaults,
}) => {
  const profilePath = '/profile/api/v3/profile';
  await setFaults({ kind: 'status', status: 500, method: 'POST', path: profilePath, times: 1 });
  await openSignedIn(`/agency-dashboard/${AGENCY_A}/admin-registration`);
  await page.getByLabel('First Name').fill('Grace');
  await page.getByLabel('Last Name').fill('Hopper');
  await page.getByLabel('Email').fill(`grace.${Date.now()}@cbta.example`);
  await page.getByLabel('Password', { exact: true }).fill('Quiet-heron-4821');
  requestLog.expectOneWrite('POST', '/auth/api/v3/administrators');
  requestLog.expectOneWrite('POST', profilePath);
  await page.getByRole('button', { name: 'Create' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Failed to register admin profile for new admin');
  await expect(dialog).toContainText('Error registering new admin profile');
  await expect(dialog).toContainText('may have been applied');
  await page.reload();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(dialog).toContainText('Grace Hopper has no profile');
  requestLog.expectOneWrite('POST', profilePath);
  await dialog.getByRole('button', { name: 'finish profile' }).click();
  await expect(page.getByText('Admin registered successfully!')).toBeVisible();
  const [first, second] = requestLog.requestsTo(profilePath, 'POST').map(({ bodyHash }) => bodyHash);
  expect(second).toBe(first);
  // The unfinished profile was stored until now.
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Hopper');
});

test('when removing features works but adding fails, the dialog lists both, the features are reloaded, and the retry sends only the failed call', async ({
  page,
  openSignedIn,
  requestLog,
  setFaults,
}) => {
  await openSignedIn(
    `/agency-dashboard/${AGENCY_A}/agency-appfeatures?application=mod&version=1.0.1&platform=android`,
  );
  const [bookingSwitch, walletSwitch] = ['mod_booking', 'pay_wallet'].map((name) =>
    page.getByRole('switch', { name, exact: true }),
  ) as [Locator, Locator];
  const submit = async () => {
    await page.getByRole('button', { name: 'Submit Changes' }).click();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
  };
  // Both are off at first.
  await bookingSwitch.click();
  requestLog.expectOneWrite('POST', FEATURES_PATH);
  await submit();
  await page.getByRole('button', { name: 'make more changes' }).click();
  await expect(bookingSwitch).toBeChecked();
  await setFaults({ kind: 'status', status: 404, body: {}, method: 'POST', path: FEATURES_PATH });
  await bookingSwitch.click();
  await walletSwitch.click();
  requestLog.expectOneWrite('POST', FEATURES_PATH);
  requestLog.expectOneWrite('DELETE', FEATURES_PATH);
  await submit();
  const dialog = page.getByRole('dialog', { name: 'Failed to apply changes' });
  await expect(dialog).toContainText('Server could not be reached');
  await expect(dialog.getByRole('list', { name: 'Removed', exact: true })).toHaveText('mod_booking');
  await expect(dialog.getByRole('list', { name: 'Not added' })).toHaveText('pay_wallet');
  await expect(dialog).not.toContainText('success');
  const countReadsAfterWrites = () => {
    const methods = requestLog.requests
      .filter(({ path }) => path === FEATURES_PATH)
      .map(({ method }) => method);
    return methods.length - 1 - methods.findLastIndex((method) => method !== 'GET');
  };
  await expect.poll(countReadsAfterWrites).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: 'try again' }).click();
  await expect(bookingSwitch).not.toBeChecked();
  await setFaults();
  requestLog.expectOneWrite('POST', FEATURES_PATH);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('Changes applied successfully!')).toBeVisible();
});

test(
  'going offline while features are sent leaves the outcome unknown; back online, nothing is sent again, and Check now finds them applied',
  { tag: '@slow' },
  async ({ page, context, openSignedIn, requestLog, setFaults }) => {
    // The platform applies the write, but does not respond.
    await setFaults({ kind: 'hang', applied: true, method: 'POST', path: FEATURES_PATH });
    await openSignedIn(
      `/agency-dashboard/${AGENCY_A}/agency-appfeatures?application=amble&version=1.0.0&platform=browser`,
    );
    const feature = page.getByRole('switch', { checked: false }).first();
    const id = (await feature.getAttribute('id')) ?? '';
    const name = (await page.locator(`label[for="${id}"]`).textContent()) ?? '';
    await feature.click();
    await page.getByRole('button', { name: 'Submit Changes' }).click();
    requestLog.expectOneWrite('POST', FEATURES_PATH);
    const requestSent = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await requestSent;
    await context.setOffline(true);
    await expect(page.locator('strong', { hasText: 'You are offline' })).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'Failed to apply changes' });
    // The call times out after 10 s.
    await expect(dialog).toContainText('It may have been applied: no reliable response', { timeout: 20_000 });

    await context.setOffline(false);
    await expect(page.locator('strong', { hasText: 'You are offline' })).toBeHidden();
    expect(requestLog.requestsTo(FEATURES_PATH, 'POST')).toHaveLength(1);
    await dialog.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByRole('dialog', { name: 'Changes applied successfully!' })).toContainText(
      'Applied',
    );
    await page.getByRole('button', { name: 'make more changes' }).click();
    await expect(page.getByRole('switch', { name, exact: true })).toBeChecked();
    expect(requestLog.requestsTo(FEATURES_PATH, 'POST')).toHaveLength(1);
  },
);
