import { join } from 'node:path';
import { openDatabase } from '@server/db/database';
import { openTestPlatform, rowsOf, type TestPlatform, type TestResponse } from '../../testPlatform';

interface Payment {
  id: number;
  user_id: number;
  transaction_amount: number;
}

let platform: TestPlatform;
let token: string;
let couponId: number;
/** Payments of riders with a balance. Each test uses another payment. */
let payments: Payment[];
let payment: Payment;
beforeAll(async () => {
  platform = await openTestPlatform();
  token = await platform.fetchAgencyToken('CBTA');
  // The API calls coupons tickets.
  couponId =
    rowsOf<{ id: number }>(await platform.call('/simpleticket/api/v1/tickets/', { token }))[0]?.id ?? 0;
  const riders = rowsOf<{ user_id: number; amount: number | null }>(
    await platform.call('/customersearch/api/v3/riders?per_page=100', { token }),
  );
  const userIdsWithBalance = new Set(
    riders.filter(({ amount }) => amount !== null).map(({ user_id }) => user_id),
  );
  payments = rowsOf<Payment>(
    await platform.call('/paymentview/api/v2/payments?per_page=100', { token }),
  ).filter(({ user_id, transaction_amount }) => userIdsWithBalance.has(user_id) && transaction_amount > 0);
});
beforeEach(() => {
  payment = payments.pop() ?? payment;
});
afterAll(() => platform.close());

const readBalance = async (user: number) =>
  rowsOf<{ amount: number }>(await platform.call(`/balance/api/v2/balances/${user}`, { token }))[0]?.amount ??
  null;
const correctPayment = (
  body: unknown,
  headers: Record<string, string> = {},
  authToken = token,
): Promise<TestResponse> =>
  platform.call(`/payment/api/v4/correction/payment/${payment.id}`, {
    method: 'POST',
    token: authToken,
    body,
    headers,
  });

it('changes the payment and adjusts the balance by the difference', async () => {
  const balanceBefore = (await readBalance(payment.user_id)) ?? 0;
  const response = await correctPayment({
    amount: payment.transaction_amount + 125,
    payment_medium: 'CashFare',
  });
  expect(response.status).toBe(200);
  expect(response.body).toMatchObject({
    id: payment.id,
    transaction_amount: payment.transaction_amount + 125,
  });
  expect((await platform.call(`/payment/api/v4/payment/${payment.id}`, { token })).body).toEqual(
    response.body,
  );
  expect(await readBalance(payment.user_id)).toBe(balanceBefore + 125);
  await correctPayment({ amount: 0, payment_medium: 'NoPay' });
  expect(await readBalance(payment.user_id)).toBe(balanceBefore - payment.transaction_amount);
});

it('gives no balance to a rider without one when only the medium changes', async () => {
  const db = openDatabase(join(platform.instance.dataDir, 'us-east.sqlite'));
  db.run('UPDATE riders SET amount = NULL WHERE agency_id = 1 AND user_id = ?', payment.user_id);
  db.close();
  const correct = (amount: number) => correctPayment({ amount, payment_medium: 'Token' });
  expect((await correct(payment.transaction_amount)).status).toBe(200);
  expect(await readBalance(payment.user_id)).toBeNull();
  await correct(payment.transaction_amount + 5);
  expect(await readBalance(payment.user_id)).toBe(5);
});

it('stores coupon and count with the medium Coupon, and removes them with another medium', async () => {
  const withCoupon = await correctPayment({
    amount: 100,
    payment_medium: 'Coupon',
    coupon_id: couponId,
    coupon_count: 2,
  });
  expect(withCoupon.body).toMatchObject({ data: { coupon_id: couponId, coupon_count: 2 } });
  expect((await correctPayment({ amount: 100, payment_medium: 'Token' })).body).toMatchObject({ data: {} });
});

