import { routeOpaqueTokens } from '@tests/browser/opaqueTokens';
import { openScreen } from '@tests/browser/openScreen';
import { openAgency, signIn } from '@tests/browser/portalTest';
import { SCREEN_URLS } from '@tests/browser/screenUrls';
import { HOUR_MS } from '@tests/support/durations';
import { TOKEN_KINDS } from '@tests/support/tokenKinds';
import { expect, test } from './harness/faultTest';

// Jest tests each clock with each kind of token (wrongClock.test.tsx).
for (const [hours, kind] of [
  [26, 'jwt'],
  [-26, 'opaque'],
] as const) {
  test(`a session goes on through every screen with a clock that is ${hours} hours ahead (${kind})`, async ({
    page,
    requestLog,
  }) => {
    await page.clock.setSystemTime(Date.now() + hours * HOUR_MS);
    if (kind === 'opaque') await routeOpaqueTokens(page);
    requestLog.expectOneWrite('POST', '/pso/api/v1/signin');
    await signIn(page, 'US East');
    requestLog.expectOneWrite('POST', '/pso/api/v1/token/agency');
    await openAgency(page, 'CBTA');
    for (const url of SCREEN_URLS) {
      await openScreen(page, url);
      expect(page.url()).not.toContain('/login');
    }
    // A new document reads the session from the storage.
    for (const url of ['/', '/agency-dashboard/CBTA/riders']) {
      await page.goto(url);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(page.url()).not.toContain('/login');
    }
    await expect(page.locator('strong', { hasText: 'This computer’s clock differs' })).toBeVisible();
  });
}

for (const kind of TOKEN_KINDS) {
  test(`an agency that was made counts as applied with a clock that is 26 hours ahead (${kind})`, async ({
    page,
    requestLog,
    setFaults,
  }) => {
    await page.clock.setSystemTime(Date.now() + 26 * HOUR_MS);
    if (kind === 'opaque') await routeOpaqueTokens(page);
    requestLog.expectOneWrite('POST', '/pso/api/v1/signin');
    await signIn(page, 'US East');
    await page.goto('/agency-creation');
    await expect(page.getByText('America/New_York')).toBeVisible();
    const path = '/agency/api/v4/agencies';
    // The platform applies the write, and answers with an error.
    await setFaults({ kind: 'status', status: 502, applied: true, method: 'POST', path });
    await page.getByLabel('Name', { exact: true }).fill(`Clock ${kind}`);
    await page.getByLabel('Abbreviation').fill(`CLK${kind === 'jwt' ? 'A' : 'B'}`);
    requestLog.expectOneWrite('POST', path);
    await page.getByRole('button', { name: 'Create agency' }).click();
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByText(/is there now/)).toBeVisible();
  });
}
