import { expect, test } from './harness/faultTest';

// If a keep-alive connection closes without a response, Chromium sends the request again, even a write. Both requests
// have the same Idempotency-Key, so that the platform applies the write once.
test(
  'a write that the browser sends twice is applied once, and the second request gets the response that the first one lost',
  { tag: '@no-fault' },
  async ({ page, openSignedIn, requestLog, setFaults }) => {
    await openSignedIn('/agency-creation', 'operator');
    await expect(page.locator('form').getByText('America/New_York')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('Sent Twice Transit');
    await page.getByLabel('Abbreviation').fill('TWICE');
    // The platform applies the write, and closes the connection without a response.
    await setFaults({
      kind: 'drop',
      applied: true,
      method: 'POST',
      path: '/agency/api/v4/agencies',
      times: 1,
    });
    requestLog.expectOneWrite('POST', '/agency/api/v4/agencies');
    await page.getByRole('button', { name: 'Create agency' }).click();
    await expect(page.getByRole('dialog', { name: 'Agency created' })).toBeVisible();
  },
);
