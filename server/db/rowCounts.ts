import type { Database } from './open';

/** The lists that are too long to be counted for each call. Of users, `type rider` and the like. */
export type CountedList =
  'riders' | 'smartcards' | 'payments' | 'purchase_orders' | 'passes' | `type ${string}`;

/** Counts the rows of the long lists, once they are all there. */
export function writeRowCounts(db: Database): void {
  const insert = 'INSERT INTO row_counts SELECT agency_id';
  for (const table of ['riders', 'payments', 'purchase_orders', 'passes']) {
    db.script(`${insert}, '${table}', count(*) FROM ${table} GROUP BY agency_id`);
  }
  db.script(`${insert}, 'type ' || type, count(*) FROM riders GROUP BY agency_id, type`);
  db.script(`${insert}, 'smartcards', count(*) FROM riders WHERE smartcard_id > 0 GROUP BY agency_id`);
}

/** Keeps the counts right from here on. A rider's type and card are never written again, so updates do not count. */
export function createCountTriggers(db: Database): void {
  for (const table of ['riders', 'payments', 'purchase_orders', 'passes']) {
    db.script(`
      CREATE TRIGGER ${table}_count_insert AFTER INSERT ON ${table} BEGIN ${counted(table, 'NEW', 1)} END;
      CREATE TRIGGER ${table}_count_delete AFTER DELETE ON ${table} BEGIN ${counted(table, 'OLD', -1)} END;
    `);
  }
}

function counted(table: string, row: 'NEW' | 'OLD', by: number): string {
  const add = (list: string, where: string) =>
    `INSERT INTO row_counts SELECT ${row}.agency_id, ${list}, ${by} WHERE ${where}
     ON CONFLICT DO UPDATE SET count = count + ${by};`;
  if (table !== 'riders') return add(`'${table}'`, 'true');
  return [
    add("'riders'", 'true'),
    add(`'type ' || ${row}.type`, 'true'),
    add("'smartcards'", `${row}.smartcard_id > 0`),
  ].join('\n');
}

/** How many rows an agency has in a list. */
export function rowCount(db: Database, agencyId: number, list: CountedList): number {
  const sql = 'SELECT count FROM row_counts WHERE agency_id = ? AND list = ?';
  return db.get<{ count: number }>(sql, agencyId, list)?.count ?? 0;
}
