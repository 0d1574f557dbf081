import { paymentApi } from '@/api/payment';
import { createTestStore } from '@tests/support/createTestStore';
import { neverRespond, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';

const { endpoints } = paymentApi;
const agency = 'CBTA';
/** For a second call of an endpoint: the response for `agency` is cached. */
const otherAgency = 'AAT';
const network = setUpNetwork();
const createStore = () => createTestStore({ agencies: [agency, otherAgency] }, network);

const userId = '1000058';

it('lists purchase orders with order form and receipts as text, and with the JSON of the whole row', async () => {
  const store = await createStore();
  const { data } = await store.dispatch(endpoints.listPurchases.initiate({ agency }));
  const rows = data?.pages[0]?.rows ?? [];
  expect(rows).toHaveLength(30);
  const nested = rows.find((row) => row.order_form?.startsWith('{'));
  expect(JSON.parse(nested?.raw ?? '')).toHaveProperty('order_form.lines');
  expect(nested?.transaction_id).toEqual(expect.any(String));
  expect(rows.every((row) => row.receipt === null || typeof row.receipt === 'string')).toBe(true);
});

it('keeps form and receipts of a purchase order as the platform has sent them', async () => {
  const store = await createStore();
  const form = '{"id":9007199254740993, "price":1.0}';
  const body = `[{"id":1,"trnid":12345678901234567890,"order_form":${form},"receipt":[${form}],"client_receipt":"{}","reporting_receipt":null}]`;
  network.intercept('/purchase', respondWith(200, body));
  const { data } = await store.dispatch(endpoints.listPurchases.initiate({ agency }));
  expect(data?.pages[0]?.rows[0]).toMatchObject({
    order_form: form,
    receipt: `[${form}]`,
    client_receipt: '{}',
    reporting_receipt: null,
    transaction_id: '12345678901234567890',
  });
});

it('finds a purchase order by its id, and lists the purchase orders of a rider, 10 per page', async () => {
  const store = await createStore();
  const foundResult = await store.dispatch(endpoints.listPurchases.initiate({ agency, id: '44' }));
  expect(foundResult.data?.pages[0]?.rows).toMatchObject([{ id: 44 }]);
  const emptyResult = await store.dispatch(endpoints.listPurchases.initiate({ agency, id: 'abc' }));
  expect(emptyResult.data?.pages[0]?.rows).toEqual([]);
  await store.dispatch(endpoints.listPurchases.initiate({ agency, userId }));
  expect(network.requests.at(-1)).toContain(
    'user_id=1000058&page=1&per_page=10&sort_order=desc&sort_field=created',
  );
});

it('lists mediums, and parses an empty list', async () => {
  const store = await createStore();
  const { data } = await store.dispatch(endpoints.listMediums.initiate({ agency }));
  expect(data?.rows).toContainEqual({ medium: 'RMPay', alias: 'Account Balance' });
  network.intercept('/mediums', respondWith(200, {}));
  const emptyResult = await store.dispatch(endpoints.listMediums.initiate({ agency: otherAgency }));
  expect(emptyResult.data).toEqual({ rows: [], invalidRowCount: 0 });
});

it('gets a payment; an unknown one is a 404', async () => {
  const store = await createStore();
  const { data } = await store.dispatch(endpoints.getPayment.initiate({ agency, paymentId: 5000111 }));
  expect(data).toMatchObject({ id: 5000111, transaction_amount: 225, fare_media: 'Cash Top-Up' });
  expect(JSON.parse(data?.raw ?? '')).toHaveProperty('fare_media_alias');
  const { error } = await store.dispatch(endpoints.getPayment.initiate({ agency, paymentId: 1 }));
  expect(error).toMatchObject({ status: 404 });
});

it('corrects a payment, also to a coupon', async () => {
  const store = await createStore();
  const paymentId = 5000111;
  const correct = (correction: Parameters<typeof endpoints.correctPayment.initiate>[0]['correction']) =>
    store.dispatch(endpoints.correctPayment.initiate({ agency, userId: '1000001', paymentId, correction }));
  const readPayment = async () => {
    const read = endpoints.getPayment.initiate({ agency, paymentId }, { forceRefetch: true });
    return (await store.dispatch(read)).data;
  };
  await correct({ amount: 300, payment_medium: 'CashFare' });
  expect(await readPayment()).toMatchObject({
    transaction_amount: 300,
    data: { coupon_id: null, coupon_count: null },
  });
  await correct({ amount: 250, payment_medium: 'Coupon', coupon_id: 1, coupon_count: 2 });
  expect(await readPayment()).toMatchObject({
    transaction_amount: 250,
    data: { coupon_id: 1, coupon_count: 2 },
  });
  const rejectedResult = await correct({ amount: 250, payment_medium: 'Gold' });
  expect(rejectedResult.error).toMatchObject({ status: 400, message: expect.any(String) });
  // Status 200 is the success (section 4 of the specification), whatever the body says.
  network.intercept('POST', respondWith(200, { corrected: true }));
  expect(await correct({ amount: 250, payment_medium: 'Token' })).not.toHaveProperty('error');
});

it.each([
  [201, 'Created'],
  [204, ''],
  [500, '{"message":"broken"}'],
])('takes status %i as a failure, because only 200 is a success', async (status, body) => {
  const store = await createStore();
  network.intercept('POST', () => new Response(status === 204 ? null : body, { status }));
  const { error } = await store.dispatch(
    endpoints.correctPayment.initiate({
      agency,
      userId,
      paymentId: 1,
      correction: { amount: 1, payment_medium: 'Token' },
    }),
  );
  expect(error).toMatchObject({ kind: 'status', status });
});

it('aborts a pending correction when its caller aborts it, and sends it once', async () => {
  const store = await createStore();
  network.intercept('POST', neverRespond);
  const pendingCorrection = store.dispatch(
    endpoints.correctPayment.initiate({
      agency,
      userId,
      paymentId: 1,
      correction: { amount: 1, payment_medium: 'Token' },
    }),
  );
  pendingCorrection.abort();
  expect((await pendingCorrection).error).toBeDefined();
  expect(network.listWrites()).toHaveLength(1);
});
