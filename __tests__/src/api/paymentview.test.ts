import { paymentviewApi } from '@/api/paymentview';
import { answer, openWire, type Wire } from '@tests/support/platform';
import { storeAs } from '@tests/support/storeAs';

const { endpoints } = paymentviewApi;
const agency = 'CBTA';
let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});
const store = () => storeAs({ agencies: [agency, 'AAT'] }, wire);

it('lists the payments of a rider with one spelling of their medium', async () => {
  const signedIn = await store();
  const { data } = await signedIn.dispatch(endpoints.listPayments.initiate({ agency, userId: '1000001' }));
  expect(data?.pages[0]).toMatchObject({ next: null, unreadable: 0 });
  expect(data?.pages[0]?.rows).toMatchObject([
    { id: 5000111, fare_media: 'Cash Top-Up', user_id: 1000001, data: { coupon_id: null } },
  ]);
  expect(JSON.parse(data?.pages[0]?.rows[0]?.raw ?? '')).toHaveProperty('status', 'PAYMENT.DECLINED');
});

it('reads a rider without payments as empty, and tells a failure', async () => {
  const signedIn = await store();
  const none = await signedIn.dispatch(endpoints.listPayments.initiate({ agency, userId: '7' }));
  expect(none.data?.pages).toEqual([{ rows: [], unreadable: 0, next: null }]);
  wire.fault('user_id=8', answer(500));
  const { error } = await signedIn.dispatch(endpoints.listPayments.initiate({ agency, userId: '8' }));
  expect(error).toEqual({ kind: 'status', status: 500 });
});
