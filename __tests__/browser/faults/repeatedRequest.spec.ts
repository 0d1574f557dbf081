import { expect, test } from './harness/faultTest';

// Chromium sends a request again where a kept connection closes without an answer, a write too: what the page sees as
// one call reaches the platform twice. The key of the decision makes it one.
test('R24 a browser’s own repeat of a write is carried out once, and its answer is the first one’s', async ({
  page,
  open,
  requestLog,
  setFaults,
}) => {
  await open('/agency-creation', 'operator');
  await expect(page.locator('form').getByText('America/New_York')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Sent Twice Transit');
  await page.getByLabel('Abbreviation').fill('TWICE');
  await setFaults({ kind: 'drop', applied: true, method: 'POST', path: '/agency/api/v4/agencies', times: 1 });
  requestLog.expectWrite('POST', '/agency/api/v4/agencies');
  await page.getByRole('button', { name: 'Create agency' }).click();
  await expect(page.getByRole('dialog', { name: 'Agency created' })).toBeVisible();
});
