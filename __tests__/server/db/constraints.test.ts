import type { Database } from '@server/db/database';
import { openRegionDatabase } from '@server/db/regionDatabase';
import { getDemoEmails } from '@server/demoAccounts';

let db: Database;
beforeAll(() => {
  db = openRegionDatabase('usEast', {
    dataDir: ':memory:',
    plan: { seed: 1, largestAgencyRiders: 20, usEastAgencies: 130 },
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
  ['an unknown status', 'agencies', "database_status = 'lost'", 'CHECK'],
  ['a flag that is neither 0 nor 1', 'agencies', 'imperial = 2', 'CHECK'],
  ['a flag that is neither 0 nor 1', 'agency_featuresets', 'enabled = 2', 'CHECK'],
  ['an unknown type', 'staff', "type = 'inspector'", 'CHECK'],
  ['a number below zero', 'staff', 'rmid = -1', 'CHECK'],
  ['an unknown type', 'riders', "type = 'administrator'", 'CHECK'],
  ['a balance that JavaScript can’t represent', 'riders', 'amount = 9007199254740992', 'CHECK'],
  ['a user id that is not the key’s', 'riders', 'user_id = user_id + 1', 'CHECK'],
  ['a rider that does not exist', 'purchase_orders', 'user_id = 42', 'FOREIGN KEY'],
  ['an operator who does not exist', 'purchase_orders', 'operator_id = 99999', 'FOREIGN KEY'],
  ['a form that is no JSON', 'purchase_orders', "order_form = 'paper form'", 'CHECK'],
  ['a receipt that is no JSON', 'purchase_orders', "reporting_receipt = ''", 'CHECK'],
  ['a value below zero', 'tickets', 'value = -1', 'CHECK'],
  ['a price below zero', 'products', 'price = -1', 'CHECK'],
  ['a discount of more than 100 %', 'concessions', 'discount = 101', 'CHECK'],
  ['a radius of zero', 'geofences', 'radius = 0', 'CHECK'],
  [
    'a provider of a medium that the agency does not have',
    'provider_accounts',
    "payment_medium = payment_medium || '?'",
    'FOREIGN KEY',
  ],
  [
    'a feature of an application that the agency does not have',
    'app_features',
    "application = application || '?'",
    'FOREIGN KEY',
  ],
])('refuses %s in %s', (_case, table, assignment, message) => {
  expect(() => db.run(`UPDATE ${table} SET ${assignment}`)).toThrow(message);
});

it('stores values of a column’s type only, in every table', () => {
  const tables = db.all<{ name: string; strict: number }>(
    "SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite%'",
  );
  expect(tables.length).toBeGreaterThan(30);
  expect(tables.filter(({ strict }) => strict === 0)).toEqual([]);
});

it('refuses to delete a rider who has payments', () => {
  const { key } = db.get<{ key: number }>('SELECT rider_key AS key FROM payments WHERE rider_key > 0') ?? {
    key: 0,
  };
  expect(() => db.run('DELETE FROM riders WHERE key = ?', key)).toThrow('FOREIGN KEY');
});
