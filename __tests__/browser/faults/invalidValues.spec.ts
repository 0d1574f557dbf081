import { AGENCY_A, expect, test } from './harness/faultTest';

/** Each value is invalid for at least one type of field, and valid for others. */
const TEST_VALUES = [null, undefined, 12, '12', '12.5', {}, { a: { b: 1 } }, [], [1, 'x'], true, ''] as const;
const FORBIDDEN_TEXT = /NaN|undefined|\bnull\b|\[object|Invalid date/i;

for (const { name, path, requestUrlPattern, idField, fields, amountCellIndex } of [
  {
    name: 'passes',
    path: 'passes',
    requestUrlPattern: /\/mobileticketview\/api\/v2\/passes\//,
    idField: 'id',
    fields: [
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
    amountCellIndex: 4,
  },
  {
    name: 'purchase orders',
    path: 'purchase-orders',
    requestUrlPattern: /\/payment\/api\/v4\/purchase\?/,
    idField: 'id',
    fields: [
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
    // No column shows an amount of money.
    amountCellIndex: null,
  },
  {
    name: 'riders',
    path: 'riders',
    requestUrlPattern: /\/customersearch\/api\/v3\/riders\?/,
    idField: 'user_id',
    fields: [
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
    amountCellIndex: 14,
  },
]) {
  test(`${name} with invalid values show a dash or readable text, and how many rows are left out`, async ({
    page,
    openSignedIn,
  }) => {
    const rows = fields.flatMap((field, fieldIndex) =>
      TEST_VALUES.map((value, valueIndex) => ({
        [idField]: 1 + fieldIndex * TEST_VALUES.length + valueIndex,
        [field]: value,
      })),
    );
    // Rows without a valid id.
    const unreadableRows = [
      {},
      { [idField]: null },
      { [idField]: {} },
      { [idField]: [1] },
      7,
      'row',
      null,
      [],
    ];
    // The virtual list renders only visible rows, so the window must be high enough for all.
    await page.setViewportSize({ width: 1440, height: 7500 });
    await page.route(requestUrlPattern, (route) => route.fulfill({ json: [...rows, ...unreadableRows] }));
    await openSignedIn(`/agency-dashboard/${AGENCY_A}/${path}`);
    await expect(
      page.getByText(`${unreadableRows.length} rows could not be read and are left out.`),
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
    if (amountCellIndex === null) return;
    // 12 and '12' are valid amounts, in cents.
    const amounts = new Set(cells.map((row) => row[amountCellIndex]?.innerText));
    expect([...amounts].sort()).toEqual(['$0.12', '—']);
  });
}
