import type { Database } from '@server/db/database';
import { openRegionDatabase } from '@server/db/regionDatabase';
import { getDemoEmails } from '@server/demoAccounts';

let db: Database;
beforeAll(() => {
  db = openRegionDatabase('usEast', {
    dataDir: ':memory:',
    plan: { seed: 1, largestAgencyRiders: 20 },
    emails: getDemoEmails('usEast'),
    onProgress: () => undefined,
  });
});
afterAll(() => db.close());

it.each([
  [
    'a text in a column of numbers',
    'payments',
    "transaction_amount = 'much'",
    'cannot store TEXT value in INTEGER',
  ],
  ['an amount that JavaScript can’t represent', 'payments', 'transaction_amount = 9007199254740992', 'CHECK'],
  ['an unknown status', 'payments', "status = 'paid'", 'CHECK'],
  ['a coupon without a count', 'payments', 'coupon_id = 1, coupon_count = NULL', 'CHECK'],
  ['a count of zero', 'payments', 'coupon_id = 1, coupon_count = 0', 'CHECK'],
  ['a coupon that does not exist', 'payments', 'coupon_id = 99999, coupon_count = 1', 'FOREIGN KEY'],
  ['a medium that the agency does not have', 'payments', "fare_media = 'Barter'", 'FOREIGN KEY'],
  ['a rider that does not exist', 'payments', 'user_id = 42', 'FOREIGN KEY'],
  ['a number that is none', 'passes', "price = 'free'", 'cannot store TEXT value in INTEGER'],
  ['a price below zero', 'passes', 'price = -1', 'CHECK'],
  ['a currency that is no code', 'passes', "currency = 'dollars'", 'CHECK'],
  ['a pass of a rider that does not exist', 'passes', 'user_id = 42', 'FOREIGN KEY'],
  ['a pass of an order that does not exist', 'passes', 'purchase_order = 99999999', 'FOREIGN KEY'],
])('refuses %s', (_case, table, assignment, message) => {
  const { id } = db.get<{ id: number }>(`SELECT max(id) AS id FROM ${table} WHERE agency_id = 1`) ?? {
    id: 0,
  };
  expect(() => db.run(`UPDATE ${table} SET ${assignment} WHERE id = ?`, id)).toThrow(message);
});

it('refuses to delete a rider who has payments', () => {
  const { key } = db.get<{ key: number }>('SELECT rider_key AS key FROM payments WHERE rider_key > 0') ?? {
    key: 0,
  };
  expect(() => db.run('DELETE FROM riders WHERE key = ?', key)).toThrow('FOREIGN KEY');
});
