import { mobileticketviewApi } from '@/api/mobileticketview';
import { answer, openWire, type Wire } from '@tests/support/platform';
import { storeAs } from '@tests/support/storeAs';

const { endpoints } = mobileticketviewApi;
const agency = 'CBTA';
let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});
const store = () => storeAs({ agencies: [agency, 'AAT'] }, wire);

it('lists passes, the newest first, 30 a page', async () => {
  const signedIn = await store();
  const { data } = await signedIn.dispatch(endpoints.listPasses.initiate({ agency, id: '' }));
  const rows = data?.pages[0]?.rows ?? [];
  expect(rows).toHaveLength(30);
  const created = rows.map((row) => row.created ?? '');
  expect(created).toEqual([...created].sort().reverse());
  expect(wire.sent[0]).toMatch(/passes\/\?page=1&per_page=30&sort_order=desc&sort_field=created$/);
});

it('reads both spellings, and keeps the whole row as it came', async () => {
  const signedIn = await store();
  const { data } = await signedIn.dispatch(endpoints.listPasses.initiate({ agency }));
  const rows = data?.pages[0]?.rows ?? [];
  const even = rows.find(({ id }) => Number(id) % 2 === 0);
  const odd = rows.find(({ id }) => Number(id) % 2 === 1);
  for (const row of [even, odd]) {
    expect(row?.po_id).not.toBeNull();
    expect(row?.application_session).not.toBeNull();
    expect(row?.product.attributes.fare_type).toEqual(expect.any(String));
  }
  expect(JSON.parse(even?.raw ?? '')).toHaveProperty('po_id');
  expect(JSON.parse(odd?.raw ?? '')).toHaveProperty('purchase_order');
});

it('finds one pass or none, and those of a rider 10 a page', async () => {
  const signedIn = await store();
  const one = await signedIn.dispatch(endpoints.listPasses.initiate({ agency, id: '2000044' }));
  expect(one.data?.pages[0]?.rows).toMatchObject([{ id: 2000044 }]);
  const none = await signedIn.dispatch(endpoints.listPasses.initiate({ agency, id: '7' }));
  expect(none.data?.pages).toEqual([{ rows: [], unreadable: 0, next: null }]);
  await signedIn.dispatch(endpoints.listPasses.initiate({ agency, userId: '1000058' }));
  expect(wire.sent.at(-1)).toContain('?user_id=1000058&page=1&per_page=10&');
});

it('reads rows that lack everything, and counts those without an id', async () => {
  const signedIn = await store();
  const body =
    '{"data":{"rows":[{"id":9007199254740993},{"id":1,"product":null,"__proto__":{"x":1}},{"sku":"A"},3]}}';
  wire.fault('/passes/', answer(200, body));
  const { data } = await signedIn.dispatch(endpoints.listPasses.initiate({ agency }));
  expect(data?.pages[0]).toMatchObject({
    unreadable: 3,
    rows: [{ id: 1, product: { attributes: { fare_type: null } } }],
  });
  expect(data?.pages[0]?.rows[0]?.raw).toBe('{"id":1,"product":null,"__proto__":{"x":1}}');
});

it('tells a refusal', async () => {
  const signedIn = await store();
  wire.fault('/passes/', answer(403, { message: 'not yours' }));
  const { error } = await signedIn.dispatch(endpoints.listPasses.initiate({ agency }));
  expect(error).toEqual({ kind: 'status', status: 403, message: 'not yours' });
});
