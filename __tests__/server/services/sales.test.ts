import { openTestPlatform, rowsOf, type TestPlatform } from '../testPlatform';

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
  token = await platform.agencyToken('CBTA');
});
afterAll(() => platform.close());

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
    aliases: ['po_id', 'purchase_order', 'application_session', 'application_session_id'],
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
    aliases: ['trnid', 'transaction_id', 'order_form', 'receipt', 'client_receipt', 'reporting_receipt'],
  },
  {
    path: '/paymentview/api/v2/payments',
    perPage: 10,
    fields: ['created', 'id', 'status', 'transaction_amount', 'payment_type', 'user_id'],
    aliases: ['fare_media', 'fare_media_alias'],
  },
];

describe.each(LISTS)('$path', ({ path, perPage, fields, aliases }) => {
  const ask = (query: string, as = token) => platform.call(`${path}?${query}`, { token: as });
  const all = async (query = '', as = token) => {
    const rows: Row[] = [];
    let next: string | null = '1';
    while (next !== null) {
      const reply = await ask(`per_page=50&page=${next}&${query}`, as);
      rows.push(...rowsOf<Row>(reply));
      next = reply.headers.get('x-next-page');
    }
    return rows;
  };

  it('lists newest first, to the end, every row once', async () => {
    const first = await ask('');
    expect(rowsOf(first)).toHaveLength(perPage);
    const rows = await all();
    expect(rows).toHaveLength(120);
    expect(first.headers.get('x-total')).toBe('120');
    expect(new Set(rows.map(({ id }) => id)).size).toBe(120);
    const times = rows.map(({ created }) => created);
    expect(times).toEqual([...times].sort().reverse());
  });

  it.each([...fields, ...aliases])('sorts by %s', async (field) => {
    const rows = await all(`sort_field=${field}&sort_order=asc`);
    expect(rows).toHaveLength(120);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(120);
    const values = rows.map((row) => row[field]).filter((value) => value !== null && value !== undefined);
    if (!fields.includes(field)) return;
    const sorted = [...values].sort((a, b) =>
      typeof a === 'number' ? a - Number(b) : String(a) < String(b) ? -1 : 1,
    );
    expect(values).toEqual(sorted);
  });

  it('finds one by its id, and nothing by what is no id of its own', async () => {
    const [row] = await all();
    const [theirs] = await all('', await platform.agencyToken('METRO'));
    expect(rowsOf(await ask(`id=${row?.id}`))).toEqual([row]);
    for (const id of ['abc', '0', '-1', String(theirs?.id), "1' or '1'='1"]) {
      expect(rowsOf(await ask(`id=${encodeURIComponent(id)}`))).toEqual([]);
    }
  });

  it('shows those of one rider', async () => {
    const rows = await all();
    const user = rows.find(({ user_id }) => user_id !== null)?.user_id;
    const theirs = await ask(`user_id=${user}&per_page=100`);
    expect(rowsOf(theirs)).toEqual(rows.filter(({ user_id }) => user_id === user));
    expect(theirs.headers.get('x-total')).toBe(String(rowsOf(theirs).length));
  });

  it('shows nothing of another agency', async () => {
    const other = await platform.agencyToken('METRO');
    const mine = new Set((await all()).map(({ id }) => id));
    const theirs = await all('', other);
    expect(theirs.length).toBeGreaterThan(3);
    expect(theirs.filter(({ id }) => mine.has(id))).toEqual([]);
    const user = (await all()).find(({ user_id }) => user_id !== null)?.user_id;
    expect(rowsOf(await ask(`user_id=${user}`, other))).toEqual([]);
  });

  it('is empty for an agency without riders', async () => {
    const operator = await platform.operatorToken();
    const agencies = rowsOf<{ abbreviation: string }>(
      await platform.call('/agency/api/v4/agencies', { token: operator }),
    );
    const empty = await platform.agencyToken(agencies[11]?.abbreviation ?? '');
    const reply = await ask('', empty);
    expect(rowsOf(reply)).toEqual([]);
    expect(reply.headers.get('x-total')).toBe('0');
    expect(reply.headers.get('x-next-page')).toBeNull();
  });
});

it('links passes to purchase orders, and uses both spellings', async () => {
  const passes = rowsOf<Row>(await platform.call('/mobileticketview/api/v2/passes/?per_page=100', { token }));
  expect(passes.filter((row) => 'po_id' in row).length).toBeGreaterThan(10);
  expect(passes.filter((row) => 'purchase_order' in row).length).toBeGreaterThan(10);
  expect(passes[0]).toHaveProperty('product.attributes.fare_type');
  for (const pass of passes.slice(0, 10)) {
    const order = pass.po_id ?? pass.purchase_order;
    if (order === null) continue;
    const [found] = rowsOf<Row>(await platform.call(`/payment/api/v4/purchase?id=${order}`, { token }));
    expect(found).toMatchObject({ id: order, user_id: pass.user_id });
  }
});

it('has receipts that are texts, objects and nothing', async () => {
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

it('answers one payment as the list does', async () => {
  const payments = rowsOf<Row>(await platform.call('/paymentview/api/v2/payments?per_page=100', { token }));
  for (const payment of payments.slice(0, 5)) {
    expect((await platform.call(`/payment/api/v4/payment/${payment.id}`, { token })).body).toEqual(payment);
  }
  expect((await platform.call('/payment/api/v4/payment/1', { token })).status).toBe(404);
  const other = await platform.agencyToken('METRO');
  expect((await platform.call(`/payment/api/v4/payment/${payments[0]?.id}`, { token: other })).status).toBe(
    404,
  );
  expect(new Set(payments.map(({ status }) => status)).size).toBeGreaterThan(3);
  expect(payments.some(({ data }) => (data as { coupon_id?: number }).coupon_id !== undefined)).toBe(true);
});
