import { join } from 'node:path';
import { openDatabase, type SqlValue } from '@server/db/database';
import { openTestPlatform, rowsOf, type TestPlatform, type TestResponse } from '../../testPlatform';

export interface Payment {
  id: number;
  user_id: number;
  transaction_amount: number;
}

export let platform: TestPlatform;
/** Of the agency CBTA, whose id is 1. METRO has 2. */
export let token: string;
export let couponId: number;
/** Payments of riders with a balance. Each test uses another payment. */
let payments: Payment[];
export let payment: Payment;
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
  const next = payments.pop();
  if (!next) throw new Error('There are fewer payments than tests.');
  payment = next;
});
afterAll(() => platform.close());

/** Reads or changes rows of US East. */
export function runSql(sql: string, ...values: SqlValue[]): unknown[] {
  const db = openDatabase(join(platform.instance.dataDir, 'us-east.sqlite'));
  const rows = db.all(sql, ...values);
  db.close();
  return rows;
}

export const readBalance = async (user: number) =>
  rowsOf<{ amount: number }>(await platform.call(`/balance/api/v2/balances/${user}`, { token }))[0]?.amount ??
  null;
export const correctPayment = (
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
