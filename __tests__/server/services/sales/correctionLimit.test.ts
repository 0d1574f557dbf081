import { openTestPlatform, rowsOf, type TestPlatform } from '../../testPlatform';

const MAX_CENTS = 100;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({ maxCorrectionCents: MAX_CENTS });
});
afterAll(() => platform.close());

it('rejects an amount above the largest one, except the payment’s own with another medium', async () => {
  const token = await platform.fetchAgencyToken('CBTA');
  const payment = rowsOf<{ id: number; transaction_amount: number }>(
    await platform.call('/paymentview/api/v2/payments?per_page=100', { token }),
  ).find(({ transaction_amount: amount }) => amount > MAX_CENTS + 1);
  if (!payment) throw new Error('No payment has an amount above the largest one.');
  const correct = (amount: number, medium: string) =>
    platform.call(`/payment/api/v4/correction/payment/${payment.id}`, {
      method: 'POST',
      token,
      body: { amount, payment_medium: medium },
    });
  const expectRejected = async (amount: number) => {
    const response = await correct(amount, 'NoPay');
    expect([response.status, response.text]).toEqual([
      400,
      expect.stringContaining(`amount must be at most ${MAX_CENTS}.`),
    ]);
  };
  await expectRejected(MAX_CENTS + 1);
  for (const medium of ['Token', 'NoPay'])
    expect((await correct(payment.transaction_amount, medium)).status).toBe(200);
  expect((await correct(MAX_CENTS, 'NoPay')).status).toBe(200);
  // The amount is no longer the payment's own.
  await expectRejected(payment.transaction_amount);
});