it.each<[unknown, string]>([
  [{ amount: 1 }, 'payment_medium is missing'],
  [{ amount: '1', payment_medium: 'Token' }, 'amount must be a whole number'],
  [{ amount: -1, payment_medium: 'Token' }, 'amount must be a whole number of at least 0'],
  [{ amount: 1.5, payment_medium: 'Token' }, 'amount must be a whole number'],
  [{ amount: 2 ** 53, payment_medium: 'Token' }, 'amount must be at most 9007199254740991'],
  [{ amount: 1, payment_medium: 'Barter' }, 'payment_medium must be one of RMPay, NoPay'],
  // Media of the platform that a correction cannot set (section 9 of the specification).
  ...['CreditCard', 'AgencyCredit', 'ImportedBalance', 'ZeroFare'].map(
    (payment_medium) =>
      [{ amount: 1, payment_medium }, 'payment_medium must be one of'] satisfies [unknown, string],
  ),
  [{ amount: 1, payment_medium: 'Coupon' }, 'coupon_id is missing. coupon_count is missing.'],
  [
    { amount: 1, payment_medium: 'Coupon', coupon_id: 99_999, coupon_count: 1 },
    'coupon_id is not a coupon of the agency',
  ],
  [
    { amount: 1, payment_medium: 'Coupon', coupon_id: 1, coupon_count: 0 },
    'coupon_count must be a whole number of at least 1',
  ],
  [{ amount: 1, payment_medium: 'Token', coupon_id: 1, coupon_count: 1 }, 'for the medium Coupon only'],
  [{ amount: 1, payment_medium: 'Token', note: 'x' }, 'note is not known'],
])('rejects %j and changes nothing', async (body, message) => {
  const balanceBefore = await readBalance(payment.user_id);
  const response = await correctPayment(body);
  expect(response.status).toBe(400);
  expect(response.text).toContain(message);
  expect(await readBalance(payment.user_id)).toBe(balanceBefore);
  const after = await platform.call(`/payment/api/v4/payment/${payment.id}`, { token });
  expect(after.body).toMatchObject({ transaction_amount: payment.transaction_amount });
});

it('keeps the balance a safe integer', async () => {
  await correctPayment({ amount: 2 ** 53 - 1, payment_medium: 'Token' });
  const response = await correctPayment({ amount: 2 ** 53 - 1, payment_medium: 'Token' });
  // 400 if the first correction was rejected too, which depends on the rider's balance.
  expect([200, 400]).toContain(response.status);
  expect(Number.isSafeInteger((await readBalance(payment.user_id)) ?? 0)).toBe(true);
});

it('responds 404 for a payment of another agency, and 400 for its coupon', async () => {
  const otherToken = await platform.fetchAgencyToken('METRO');
  expect((await correctPayment({ amount: 1, payment_medium: 'Token' }, {}, otherToken)).status).toBe(404);
  const otherCoupon = rowsOf<{ id: number }>(
    await platform.call('/simpleticket/api/v1/tickets/', { token: otherToken }),
  )[0];
  const response = await correctPayment({
    amount: 1,
    payment_medium: 'Coupon',
    coupon_id: otherCoupon?.id,
    coupon_count: 1,
  });
  expect(response.status).toBe(400);
});

describe('with an Idempotency-Key', () => {
  let keyHeader: Record<string, string>;
  beforeEach(() => {
    keyHeader = { 'idempotency-key': `key-${payment.id}` };
  });

  it('applies a repeated correction once', async () => {
    const balanceBefore = (await readBalance(payment.user_id)) ?? 0;
    const body = { amount: payment.transaction_amount + 10, payment_medium: 'Token' };
    const first = await correctPayment(body, keyHeader);
    // Another correction in between, which the repeated one must not undo.
    await correctPayment({ amount: payment.transaction_amount + 500, payment_medium: 'Token' });
    const repeated = await correctPayment(body, keyHeader);
    expect([repeated.status, repeated.text]).toEqual([first.status, first.text]);
    expect(repeated.headers.get('idempotent-replayed')).toBe('true');
    expect(await readBalance(payment.user_id)).toBe(balanceBefore + 500);
  });

  it('responds 422 when the body differs', async () => {
    await correctPayment({ amount: 1, payment_medium: 'Token' }, keyHeader);
    expect((await correctPayment({ amount: 2, payment_medium: 'Token' }, keyHeader)).status).toBe(422);
  });

  it('accepts the key again after a rejected write', async () => {
    expect((await correctPayment({ amount: -1, payment_medium: 'Token' }, keyHeader)).status).toBe(400);
    expect((await correctPayment({ amount: 1, payment_medium: 'Token' }, keyHeader)).status).toBe(200);
  });

  it('keeps the keys of different agencies apart', async () => {
    await correctPayment({ amount: 1, payment_medium: 'Token' }, keyHeader);
    const otherToken = await platform.fetchAgencyToken('METRO');
    const response = await correctPayment({ amount: 2, payment_medium: 'Token' }, keyHeader, otherToken);
    // The payment of another agency is not found; a shared key would give 422 for another body.
    expect(response.status).toBe(404);
  });

  it('responds as to the first request, also while that is pending', async () => {
    const body = { email: 'twice@cbta.example', password: 'Good-Pass-1', rmid: 0 };
    const register = () =>
      platform.call('/auth/api/v3/administrators', { method: 'POST', token, body, headers: keyHeader });
    // Hashing the password takes a while, so the second request arrives while the first is pending.
    const responses = await Promise.all([register(), register()]);
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    expect((await register()).status).toBe(201);
  });

  it.each(['', ' ', 'a b', 'x'.repeat(256)])('rejects the key %j', async (key) => {
    const response = await correctPayment({ amount: 1, payment_medium: 'Token' }, { 'idempotency-key': key });
    expect(response.status).toBe(400);
  });
});
