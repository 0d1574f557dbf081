import { mobileticketviewApi } from '@/api/mobileticketview';
import { createTestStore } from '@tests/support/createTestStore';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';

const { endpoints } = mobileticketviewApi;
const agency = 'CBTA';
const network = setUpNetwork();
const createStore = () => createTestStore({ agencies: [agency] }, network);

it('lists passes, the newest first, 30 per page', async () => {
  const store = await createStore();
  const { data } = await store.dispatch(endpoints.listPasses.initiate({ agency, id: '' }));
  const rows = data?.pages[0]?.rows ?? [];
  expect(rows).toHaveLength(30);
  const created = rows.map((row) => row.created ?? '');
  expect(created).toEqual([...created].sort().reverse());
  expect(network.requests[0]).toMatch(/passes\/\?page=1&per_page=30&sort_order=desc&sort_field=created$/);
});

it('accepts both names of a field (decision 12), and keeps the JSON of the whole row unchanged', async () => {
  const store = await createStore();
  const { data } = await store.dispatch(endpoints.listPasses.initiate({ agency }));
  const rows = data?.pages[0]?.rows ?? [];
  // The platform uses one name in rows with an even id and the other name in rows with an odd id.
  const evenIdRow = rows.find(({ id }) => Number(id) % 2 === 0);
  const oddIdRow = rows.find(({ id }) => Number(id) % 2 === 1);
  for (const row of [evenIdRow, oddIdRow]) {
    expect(row?.po_id).not.toBeNull();
    expect(row?.application_session).not.toBeNull();
    expect(row?.product.attributes.fare_type).toEqual(expect.any(String));
  }
  expect(JSON.parse(evenIdRow?.raw ?? '')).toHaveProperty('po_id');
  expect(JSON.parse(oddIdRow?.raw ?? '')).toHaveProperty('purchase_order');
});

it('finds a pass by its id, and lists the passes of a rider, 10 per page', async () => {
  const store = await createStore();
  const foundResult = await store.dispatch(endpoints.listPasses.initiate({ agency, id: '2000044' }));
  expect(foundResult.data?.pages[0]?.rows).toMatchObject([{ id: 2000044 }]);
  const emptyResult = await store.dispatch(endpoints.listPasses.initiate({ agency, id: '7' }));
  expect(emptyResult.data?.pages).toMatchObject([{ rows: [], invalidRowCount: 0, next: null, total: 0 }]);
  await store.dispatch(endpoints.listPasses.initiate({ agency, userId: '1000058' }));
  expect(network.requests.at(-1)).toContain('?user_id=1000058&page=1&per_page=10&');
});

it('parses rows that have only an id, and counts the rows without a valid id', async () => {
  const store = await createStore();
  // The first id is no safe integer, so it is read as a text, and the third row has none.
  const body =
    '{"data":{"rows":[{"id":9007199254740993},{"id":1,"product":null,"__proto__":{"x":1}},{"sku":"A"},3]}}';
  network.intercept('/passes/', respondWith(200, body));
  const { data } = await store.dispatch(endpoints.listPasses.initiate({ agency }));
  expect(data?.pages[0]).toMatchObject({
    invalidRowCount: 2,
    rows: [{ id: '9007199254740993' }, { id: 1, product: { attributes: { fare_type: null } } }],
  });
  expect(data?.pages[0]?.rows[1]?.raw).toBe('{"id":1,"product":null,"__proto__":{"x":1}}');
});

it('reports a 403 with the server message', async () => {
  const store = await createStore();
  network.intercept('/passes/', respondWith(403, { message: 'not yours' }));
  const { error } = await store.dispatch(endpoints.listPasses.initiate({ agency }));
  expect(error).toMatchObject({ kind: 'status', status: 403, message: 'not yours' });
});
