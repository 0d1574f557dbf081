import { AGENCY_A, expect, type Page, test } from './harness/faultTest';

/** Markup, a right-to-left override, zero-width characters, an emoji, and a very long word. */
const HOSTILE_TEXT = `<img src=x onerror=alert(1)><script>alert(2)</script>\u202Egnorw\u200B\u2066👩‍👩‍👧 javascript:alert(3) ${'W'.repeat(10_000)}`;
/** The part of the hostile text that is checked to be readable. */
const VISIBLE_PART = '<img src=x onerror=alert(1)><script>alert(2)</script>';

/** The returned function lists the effects of hostile text: dialogs, injected elements and a too wide page. */
function watchForHarm(page: Page): () => Promise<string[]> {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return async () => [
    ...dialogs,
    ...(await page.evaluate(() => [
      // The page's own inline scripts do not call alert.
      ...[...document.querySelectorAll('img, script:not([src]), [onerror], a[href^="javascript"]')]
        .filter((element) => !(element instanceof HTMLScriptElement) || element.text.includes('alert('))
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
      ...(document.documentElement.scrollWidth > window.innerWidth
        ? ['the page is wider than its window']
        : []),
    ])),
  ];
}

const readDistinctRowHeights = (page: Page) =>
  page
    .locator('tr[data-index]')
    .evaluateAll((rows) => [...new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height)))]);

test(
  'hostile names of riders and agencies are shown as plain text in rows of normal height',
  { tag: '@fault:hostile-text' },
  async ({ page, openSignedIn }) => {
    const listHarm = watchForHarm(page);
    const names = {
      first_name: HOSTILE_TEXT,
      last_name: HOSTILE_TEXT,
      email: HOSTILE_TEXT,
      cell_phone: HOSTILE_TEXT,
    };
    await page.route(/\/customersearch\/api\/v3\/riders\?/, (route) =>
      route.fulfill({
        json: [
          { user_id: 1_000_400, ...names, smartcard: HOSTILE_TEXT, rider_type: HOSTILE_TEXT },
          { user_id: 2, first_name: 'Plain' },
        ],
      }),
    );
    await page.route(/\/profile\/api\/v3\/profile\//, (route) =>
      route.fulfill({ json: { user_id: 1_000_400, ...names } }),
    );
    await page.route(/\/agency\/api\/v4\/agencies\/\?/, (route) =>
      route.fulfill({
        json: [
          {
            id: 1,
            abbreviation: 'BAD',
            name: HOSTILE_TEXT,
            databasename: HOSTILE_TEXT,
            timezone: 109,
            country_code: 840,
          },
          { id: 2, abbreviation: 'GOOD', name: 'Plain' },
        ],
      }),
    );
    await page.route(/\/agency\/api\/v4\/countries\//, (route) =>
      route.fulfill({ json: { rows: [{ country_code: 840, name: HOSTILE_TEXT }] } }),
    );
    await openSignedIn(`/agency-dashboard/${AGENCY_A}/riders`);
    await expect(page.getByRole('cell', { name: VISIBLE_PART }).first()).toBeVisible();
    expect(await readDistinctRowHeights(page)).toHaveLength(1);
    expect(await listHarm()).toEqual([]);
    await page.getByRole('rowheader', { name: '1000400' }).getByRole('link').click();
    await expect(page.getByLabel('Rider profile')).toContainText(VISIBLE_PART);
    await expect(page.getByRole('tab', { name: 'PASSES' })).toBeInViewport();
    expect(await listHarm()).toEqual([]);
    await page.getByRole('link', { name: 'All Agencies' }).click();
    await expect(page.getByRole('rowheader', { name: VISIBLE_PART })).toBeVisible();
    expect(await readDistinctRowHeights(page)).toHaveLength(1);
    expect(await listHarm()).toEqual([]);
    await page.goto('/agency-creation');
    await page.getByLabel('Country').fill('onerror');
    await expect(page.locator('.ant-select-item-option').filter({ hasText: VISIBLE_PART })).toBeVisible();
    expect(await listHarm()).toEqual([]);
    await page.keyboard.press('Escape');
  },
);

test(
  'hostile rule values and error messages are shown as plain text',
  { tag: '@fault:hostile-text' },
  async ({ page, openSignedIn, requestLog, setFaults }) => {
    const listHarm = watchForHarm(page);
    const rule = (id: number, identity: string, ruleValue: object) => ({
      id,
      category: 3,
      rule: { meta: { identity }, rule: ruleValue },
    });
    // The response for every category.
    const rules = [
      rule(901, 'hostile_text', { hostile_text: HOSTILE_TEXT }),
      rule(902, 'hostile_object', { [HOSTILE_TEXT]: HOSTILE_TEXT, second: 1 }),
      rule(903, HOSTILE_TEXT, { plain: 1 }),
    ];
    await page.route(/\/businessrules\/api\/v1\/rules\?/, (route) => route.fulfill({ json: rules }));
    await page.route(/\/businessrules\/api\/v1\/rules\/901/, (route) => route.fulfill({ json: rules[0] }));
    const errorBody = {
      code: HOSTILE_TEXT,
      message: HOSTILE_TEXT,
      description: HOSTILE_TEXT,
      extra: { message: HOSTILE_TEXT },
    };
    await setFaults({
      kind: 'status',
      status: 400,
      body: errorBody,
      method: 'PATCH',
      path: '/businessrules/*',
    });
    await openSignedIn(`/agency-dashboard/${AGENCY_A}/businessRules`);
    await page.getByRole('button', { name: 'Transfers', exact: true }).click();
    const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('cell', { name }) });
    await expect(page.getByText('hostile_object')).toBeVisible();
    expect(await readDistinctRowHeights(page)).toHaveLength(1);
    expect(await listHarm()).toEqual([]);

    await row('hostile_object').click();
    const viewer = page.getByRole('dialog');
    await expect(viewer.getByRole('tree')).toContainText('<img src=x onerror=alert(1)>');
    expect(await listHarm()).toEqual([]);
    await viewer.getByRole('button', { name: 'Close', exact: true }).last().click();

    await row('hostile_text').click();
    const field = page.getByRole('textbox', { name: 'Value' });
    await expect(field).toHaveValue(HOSTILE_TEXT);
    await field.fill('plain');
    requestLog.expectOneWrite('PATCH', '/businessrules/api/v1/rule');
    await page.getByRole('button', { name: 'Submit' }).click();
    const failureDialog = page.getByRole('dialog').filter({ hasText: 'Business Rule Edit Failure' });
    await expect(failureDialog).toContainText(VISIBLE_PART);
    await expect(failureDialog.getByRole('button', { name: 'Try again' })).toBeInViewport();
    // The portal truncates server messages.
    expect(((await failureDialog.textContent()) ?? '').length).toBeLessThan(3_000);
    expect(await listHarm()).toEqual([]);
  },
);
