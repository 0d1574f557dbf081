import { expect, type Page } from '@playwright/test';
import { openAgency, type RegionName, signIn } from './portalTest';

/** Links on the dashboard of an agency, with the titles of their screens. */
const SCREENS = [
  ['All Riders', 'RIDERS'],
  ['All Passes', 'PASSES'],
  ['Business Rules', 'BUSINESS RULES'],
  ['Admins', 'ADMIN USERS'],
] as const;

/**
 * Signs in, and opens an agency's dashboard and four of its lists, on a host whose pages have a Content-Security-Policy. The
 * test fails if the policy refuses anything.
 */
export async function tourWithPolicy(page: Page, region: RegionName, portal: string): Promise<void> {
  const reports: string[] = [];
  await page.exposeFunction('addPolicyReport', (report: string) => reports.push(report));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      // `exposeFunction` has put it on the window.
      (window as unknown as { addPolicyReport: (report: string) => void }).addPolicyReport(
        `${violatedDirective}: ${blockedURI}`,
      );
    });
  });
  await signIn(page, region, portal);
  await openAgency(page, 'METRO');
  const dashboard = page.url();
  for (const [link, title] of SCREENS) {
    await page.goto(dashboard);
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(link) })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
  }
  expect(reports).toEqual([]);
}
