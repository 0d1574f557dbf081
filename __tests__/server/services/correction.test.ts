import { openTestPlatform, type Reply, rowsOf, type TestPlatform } from '../testPlatform';

interface Payment {
  id: number;
  user_id: number;
  transaction_amount: number;
}

let platform: TestPlatform;
let token: string;
let coupon: number;
/** Payments that a rider with a balance has made: each test takes one of its own. */
let payments: Payment[];
let payment: Payment;
beforeAll(async () => {
  platform = await openTestPlatform();
  token = await platform.agencyToken('CBTA');
  coupon =
    rowsOf<{ id: number }>(await platform.call('/simpleticket/api/v1/tickets/', { token }))[0]?.id ?? 0;
  const riders = rowsOf<{ user_id: number; amount: number | null }>(
    await platform.call('/customersearch/api/v3/riders?per_page=100', { token }),
  );
  const holders = new Set(riders.filter(({ amount }) => amount !== null).map(({ user_id }) => user_id));
  payments = rowsOf<Payment>(
    await platform.call('/paymentview/api/v2/payments?per_page=100', { token }),
  ).filter(({ user_id, transaction_amount }) => holders.has(user_id) && transaction_amount > 0);
});
beforeEach(() => {
  payment = payments.pop() ?? payment;
});
afterAll(() => platform.close());

const balance = async (user: number) =>
  rowsOf<{ amount: number }>(await platform.call(`/balance/api/v2/balances/${user}`, { token }))[0]?.amount ??
  null;
const correct = (body: unknown, headers: Record<string, string> = {}, as = token): Promise<Reply> =>
  platform.call(`/payment/api/v4/correction/payment/${payment.id}`, {
    method: 'POST',
    token: as,
    body,
    headers,
  });

it('changes the payment and moves the balance by the difference', async () => {
  const before = (await balance(payment.user_id)) ?? 0;
  const reply = await correct({ amount: payment.transaction_amount + 125, payment_medium: 'CashFare' });
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({ id: payment.id, transaction_amount: payment.transaction_amount + 125 });
  expect((await platform.call(`/payment/api/v4/payment/${payment.id}`, { token })).body).toEqual(reply.body);
  expect(await balance(payment.user_id)).toBe(before + 125);
  await correct({ amount: 0, payment_medium: 'NoPay' });
  expect(await balance(payment.user_id)).toBe(before - payment.transaction_amount);
});

it('takes coupon and count with the medium Coupon, and drops them with another', async () => {
  const withCoupon = await correct({
    amount: 100,
    payment_medium: 'Coupon',
    coupon_id: coupon,
    coupon_count: 2,
  });
  expect(withCoupon.body).toMatchObject({ data: { coupon_id: coupon, coupon_count: 2 } });
  expect((await correct({ amount: 100, payment_medium: 'Token' })).body).toMatchObject({ data: {} });
});

it.each([
  [{ amount: 1 }, 'payment_medium is missing'],
  [{ amount: '1', payment_medium: 'Token' }, 'amount must be a whole number'],
  [{ amount: -1, payment_medium: 'Token' }, 'amount must be a whole number of at least 0'],
  [{ amount: 1.5, payment_medium: 'Token' }, 'amount must be a whole number'],
  [{ amount: 2 ** 53, payment_medium: 'Token' }, 'amount must be a whole number'],
  [{ amount: 1, payment_medium: 'Barter' }, 'payment_medium is not one of the agency'],
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
])('refuses %j and changes nothing', async (body, fault) => {
  const before = await balance(payment.user_id);
  const reply = await correct(body);
  expect(reply.status).toBe(400);
  expect(reply.text).toContain(fault);
  expect(await balance(payment.user_id)).toBe(before);
  const after = await platform.call(`/payment/api/v4/payment/${payment.id}`, { token });
  expect(after.body).toMatchObject({ transaction_amount: payment.transaction_amount });
});

it('refuses an amount that would make the balance inexact', async () => {
  await correct({ amount: 2 ** 53 - 1, payment_medium: 'Token' });
  const reply = await correct({ amount: 2 ** 53 - 1, payment_medium: 'Token' });
  expect([200, 400]).toContain(reply.status);
  expect(Number.isSafeInteger((await balance(payment.user_id)) ?? 0)).toBe(true);
});

it('knows payments of its own agency only', async () => {
  const other = await platform.agencyToken('METRO');
  expect((await correct({ amount: 1, payment_medium: 'Token' }, {}, other)).status).toBe(404);
  const theirs = rowsOf<{ id: number }>(
    await platform.call('/simpleticket/api/v1/tickets/', { token: other }),
  )[0];
  const reply = await correct({
    amount: 1,
    payment_medium: 'Coupon',
    coupon_id: theirs?.id,
    coupon_count: 1,
  });
  expect(reply.status).toBe(400);
});

describe('with an Idempotency-Key', () => {
  let key: Record<string, string>;
  beforeEach(() => {
    key = { 'idempotency-key': `key-${payment.id}` };
  });

  it('is done once, however often it is sent', async () => {
    const before = (await balance(payment.user_id)) ?? 0;
    const body = { amount: payment.transaction_amount + 10, payment_medium: 'Token' };
    const first = await correct(body, key);
    await correct({ amount: payment.transaction_amount + 500, payment_medium: 'Token' });
    const again = await correct(body, key);
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await balance(payment.user_id)).toBe(before + 500);
  });

  it('with another body is a 422', async () => {
    await correct({ amount: 1, payment_medium: 'Token' }, key);
    expect((await correct({ amount: 2, payment_medium: 'Token' }, key)).status).toBe(422);
  });

  it('may be sent again after it was refused', async () => {
    expect((await correct({ amount: -1, payment_medium: 'Token' }, key)).status).toBe(400);
    expect((await correct({ amount: 1, payment_medium: 'Token' }, key)).status).toBe(200);
  });

  it('is the key of one caller, not of another agency', async () => {
    await correct({ amount: 1, payment_medium: 'Token' }, key);
    const other = await platform.agencyToken('METRO');
    expect((await correct({ amount: 2, payment_medium: 'Token' }, key, other)).status).toBe(404);
  });

  it('is a 409 while the first is still under way', async () => {
    const body = { email: 'twice@cbta.example', password: 'Good-Pass-1', rmid: 0 };
    const register = () =>
      platform.call('/auth/api/v3/administrators', { method: 'POST', token, body, headers: key });
    const replies = await Promise.all([register(), register()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await register()).status).toBe(201);
  });

  it.each(['', ' ', 'a b', 'x'.repeat(256)])('%j is refused', async (key) => {
    const reply = await correct({ amount: 1, payment_medium: 'Token' }, { 'idempotency-key': key });
    expect(reply.status).toBe(400);
  });
});
