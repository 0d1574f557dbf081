import { AGENCY_A, expect, type Page, test } from './harness/faultTest';

const RULE = 'transfer_minutes';
const ruleRow = (page: Page) => page.getByRole('row').filter({ hasText: RULE });

test('FC14 a rule’s save is refused: told with its status, the old value back, the category read again', async ({
  page,
  open,
  requestLog,
  setFaults,
}) => {
  await setFaults({ kind: 'status', status: 403, method: 'PATCH', path: '/businessrules/*' });
  await open(`/agency-dashboard/${AGENCY_A}/businessRules`);
  await page.getByRole('button', { name: 'Transfers', exact: true }).click();
  const before = (await ruleRow(page).textContent()) ?? '';
  await ruleRow(page).click();
  await page.getByRole('spinbutton', { name: 'Value' }).fill('77');
  requestLog.expectWrite('PATCH', '/businessrules/api/v1/rule');
  const lists = requestLog.requestsTo(/\/v1\/rules$/).length;
  await page.getByRole('button', { name: 'Submit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Business Rule Edit Failure' });
  await expect(dialog).toContainText('Failed with status: 403');
  await expect(dialog).not.toContainText('Successfully');
  await expect.poll(() => requestLog.requestsTo(/\/v1\/rules$/).length).toBe(lists + 1);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(ruleRow(page)).toHaveText(before);
  await expect(page.getByRole('heading', { level: 1, name: 'BUSINESS RULES' })).toBeVisible();
});

for (const [kind, what] of [
  ['hang', 'nothing'],
  ['stall', 'half a body'],
] as const) {
  test(
    `FC15 ${what} comes: an error at 10 s, and its retry works`,
    { tag: '@slow' },
    async ({ page, open, requestLog, setFaults }) => {
      await setFaults({ kind, path: '/customersearch/*' });
      const asked = page.waitForRequest(/customersearch/);
      const opened = open(`/agency-dashboard/${AGENCY_A}/riders`);
      await asked;
      const start = performance.now();
      const alert = page.getByRole('alert');
      await alert.waitFor({ timeout: 12_000 });
      const waited = performance.now() - start;
      await opened;
      expect(waited).toBeGreaterThan(9500);
      expect(waited).toBeLessThan(10_500);
      await expect(alert).toContainText('did not answer within 10 seconds');
      await expect(page.getByRole('table', { name: 'Riders' })).toHaveAttribute('aria-busy', 'false');
      // A time-out is no loss of the network: the read is not repeated (decision 18).
      expect(requestLog.requestsTo(/riders$/)).toHaveLength(1);
      await setFaults();
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('rowheader').first()).toBeVisible();
    },
  );
}

test('FC20 an administrator, and a profile that fails: told, and the retry sends the profile alone', async ({
  page,
  open,
  requestLog,
  setFaults,
}) => {
  const profiles = '/profile/api/v3/profile';
  await setFaults({ kind: 'status', status: 500, method: 'POST', path: profiles, times: 1 });
  await open(`/agency-dashboard/${AGENCY_A}/admin-registration`);
  await page.getByLabel('First Name').fill('Grace');
  await page.getByLabel('Last Name').fill('Hopper');
  await page.getByLabel('Email').fill(`grace.${Date.now()}@cbta.example`);
  await page.getByLabel('Password', { exact: true }).fill('Quiet-heron-4821');
  requestLog.expectWrite('POST', '/auth/api/v3/administrators');
  requestLog.expectWrite('POST', profiles);
  await page.getByRole('button', { name: 'Create' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Failed to register admin profile for new admin');
  await expect(dialog).toContainText('Error registering new admin profile');
  await expect(dialog).toContainText('may have been applied');
  await dialog.getByRole('button', { name: 'Check now' }).click();
  await expect(dialog).toContainText('Grace Hopper has no profile');
  requestLog.expectWrite('POST', profiles);
  await dialog.getByRole('button', { name: 'finish profile' }).click();
  await expect(page.getByText('Admin registered successfully!')).toBeVisible();
  const [first, second] = requestLog.requestsTo(profiles, 'POST').map(({ bodyHash }) => bodyHash);
  expect(second).toBe(first);
});

test('FC21 removed, but not added: the catalogue’s words, what landed by name, the features read again', async ({
  page,
  open,
  requestLog,
  setFaults,
}) => {
  const path = '/appfeatures/api/v1/appFeatures';
  await open(
    `/agency-dashboard/${AGENCY_A}/agency-appfeatures?application=mod&version=1.0.1&platform=android`,
  );
  const [on, off] = ['mod_booking', 'pay_wallet'].map((name) =>
    page.getByRole('switch', { name, exact: true }),
  );
  if (!on || !off) throw new Error('No switches');
  const submit = async () => {
    await page.getByRole('button', { name: 'Submit Changes' }).click();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
  };
  await expect(off).not.toBeChecked();
  if (!(await on.isChecked())) {
    await on.click();
    requestLog.expectWrite('POST', path);
    await submit();
    await page.getByRole('button', { name: 'make more changes' }).click();
  }
  await setFaults({ kind: 'status', status: 404, body: {}, method: 'POST', path });
  await on.click();
  await off.click();
  requestLog.expectWrite('POST', path);
  requestLog.expectWrite('DELETE', path);
  const reads = requestLog.requestsTo(path).length;
  await submit();
  const dialog = page.getByRole('dialog', { name: 'Failed to apply changes' });
  await expect(dialog).toContainText('Server could not be reached');
  await expect(dialog.getByRole('list', { name: 'Removed', exact: true })).toHaveText('mod_booking');
  await expect(dialog.getByRole('list', { name: 'Not added' })).toHaveText('pay_wallet');
  await expect(dialog).not.toContainText('success');
  expect(requestLog.requestsTo(path).length).toBeGreaterThan(reads);
  await dialog.getByRole('button', { name: 'try again' }).click();
  await expect(on).not.toBeChecked();
});
