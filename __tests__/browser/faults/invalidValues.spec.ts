import { AGENCY_A, expect, test } from './harness/faultTest';

/** Values that a field gets instead of a valid one. */
const INVALID_VALUES = [
  null,
  undefined,
  12,
  '12',
  '12.5',
  {},
  { a: { b: 1 } },
  [],
  [1, 'x'],
  true,
  '',
] as const;
const FORBIDDEN_TEXT = /NaN|undefined|\bnull\b|\[object|Invalid date/i;

for (const { name, path, api, key, columns, moneyColumn } of [
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
    moneyColumn: 4,
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
    moneyColumn: null,
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
    moneyColumn: 14,
  },
]) {
  test(`${name} with invalid values show a dash or a text, and the number of invalid rows`, async ({
    page,
    open,
  }) => {
    const rows = columns.flatMap((column, columnIndex) =>
      INVALID_VALUES.map((value, valueIndex) => ({
        [key]: 1 + columnIndex * INVALID_VALUES.length + valueIndex,
        [column]: value,
      })),
    );
    const invalidRows = [{}, { [key]: null }, { [key]: {} }, { [key]: [1] }, 7, 'row', null, []];
    // The virtual list renders only visible rows, so the window must be high enough for all.
    await page.setViewportSize({ width: 1440, height: 7500 });
    await page.route(api, (route) => route.fulfill({ json: [...rows, ...invalidRows] }));
    await open(`/agency-dashboard/${AGENCY_A}/${path}`);
    await expect(
      page.getByText(`${invalidRows.length} rows could not be read and are left out.`),
    ).toBeVisible();
    await expect(page.locator('tr[data-index]')).toHaveCount(rows.length);
    const cells = await page.locator('tr[data-index]').evaluateAll((rowElements) =>
      rowElements.map((row) =>
        [...row.querySelectorAll<HTMLElement>('th, td')].map(({ innerText, title }) => ({
          innerText,
          title,
        })),
      ),
    );
    const texts = cells.flat().map(({ innerText }) => innerText);
    expect(texts.filter((text) => FORBIDDEN_TEXT.test(text) || text === '' || text === '$0.00')).toEqual([]);
    expect(cells.flat().filter(({ title }) => FORBIDDEN_TEXT.test(title))).toEqual([]);
    if (moneyColumn === null) return;
    const amounts = new Set(cells.map((row) => row[moneyColumn]?.innerText));
    expect([...amounts].sort()).toEqual(['$0.12', '—']);
  });
}
