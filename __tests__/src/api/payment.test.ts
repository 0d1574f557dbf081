import { paymentApi } from '@/api/payment';
import { answer, hang, openWire, type Wire } from '@tests/support/platform';
import { storeAs } from '@tests/support/storeAs';

const { endpoints } = paymentApi;
const agency = 'CBTA';
let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});
const store = () => storeAs({ agencies: [agency, 'AAT'] }, wire);

const userId = '1000058';

it('lists purchase orders with documents as text, and the whole row beside them', async () => {
  const signedIn = await store();
  const { data } = await signedIn.dispatch(endpoints.listPurchases.initiate({ agency }));
  const rows = data?.pages[0]?.rows ?? [];
  expect(rows).toHaveLength(30);
  const nested = rows.find((row) => row.order_form?.startsWith('{'));
  expect(JSON.parse(nested?.raw ?? '')).toHaveProperty('order_form.lines');
  expect(nested?.transaction_id).toEqual(expect.any(String));
  expect(rows.every((row) => row.receipt === null || typeof row.receipt === 'string')).toBe(true);
});

it('finds one purchase order or none, and those of a rider 10 a page', async () => {
  const signedIn = await store();
  const one = await signedIn.dispatch(endpoints.listPurchases.initiate({ agency, id: '44' }));
  expect(one.data?.pages[0]?.rows).toMatchObject([{ id: 44 }]);
  const none = await signedIn.dispatch(endpoints.listPurchases.initiate({ agency, id: 'abc' }));
  expect(none.data?.pages[0]?.rows).toEqual([]);
  await signedIn.dispatch(endpoints.listPurchases.initiate({ agency, userId }));
  expect(wire.sent.at(-1)).toContain('user_id=1000058&page=1&per_page=10&sort_order=desc&sort_field=created');
});

it('lists mediums, and reads an empty list', async () => {
  const signedIn = await store();
  const { data } = await signedIn.dispatch(endpoints.listMediums.initiate({ agency }));
  expect(data?.rows).toContainEqual({ medium: 'RMPay', alias: 'Account Balance' });
  wire.fault('/mediums', answer(200, {}));
  const none = await signedIn.dispatch(endpoints.listMediums.initiate({ agency: 'AAT' }));
  expect(none.data).toEqual({ rows: [], unreadable: 0 });
});

it('gets a payment; an unknown one is a 404', async () => {
  const signedIn = await store();
  const { data } = await signedIn.dispatch(endpoints.getPayment.initiate({ agency, paymentId: 5000111 }));
  expect(data).toMatchObject({ id: 5000111, transaction_amount: 225, fare_media: 'Cash Top-Up' });
  expect(JSON.parse(data?.raw ?? '')).toHaveProperty('fare_media_alias');
  const { error } = await signedIn.dispatch(endpoints.getPayment.initiate({ agency, paymentId: 1 }));
  expect(error).toMatchObject({ status: 404 });
});

it('corrects a payment, with a coupon too', async () => {
  const signedIn = await store();
  const correct = (correction: Parameters<typeof endpoints.correctPayment.initiate>[0]['correction']) =>
    signedIn.dispatch(
      endpoints.correctPayment.initiate({ agency, userId: '1000001', paymentId: 5000111, correction }),
    );
  const cash = await correct({ amount: 300, payment_medium: 'CashFare' });
  expect(cash.data).toMatchObject({ transaction_amount: 300, data: { coupon_id: null, coupon_count: null } });
  const coupon = await correct({ amount: 250, payment_medium: 'Coupon', coupon_id: 1, coupon_count: 2 });
  expect(coupon.data).toMatchObject({ transaction_amount: 250, data: { coupon_id: 1, coupon_count: 2 } });
  const refused = await correct({ amount: 250, payment_medium: 'Gold' });
  expect(refused.error).toMatchObject({ status: 400, message: expect.any(String) });
});

it.each([
  [201, 'Created'],
  [204, ''],
  [500, '{"message":"broken"}'],
])('takes any status but 200 as a failure: %i', async (status, body) => {
  const signedIn = await store();
  wire.fault('POST', () => new Response(status === 204 ? null : body, { status }));
  const { error } = await signedIn.dispatch(
    endpoints.correctPayment.initiate({
      agency,
      userId,
      paymentId: 1,
      correction: { amount: 1, payment_medium: 'Token' },
    }),
  );
  expect(error).toMatchObject({ kind: 'status', status });
});

it('aborts a correction that is under way when the session ends, and sends it once', async () => {
  const signedIn = await store();
  wire.fault('POST', hang);
  const running = signedIn.dispatch(
    endpoints.correctPayment.initiate({
      agency,
      userId,
      paymentId: 1,
      correction: { amount: 1, payment_medium: 'Token' },
    }),
  );
  running.abort();
  expect((await running).error).toBeDefined();
  expect(wire.sent.filter((line) => line.startsWith('POST'))).toHaveLength(1);
});
