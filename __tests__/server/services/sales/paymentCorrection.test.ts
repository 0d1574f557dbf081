import { rowsOf } from '../../testPlatform';
import {
  correctPayment,
  couponId,
  type Payment,
  payment,
  platform,
  readBalance,
  runSql,
  token,
} from './correctionSetUp';

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

it('changes the balance of the rider of its own agency', async () => {
  const otherToken = await platform.fetchAgencyToken('METRO');
  const [other] = rowsOf<Payment>(
    await platform.call('/paymentview/api/v2/payments?per_page=1', { token: otherToken }),
  );
  if (!other) throw new Error('METRO has no payment.');
  const path = `/balance/api/v2/balances/${other.user_id}`;
  runSql('UPDATE riders SET amount = 1098 WHERE agency_id = 2 AND user_id = ?', other.user_id);
  const body = { amount: other.transaction_amount + 5, payment_medium: 'Token' };
  const url = `/payment/api/v4/correction/payment/${other.id}`;
  expect((await platform.call(url, { method: 'POST', token: otherToken, body })).status).toBe(200);
  expect(rowsOf(await platform.call(path, { token: otherToken }))).toEqual([{ amount: 1103 }]);
});

it.each(['RMPay', 'NoPay', 'CashFare', 'Token', 'CashFareOverPayment'])(
  'sets the medium %s',
  async (medium) => {
    expect((await correctPayment({ amount: 1, payment_medium: medium })).status).toBe(200);
    expect(runSql('SELECT fare_media FROM payments WHERE id = ?', payment.id)).toEqual([
      { fare_media: medium },
    ]);
  },
);

it('takes the whole amount as the difference for a payment without an amount', async () => {
  const balanceBefore = (await readBalance(payment.user_id)) ?? 0;
  runSql('UPDATE payments SET transaction_amount = NULL WHERE id = ?', payment.id);
  await correctPayment({ amount: 125, payment_medium: 'Token' });
  expect(await readBalance(payment.user_id)).toBe(balanceBefore + 125);
});

it('gives no balance to a rider without one when only the medium changes', async () => {
  runSql('UPDATE riders SET amount = NULL WHERE agency_id = 1 AND user_id = ?', payment.user_id);
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
  ...[{ coupon_id: 1, coupon_count: 1 }, { coupon_id: 1 }, { coupon_count: 1 }].map(
    (coupon) =>
      [{ amount: 1, payment_medium: 'Token', ...coupon }, 'for the medium Coupon only'] satisfies [
        unknown,
        string,
      ],
  ),
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

it.each([
  ['large', 2 ** 53 - 1, 1],
  ['small', -(2 ** 53) + 1, -1],
])('changes nothing when the balance would be too %s', async (_case, balance, difference) => {
  runSql('UPDATE riders SET amount = ? WHERE agency_id = 1 AND user_id = ?', balance, payment.user_id);
  const response = await correctPayment({
    amount: payment.transaction_amount + difference,
    payment_medium: 'Token',
  });
  expect([response.status, response.text]).toEqual([400, expect.stringContaining('makes the balance too')]);
  expect(await readBalance(payment.user_id)).toBe(balance);
  const after = await platform.call(`/payment/api/v4/payment/${payment.id}`, { token });
  expect(after.body).toMatchObject({ transaction_amount: payment.transaction_amount });
});

it('refuses a medium that the agency does not have', async () => {
  for (const [table, column] of [
    ['payments', 'fare_media'],
    ['provider_accounts', 'payment_medium'],
  ])
    runSql(
      `UPDATE ${table} SET ${column} = 'Token' WHERE agency_id = 1 AND ${column} = 'CashFareOverPayment'`,
    );
  runSql("DELETE FROM payment_mediums WHERE agency_id = 1 AND medium = 'CashFareOverPayment'");
  const response = await correctPayment({ amount: 1, payment_medium: 'CashFareOverPayment' });
  expect([response.status, response.text]).toEqual([
    400,
    expect.stringContaining('not a medium of the agency'),
  ]);
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
