import { findAudience } from './audiences';
import { readAccessLogSince, expect, openAgency, signIn, test } from './portalTest';

test('every call carries the token of its audience, an admin token its own agency’s', async ({ page }) => {
  const since = new Date().toISOString();
  const sent: { path: string; agency: unknown; pageAgency: string | undefined }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const { authorization } = request.headers();
    if (!pathname.startsWith('/platform/')) return expect(authorization).toBeUndefined();
    const [, payload] = authorization?.split('.') ?? [];
    const claims = payload ? JSON.parse(Buffer.from(payload, 'base64url').toString()) : {};
    sent.push({
      path: pathname.replace('/platform/us-east', ''),
      agency: claims.agency?.abbreviation,
      pageAgency: /\/agency-dashboard\/(\w+)/.exec(request.frame().url())?.[1],
    });
  });
  await signIn(page, 'US East');
  for (const agency of ['CBTA', 'METRO']) {
    const before = sent.length;
    await openAgency(page, agency);
    await page.getByRole('link', { name: 'All Riders' }).click();
    await page.getByRole('rowheader').first().click();
    await expect(page.getByLabel('Customer balance')).toContainText('$');
    const ofAgency = sent.slice(before).filter(({ path }) => findAudience(path) === 'admin');
    expect(ofAgency.length).toBeGreaterThan(2);
    expect(ofAgency.map((call) => call.agency)).toContain(agency);
    expect(ofAgency.filter((call) => call.agency !== call.pageAgency)).toEqual([]);
  }
  // The platform's own log, of every test that runs meanwhile too.
  const entries = readAccessLogSince(since);
  expect(entries.length).toBeGreaterThanOrEqual(sent.length);
  for (const { path, token } of entries) expect([path, token]).toEqual([path, findAudience(path)]);
});

test('no token, password or search term is in the address, the title or the console', async ({ page }) => {
  await signIn(page, 'US East');
  await openAgency(page, 'CBTA');
  await page.getByRole('link', { name: 'All Riders' }).click();
  const searched = page.waitForResponse((response) => response.url().includes('term=Garcia'));
  await page.getByLabel('Filter').fill('Garcia');
  await searched;
  const stored = (await page.evaluate(() => sessionStorage.getItem('fare-portal:session'))) ?? '';
  const tokens = [...stored.matchAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g)].map(([token]) => token);
  expect(tokens).toHaveLength(2);
  const seen = await page.evaluate(() => window.location.href + document.title + document.body.innerHTML);
  const local = await page.evaluate(() => JSON.stringify(localStorage) + document.cookie + window.name);
  for (const token of tokens) expect(seen + local).not.toContain(token);
  expect(page.url() + (await page.title())).not.toContain('Garcia');
});
