import { HOUR_MS } from '@tests/support/durations';
import { TOKEN_KINDS } from '@tests/support/tokenKinds';
import { routeOpaqueTokens } from './opaqueTokens';
import { expect, openAgency, signIn, test } from './portalTest';
import { SEPARATE_ORIGINS } from './sites';

// The browser logs each failed request as an error.
test.use({ expectedMessages: [/Failed to load resource/] });

/** Milliseconds since 1970 of `YYYYMMDDTHHmmss` in UTC. */
const parseStart = (text = '') =>
  Date.parse(text.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:$6Z'));

for (const kind of TOKEN_KINDS)
  for (const [hours, text] of [
    [26, '26 hours ahead'],
    [-26, '26 hours behind'],
  ] as const) {
    test(`a clock that is ${text} changes no feature’s start, and is told once (${kind})`, async ({
      page,
    }) => {
      await page.clock.setSystemTime(Date.now() + hours * HOUR_MS);
      if (kind === 'opaque') await routeOpaqueTokens(page);
      await signIn(page, 'US East');
      const notice = page.getByText(`It is ${text}.`);
      await expect(notice).toBeVisible();
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await openAgency(page, 'METRO');
      const application = '?application=pay&version=1.0.0&platform=ios';
      await page.goto(`/agency-dashboard/METRO/agency-appfeatures${application}`);
      const sent = page.waitForRequest(
        (request) => request.method() === 'POST' && /appFeatures$/.test(request.url()),
      );
      // Nothing is changed on the platform, which other tests share.
      await page.route('**/appfeatures/api/v1/appFeatures', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 400, json: {} }) : route.fallback(),
      );
      await page.getByRole('switch', { name: 'pay_wallet', exact: true }).click();
      await page.getByRole('button', { name: 'Submit Changes' }).click();
      await page.getByRole('button', { name: 'Submit', exact: true }).click();
      const body = (await sent).postDataJSON() as { features: { startDate: string }[] };
      const offset = parseStart(body.features[0]?.startDate) - (Date.now() - 24 * HOUR_MS);
      expect(Math.abs(offset)).toBeLessThan(60_000);
      await expect(page.getByRole('dialog', { name: 'Failed to apply changes' })).toBeVisible();
      await expect(notice).toBeHidden();
    });
  }

test('a platform of another origin, with opaque tokens, tells its time too', async ({ page }) => {
  await page.clock.setSystemTime(Date.now() - 26 * HOUR_MS);
  await signIn(page, 'US East', SEPARATE_ORIGINS.portal);
  await expect(page.getByText('It is 26 hours behind.')).toBeVisible();
});
