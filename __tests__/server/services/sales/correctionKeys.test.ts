import { correctPayment, payment, platform, readBalance, token } from './correctionSetUp';

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
