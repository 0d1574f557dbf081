import { openTestPlatform, readAllPages, RIDER_COUNT, rowsOf, type TestPlatform } from '../testPlatform';

interface Row {
  [field: string]: unknown;
  id: number;
  user_id: number | null;
  created: string;
}

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await openTestPlatform();
  token = await platform.fetchAgencyToken('CBTA');
});
afterAll(() => platform.close());

/**
 * The order of rows sorted by one of `uncheckedSortFields` is not compared: a row has such a field under one of two
 * names, or the values are objects.
 */
const LISTS = [
  {
    path: '/mobileticketview/api/v2/passes/',
    perPage: 30,
    fields: [
      'created',
      'id',
      'name',
      'sku',
      'price',
      'currency',
      'serial_number',
      'payment_state',
      'state',
      'user_id',
    ],
    uncheckedSortFields: ['po_id', 'purchase_order', 'application_session', 'application_session_id'],
  },
  {
    path: '/payment/api/v4/purchase',
    perPage: 30,
    fields: [
      'created',
      'id',
      'updated',
      'state',
      'operator_id',
      'environment',
      'user_id',
      'application_session',
    ],
    uncheckedSortFields: [
      'trnid',
      'transaction_id',
      'order_form',
      'receipt',
      'client_receipt',
      'reporting_receipt',
    ],
  },
  {
    path: '/paymentview/api/v2/payments',
    perPage: 10,
    fields: ['created', 'id', 'status', 'transaction_amount', 'payment_type', 'user_id'],
    uncheckedSortFields: ['fare_media', 'fare_media_alias'],
  },
];

describe.each(LISTS)('$path', ({ path, perPage, fields, uncheckedSortFields }) => {
  const requestList = (query: string, authToken = token) =>
    platform.call(`${path}?${query}`, { token: authToken });
  const readAllRows = async (query = '', authToken = token) => {
    const pages = await readAllPages((page) => requestList(`per_page=50&page=${page}&${query}`, authToken));
    return pages.flatMap((page) => rowsOf<Row>(page));
  };

  it('lists every row once, newest first', async () => {
    const firstPage = await requestList('');
    expect(rowsOf(firstPage)).toHaveLength(perPage);
    const rows = await readAllRows();
    expect(rows).toHaveLength(RIDER_COUNT);
    expect(firstPage.headers.get('x-total')).toBe(String(RIDER_COUNT));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(RIDER_COUNT);
    const times = rows.map(({ created }) => created);
    expect(times).toEqual([...times].sort().reverse());
  });

  const readSortedRows = async (field: string) => {
    const rows = await readAllRows(`sort_field=${field}&sort_order=asc`);
    expect(rows).toHaveLength(RIDER_COUNT);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(RIDER_COUNT);
    return rows;
  };

  it.each(uncheckedSortFields)('accepts sort_field %s, and lists every row once', readSortedRows);

  it.each(fields)('sorts by %s', async (field) => {
    const rows = await readSortedRows(field);
    const values = rows.map((row) => row[field]).filter((value) => value !== null && value !== undefined);
    const sorted = [...values].sort((a, b) =>
      typeof a === 'number' ? a - Number(b) : String(a) < String(b) ? -1 : 1,
    );
    expect(values).toEqual(sorted);
  });

  it('finds a row by its id, and nothing by an invalid or another agency’s id', async () => {
    const [row] = await readAllRows();
    const [otherRow] = await readAllRows('', await platform.fetchAgencyToken('METRO'));
    expect(rowsOf(await requestList(`id=${row?.id}`))).toEqual([row]);
    for (const id of ['abc', '0', '-1', String(otherRow?.id), "1' or '1'='1"]) {
      expect(rowsOf(await requestList(`id=${encodeURIComponent(id)}`))).toEqual([]);
    }
  });

  it('filters by rider', async () => {
    const rows = await readAllRows();
    const userId = rows.find(({ user_id }) => user_id !== null)?.user_id;
    const response = await requestList(`user_id=${userId}&per_page=100`);
    expect(rowsOf(response)).toEqual(rows.filter(({ user_id }) => user_id === userId));
    expect(response.headers.get('x-total')).toBe(String(rowsOf(response).length));
  });

  it('shows no rows of another agency', async () => {
    const otherToken = await platform.fetchAgencyToken('METRO');
    const ownIds = new Set((await readAllRows()).map(({ id }) => id));
    const otherRows = await readAllRows('', otherToken);
    expect(otherRows.length).toBeGreaterThan(3);
    expect(otherRows.filter(({ id }) => ownIds.has(id))).toEqual([]);
    const userId = (await readAllRows()).find(({ user_id }) => user_id !== null)?.user_id;
    expect(rowsOf(await requestList(`user_id=${userId}`, otherToken))).toEqual([]);
  });

  it('is empty for an agency without riders', async () => {
    const operatorToken = await platform.fetchOperatorToken();
    const agencies = rowsOf<{ abbreviation: string }>(
      await platform.call('/agency/api/v4/agencies?order=id', { token: operatorToken }),
    );
    // The seed gives the twelfth agency no riders.
    const emptyAgencyToken = await platform.fetchAgencyToken(agencies[11]?.abbreviation ?? '');
    const response = await requestList('', emptyAgencyToken);
    expect(rowsOf(response)).toEqual([]);
    expect(response.headers.get('x-total')).toBe('0');
    expect(response.headers.get('x-next-page')).toBeNull();
  });
});

