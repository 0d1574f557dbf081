import { AGENCY_A, AGENCY_B, expect, test } from './harness/faultTest';
import { recordTextsAcrossLoads, recordTextsInCurrentDocument } from './harness/recordTexts';

const RIDER_PATH = `/agency-dashboard/${AGENCY_A}/riders/1000400`;

test('an HTML response instead of agencies shows an error with Try again, and the HTML is neither shown nor run', async ({
  page,
  openSignedIn,
  requestLog,
}) => {
  const html =
    '<!doctype html><title>Gateway</title><h1>Bad Gateway</h1><script>window.hasRun = 1</script><img src=x onerror="window.hasRun = 2">';
  await page.route(/\/agency\/api\/v4\/agencies\/\?/, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: html }),
  );
  await openSignedIn('/', 'operator');
  const shownTexts = await recordTextsInCurrentDocument(page, ['Bad Gateway', '<h1>', 'doctype']);
  await page.getByRole('link', { name: 'All Agencies' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Unable to retrieve Agencies');
  await expect(alert).toContainText('a response that this portal cannot read');
  expect(await shownTexts()).toEqual([]);
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
  // Pointing at the link reads the list too. While such a read is under way, Try again sends no further one.
  const isAnswered = () =>
    requestLog.requestsTo('/agency/api/v4/agencies/').every(({ status }) => status !== null);
  await expect.poll(isAnswered).toBe(true);
  await page.unroute(/\/agency\/api\/v4\/agencies\/\?/);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

for (const [description, response] of [
  ['no content', { status: 204 }],
  ['an empty list', { json: [] }],
] as const) {
  test(`an empty profile shows an error text, and ${description} for the balance a dash, never $0.00`, async ({
    page,
    openSignedIn,
  }) => {
    await page.route(/\/profile\/api\/v3\/profile\/\d+$/, (route) =>
      route.fulfill({ status: 200, body: '' }),
    );
    await page.route(/\/balance\/api\/v2\/balances\//, (route) => route.fulfill(response));
    const zeroBalanceTexts = await recordTextsAcrossLoads(page, ['Customer Balance$0.00']);
    await openSignedIn(RIDER_PATH);
    const alerts = page.getByRole('alert');
    await expect(alerts.filter({ hasText: 'Error: Unable to retrieve Rider Profile' })).toBeVisible();
    const profile = page.getByLabel('Rider profile');
    await expect(profile.getByRole('definition')).toHaveText(['1000400', '—', '—', '—', '—', '—', '—']);
    await expect(page.getByLabel('Customer balance')).toContainText('—');
    await expect(alerts).toHaveCount(1);
    expect(zeroBalanceTexts()).toEqual([]);
    await expect(page.getByRole('table', { name: 'Payments' }).getByRole('rowheader').first()).toBeVisible();
  });
}

test('keys such as __proto__ survive viewing, editing, saving and reloading a rule', async ({
  page,
  openSignedIn,
  requestLog,
}) => {
  const patchBodies: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') patchBodies.push(request.postData() ?? '');
  });
  const membersJson =
    '"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},"prototype":{"admin":1},"toString":"x"';
  const isPrototypeClean = () =>
    page.evaluate(() => {
      const plain = {} as { admin?: unknown };
      return plain.admin === undefined && String(plain) === '[object Object]';
    });
  await openSignedIn(`/agency-dashboard/${AGENCY_B}/businessRules`, 'bothAgencies');
  await page.getByRole('button', { name: 'Smartcards', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: 'legacy_serials' });
  const jsonInput = page.getByRole('textbox', { name: 'JSON' });
  const save = async (json: string) => {
    await jsonInput.fill(json);
    requestLog.expectOneWrite('PATCH', '/businessrules/api/v1/rule');
    await page.getByRole('button', { name: 'Submit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Business Rule Edited Successfully' });
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toBeHidden();
  };
  await row.click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await save(`{"first":1,${membersJson}}`);
  expect(patchBodies[0]).toContain(`{"first":1,${membersJson}}`);
  expect(await isPrototypeClean()).toBe(true);

  // The rule is opened again in the same document, which would show a prototype that the first parsing has changed.
  await row.click();
  const viewer = page.getByRole('dialog');
  for (const key of ['__proto__', 'constructor', 'prototype', 'toString'])
    await expect(viewer.getByRole('tree')).toContainText(key);
  await viewer.getByRole('button', { name: 'Edit', exact: true }).click();
  const editorJson = await jsonInput.inputValue();
  expect(editorJson.replace(/\s/g, '')).toBe(`{"first":1,${membersJson}}`);
  await save(editorJson.replace('"first": 1', '"first": 2'));
  expect(JSON.stringify(JSON.parse(patchBodies[1] ?? ''))).toContain(`{"first":2,${membersJson}}`);
  expect(await isPrototypeClean()).toBe(true);
  await page.reload();
  await expect(row).toBeVisible();
  expect(await isPrototypeClean()).toBe(true);
});

test('when the connection is lost within the response, passes show an error without rows, and Try again works', async ({
  page,
  openSignedIn,
  setFaults,
}) => {
  await setFaults({ kind: 'cut', path: '/mobileticketview/*' });
  await openSignedIn(`/agency-dashboard/${AGENCY_A}/passes`);
  const loadedListTexts = await recordTextsInCurrentDocument(page, ['No more results', '0 loaded']);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Unable to retrieve Passes');
  await expect(page.getByRole('rowheader')).toHaveCount(0);
  expect(await loadedListTexts()).toEqual([]);
  await setFaults();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.table__footer')).toContainText('30 of');
});
