import { AGENCY_A, AGENCY_B, expect, test } from './harness/faultTest';
import { recordTextsInDocuments, recordTextsOnPage } from './harness/recordTexts';

const RIDER = `/agency-dashboard/${AGENCY_A}/riders/1000400`;

test('FC30 a page of HTML in place of the agencies: an error with a retry, and nothing of the page shown or run', async ({
  page,
  open,
}) => {
  const html =
    '<!doctype html><title>Gateway</title><h1>Bad Gateway</h1><script>window.ran = 1</script><img src=x onerror="window.ran = 2">';
  await page.route(/\/agency\/api\/v4\/agencies\/\?/, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: html }),
  );
  await open('/', 'operator');
  const shown = await recordTextsOnPage(page, ['Bad Gateway', '<h1>', 'doctype']);
  await page.getByRole('link', { name: 'All Agencies' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Unable to retrieve Agencies');
  await expect(alert).toContainText('something this portal cannot read');
  expect(await shown()).toEqual([]);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await page.unroute(/\/agency\/api\/v4\/agencies\/\?/);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

for (const [what, balance] of [
  ['204', { status: 204 }],
  ['an empty list', { json: [] }],
] as const) {
  test(`FC31 an empty profile, and ${what} for the balance: the catalogue’s texts, dashes, no $0.00`, async ({
    page,
    open,
  }) => {
    await page.route(/\/profile\/api\/v3\/profile\/\d+$/, (route) =>
      route.fulfill({ status: 200, body: '' }),
    );
    await page.route(/\/balance\/api\/v2\/balances\//, (route) => route.fulfill(balance));
    const zero = await recordTextsInDocuments(page, ['Customer Balance$0.00']);
    await open(RIDER);
    const alerts = page.getByRole('alert');
    await expect(alerts.filter({ hasText: 'Error: Unable to retrieve Rider Profile' })).toBeVisible();
    await expect(alerts.filter({ hasText: 'Error: Unable to retrieve Rider Balance' })).toBeVisible();
    const profile = page.getByLabel('Rider profile');
    await expect(profile.getByRole('definition')).toHaveText(['1000400', '—', '—', '—', '—', '—', '—']);
    await expect(page.getByLabel('Customer balance')).toContainText('—');
    expect(zero()).toEqual([]);
    await expect(page.getByRole('table', { name: 'Payments' }).getByRole('rowheader').first()).toBeVisible();
  });
}

test('FC36 keys that every object inherits survive view, reading again, edit and save', async ({
  page,
  open,
  requestLog,
}) => {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') bodies.push(request.postData() ?? '');
  });
  const keys =
    '"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},"prototype":{"admin":1},"toString":"x"';
  const isClean = () =>
    page.evaluate(() => {
      const plain = {} as { admin?: unknown };
      return plain.admin === undefined && String(plain) === '[object Object]';
    });
  await open(`/agency-dashboard/${AGENCY_B}/businessRules`, 'both');
  await page.getByRole('button', { name: 'Smartcards', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: 'legacy_serials' });
  const area = page.getByRole('textbox', { name: 'JSON' });
  const save = async (json: string) => {
    await area.fill(json);
    requestLog.expectWrite('PATCH', '/businessrules/api/v1/rule');
    await page.getByRole('button', { name: 'Submit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Business Rule Edited Successfully' });
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toBeHidden();
  };
  await row.click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await save(`{"first":1,${keys}}`);
  expect(bodies[0]).toContain(`{"first":1,${keys}}`);
  expect(await isClean()).toBe(true);

  // Read again within the same document: what the first reading left must not change the second.
  await row.click();
  const viewer = page.getByRole('dialog');
  for (const key of ['__proto__', 'constructor', 'prototype', 'toString'])
    await expect(viewer.getByRole('tree')).toContainText(key);
  await viewer.getByRole('button', { name: 'Edit', exact: true }).click();
  const draft = await area.inputValue();
  expect(draft.replace(/\s/g, '')).toBe(`{"first":1,${keys}}`);
  await save(draft.replace('"first": 1', '"first": 2'));
  expect(JSON.stringify(JSON.parse(bodies[1] ?? ''))).toContain(`{"first":2,${keys}}`);
  expect(await isClean()).toBe(true);
  await page.reload();
  await expect(row).toBeVisible();
  expect(await isClean()).toBe(true);
});

test('FC37 the connection is cut within the passes: an error, no row of the half, and a retry that works', async ({
  page,
  open,
  setFaults,
}) => {
  await setFaults({ kind: 'cut', path: '/mobileticketview/*' });
  await open(`/agency-dashboard/${AGENCY_A}/passes`);
  const partial = await recordTextsOnPage(page, ['No more results', ' loaded']);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Unable to retrieve Passes');
  await expect(page.getByRole('rowheader')).toHaveCount(0);
  expect(await partial()).toEqual([]);
  await setFaults();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.table__footer')).toContainText('30 loaded');
});
