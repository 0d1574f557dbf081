import { expect, expectOnlyRowsWith, openAgency, signIn, test } from './portalTest';
import { ONE_ORIGIN, SEPARATE_ORIGINS } from './sites';

const JOURNEYS = [
  { region: 'US East', agency: 'CBTA', site: ONE_ORIGIN },
  { region: 'Australia', agency: 'SCTN', site: SEPARATE_ORIGINS },
] as const;

for (const { region, agency, site } of JOURNEYS) {
  test(`sign in to ${region}, open ${agency}, find a rider by name, sign out, on ${site.portal}`, async ({
    page,
  }) => {
    await signIn(page, region, site.portal);
    await expect(page.getByText(`Region - ${region}`)).toBeVisible();
    await openAgency(page, agency);
    await expect(page).toHaveTitle(`AGENCY DASHBOARD · ${agency} · ${region}`);
    // A reload keeps the session.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'All Riders' }).click();

    // A rider with an email address, because the others can be anonymous. Other tests correct payments of the first riders meanwhile.
    const riderRow = page.locator('tr[data-index]').filter({ hasText: /\w@/ }).nth(5);
    await expect(riderRow).toBeVisible();
    const cells = await riderRow.locator('th, td').allTextContents();
    const [userId = '', , , firstName = '', lastName = ''] = cells;
    const balance = cells.at(-1) ?? '';
    await page.getByLabel('Filter').fill(lastName);
    await expectOnlyRowsWith(page, lastName);
    await page.getByRole('rowheader', { name: userId }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'RIDER PROFILE' })).toBeVisible();
    const profile = page.getByLabel('Rider profile');
    await expect(profile).toContainText(firstName);
    await expect(profile).toContainText(lastName);
    await expect(page.getByLabel('Customer balance')).toContainText(balance);
    await page.getByRole('link', { name: `Return to ${agency} Dashboard` }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeVisible();

    await page.getByRole('link', { name: 'Sign Out' }).click();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  });
}
