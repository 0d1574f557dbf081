import { findAudience } from './audiences';
import { expect, openAgency, readAccessLogSince, signIn, test } from './portalTest';

test('every call sends the token of its audience, and admin tokens are of the page’s agency', async ({
  page,
}) => {
  const since = new Date().toISOString();
  const calls: { path: string; agency: unknown; pageAgency: string | undefined }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const { authorization } = request.headers();
    if (!pathname.startsWith('/platform/')) return expect(authorization).toBeUndefined();
    const [, payload] = authorization?.split('.') ?? [];
    const claims = payload ? JSON.parse(Buffer.from(payload, 'base64url').toString()) : {};
    calls.push({
      path: pathname.replace('/platform/us-east', ''),
      agency: claims.agency?.abbreviation,
      pageAgency: /\/agency-dashboard\/(\w+)/.exec(request.frame().url())?.[1],
    });
  });
  await signIn(page, 'US East');
  for (const agency of ['CBTA', 'METRO']) {
    const countBefore = calls.length;
    await openAgency(page, agency);
    await page.getByRole('main').getByRole('link', { name: 'All Riders' }).click();
    await page.getByRole('rowheader').first().click();
    await expect(page.getByLabel('Customer balance')).toContainText('$');
    const adminCalls = calls.slice(countBefore).filter(({ path }) => findAudience(path) === 'admin');
    expect(adminCalls.length).toBeGreaterThan(2);
    expect(adminCalls.map((call) => call.agency)).toContain(agency);
    expect(adminCalls.filter((call) => call.agency !== call.pageAgency)).toEqual([]);
  }
  // The platform's log has the requests of other tests too, which run at the same time. It writes a moment after the response.
  await expect.poll(() => readAccessLogSince(since).length).toBeGreaterThanOrEqual(calls.length);
  const entries = readAccessLogSince(since);
  for (const { path, token } of entries) expect([path, token]).toEqual([path, findAudience(path)]);
});

test('no token is in the page, its URL or localStorage, and no search term in the URL or title', async ({
  page,
}) => {
  await signIn(page, 'US East');
  await openAgency(page, 'CBTA');
  await page.getByRole('main').getByRole('link', { name: 'All Riders' }).click();
  const searchResponse = page.waitForResponse((response) => response.url().includes('term=Garcia'));
  await page.getByLabel('Filter').fill('Garcia');
  await searchResponse;
  const storedSession = (await page.evaluate(() => sessionStorage.getItem('fare-portal:session'))) ?? '';
  const tokens = [...storedSession.matchAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g)].map(([token]) => token);
  // The operator's token and the agency's.
  expect(tokens).toHaveLength(2);
  const pageText = await page.evaluate(() => window.location.href + document.title + document.body.innerHTML);
  const otherStoredText = await page.evaluate(
    () => JSON.stringify(localStorage) + document.cookie + window.name,
  );
  for (const token of tokens) expect(pageText + otherStoredText).not.toContain(token);
  expect(page.url() + (await page.title())).not.toContain('Garcia');
});
