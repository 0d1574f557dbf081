import { expect, openSignedIn, test } from './portalTest';

test.use({ timezoneId: 'America/New_York' });
/**
 * A feature starts 24 hours before this time, at 12:30 UTC. Daylight saving time has started in New York in between, so
 * that a calculation in local time would be an hour wrong.
 */
const NOW = '2026-03-08T12:30:00Z';

test('switched features keep their state after a reload', async ({ page }) => {
  // The platform's clock counts, which is that of its responses.
  await page.route('**/platform/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date: new Date(NOW).toUTCString() } });
  });
  await page.clock.setFixedTime(NOW);
  await openSignedIn(page, 'US East', 'AAT');
  await page.getByRole('main').getByRole('link', { name: 'Client App Features' }).click();
  await page.getByLabel('Application').selectOption('amble 1.6.0 ios');
  const wallet = page.getByRole('switch', { name: 'pay_wallet', exact: true });
  await expect(wallet).not.toBeChecked();
  const submit = async (feature: string) => {
    await page.getByRole('switch', { name: feature, exact: true }).click();
    await page.getByRole('button', { name: 'Submit Changes' }).click();
    const [request] = await Promise.all([
      page.waitForRequest((candidate) => /POST|DELETE/.test(candidate.method())),
      page.getByRole('button', { name: 'Submit', exact: true }).click(),
    ]);
    await expect(page.getByText('Changes applied successfully!')).toBeVisible();
    await page.getByRole('button', { name: 'make more changes' }).click();
    return request.postDataJSON() as unknown;
  };

  expect(await submit('pay_wallet')).toEqual({
    application: 'amble',
    version: '1.6.0',
    platform: 'ios',
    features: [{ name: 'pay_wallet', startDate: '20260307T123000', endDate: '2099-12-31' }],
  });
  await page.reload();
  // An application is selected: the options have numbers as values.
  await expect(page.getByLabel('Application')).toHaveValue(/\d/);
  await expect(wallet).toBeChecked();

  expect(await submit('pay_wallet')).toEqual({
    application: { name: 'amble', version: '1.6.0', platform: 'ios' },
    features: ['pay_wallet'],
  });
  await page.reload();
  await expect(wallet).not.toBeChecked();
});
