import { answeredSince, expect, openAgency, signIn, test } from './portal';

const AUDIENCES: [prefix: string, token: string][] = [
  ['/pso/api/v1/signin', 'none'],
  ['/auth/api/v4/authenticate', 'none'],
  ['/agencies/v2/', 'none'],
  ['/agency/', 'pso'],
  ['/pso/', 'pso'],
  ['/customersearch/', 'admin'],
  ['/profile/', 'admin'],
  ['/balance/', 'admin'],
];

test('every call carries the token of its audience, an admin token its own agency’s', async ({ page }) => {
  const since = new Date().toISOString();
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/platform/')) paths.add(pathname.replace('/platform/us-east', ''));
    const isPlatform = pathname.startsWith('/platform/');
    if (!isPlatform) expect(request.headers().authorization).toBeUndefined();
  });
  await signIn(page, 'US East');
  for (const agency of ['CBTA', 'METRO']) {
    await openAgency(page, agency);
    await page.getByRole('link', { name: 'All Riders' }).click();
    await page.getByRole('rowheader').first().click();
    await expect(page.getByLabel('Customer balance')).toContainText('$');
  }
  const entries = answeredSince(since);
  expect(entries.length).toBeGreaterThan(12);
  for (const entry of entries) {
    const [, expected] = AUDIENCES.find(([prefix]) => entry.path.startsWith(prefix)) ?? [];
    expect([entry.path, entry.token]).toEqual([entry.path, expected]);
  }
  const agencies = entries
    .filter(({ path }) => path.startsWith('/customersearch'))
    .map(({ agency }) => agency);
  expect(new Set(agencies)).toEqual(new Set(['CBTA', 'METRO']));
  expect([...paths].every((path) => AUDIENCES.some(([prefix]) => path.startsWith(prefix)))).toBe(true);
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