it('links passes to purchase orders, under both field names', async () => {
  const passes = rowsOf<Row>(await platform.call('/mobileticketview/api/v2/passes/?per_page=100', { token }));
  expect(passes.filter((row) => 'po_id' in row).length).toBeGreaterThan(10);
  expect(passes.filter((row) => 'purchase_order' in row).length).toBeGreaterThan(10);
  expect(passes[0]).toHaveProperty('product.attributes.fare_type');
  const linked = passes
    .map((pass) => ({ pass, order: pass.po_id ?? pass.purchase_order }))
    .filter(({ order }) => order !== null);
  expect(linked.length).toBeGreaterThan(10);
  for (const { pass, order } of linked.slice(0, 10)) {
    const [linkedOrder] = rowsOf<Row>(await platform.call(`/payment/api/v4/purchase?id=${order}`, { token }));
    expect(linkedOrder).toMatchObject({ id: order, user_id: pass.user_id });
  }
});

it('seeds receipts that are strings, objects and null', async () => {
  const orders = rowsOf<Row>(await platform.call('/payment/api/v4/purchase?per_page=100', { token }));
  const kinds = new Set(
    orders.flatMap((row) =>
      [row.receipt, row.client_receipt, row.reporting_receipt].map((value) =>
        value === null ? 'null' : typeof value,
      ),
    ),
  );
  expect([...kinds].sort()).toEqual(['null', 'object', 'string']);
});

it('returns a single payment as the list does', async () => {
  const payments = rowsOf<Row>(await platform.call('/paymentview/api/v2/payments?per_page=100', { token }));
  for (const payment of payments.slice(0, 5)) {
    expect((await platform.call(`/payment/api/v4/payment/${payment.id}`, { token })).body).toEqual(payment);
  }
  expect((await platform.call('/payment/api/v4/payment/1', { token })).status).toBe(404);
  const otherToken = await platform.fetchAgencyToken('METRO');
  expect(
    (await platform.call(`/payment/api/v4/payment/${payments[0]?.id}`, { token: otherToken })).status,
  ).toBe(404);
  expect(new Set(payments.map(({ status }) => status)).size).toBeGreaterThan(3);
  expect(payments.some(({ data }) => (data as { coupon_id?: number }).coupon_id !== undefined)).toBe(true);
});
