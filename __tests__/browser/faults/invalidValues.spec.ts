import { AGENCY_A, expect, test } from './harness/faultTest';

/** What a field may hold instead of what was promised. */
const ODD = [null, undefined, 12, '12', '12.5', {}, { a: { b: 1 } }, [], [1, 'x'], true, ''] as const;
const NEVER = /NaN|undefined|\bnull\b|\[object|Invalid date/i;

for (const { name, path, api, key, columns, money } of [
  {
    name: 'passes',
    path: 'passes',
    api: /\/mobileticketview\/api\/v2\/passes\//,
    key: 'id',
    columns: [
      'created',
      'sku',
      'name',
      'product',
      'price',
      'currency',
      'serial_number',
      'po_id',
      'payment_state',
      'state',
      'user_id',
      'application_session',
    ],
    money: 4,
  },
  {
    name: 'purchase orders',
    path: 'purchase-orders',
    api: /\/payment\/api\/v4\/purchase\?/,
    key: 'id',
    columns: [
      'order_form',
      'receipt',
      'client_receipt',
      'transaction_id',
      'created',
      'updated',
      'state',
      'reporting_receipt',
      'operator_id',
      'environment',
      'user_id',
      'application_session',
    ],
    money: null,
  },
  {
    name: 'riders',
    path: 'riders',
    api: /\/customersearch\/api\/v3\/riders\?/,
    key: 'user_id',
    columns: [
      'rmid',
      'customer_internal_id',
      'first_name',
      'last_name',
      'email',
      'a_telephone_number',
      'p_telephone_number',
      'date_of_birth',
      'smartcard_id',
      'smartcard',
      'smartcard_status',
      'concession_type',
      'rider_type',
      'amount',
    ],
    money: 14,
  },
]) {
  test(`FC32 ${name} with a wrong kind of value in each column: a dash or a text, and the rows that can’t be read counted`, async ({
    page,
    open,
  }) => {
    const rows = columns.flatMap((column, at) =>
      ODD.map((value, kind) => ({ [key]: 1 + at * ODD.length + kind, [column]: value })),
    );
    const unreadable = [{}, { [key]: null }, { [key]: {} }, { [key]: [1] }, 7, 'row', null, []];
    // Every row in the window at once: the list draws those in sight alone.
    await page.setViewportSize({ width: 1440, height: 7500 });
    await page.route(api, (route) => route.fulfill({ json: [...rows, ...unreadable] }));
    await open(`/agency-dashboard/${AGENCY_A}/${path}`);
    await expect(
      page.getByText(`${unreadable.length} rows could not be read and are left out.`),
    ).toBeVisible();
    await expect(page.locator('tr[data-index]')).toHaveCount(rows.length);
    const cells = await page.locator('tr[data-index]').evaluateAll((drawn) =>
      drawn.map((row) =>
        [...row.querySelectorAll<HTMLElement>('th, td')].map(({ innerText, title }) => ({
          innerText,
          title,
        })),
      ),
    );
    const texts = cells.flat().map(({ innerText }) => innerText);
    expect(texts.filter((text) => NEVER.test(text) || text === '' || text === '$0.00')).toEqual([]);
    expect(cells.flat().filter(({ title }) => NEVER.test(title))).toEqual([]);
    if (money === null) return;
    const amounts = new Set(cells.map((row) => row[money]?.innerText));
    expect([...amounts].sort()).toEqual(['$0.12', '—']);
  });
}
