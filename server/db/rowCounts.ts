import type { Database, SqlValue } from './database';
import { SORTABLE_TABLES, type SortableTable } from './sortIndexes';

/** The lists that are too long to count for each request. `type ghost`, for example, lists the riders of that type. */
type CountedList = SortableTable | 'smartcards' | `type ${string}`;

/** Counts the rows of the long lists. Call it after all rows are inserted. */
export function writeRowCounts(db: Database): void {
  const insert = 'INSERT INTO row_counts SELECT agency_id';
  for (const table of SORTABLE_TABLES) {
    db.exec(`${insert}, '${table}', count(*) FROM ${table} GROUP BY agency_id`);
  }
  db.exec(`${insert}, 'type ' || type, count(*) FROM riders GROUP BY agency_id, type`);
  db.exec(`${insert}, 'smartcards', count(*) FROM riders WHERE smartcard_id > 0 GROUP BY agency_id`);
}

/**
 * Creates triggers that update the counts. Only inserts and deletes matter: a rider's type and card never change. A change
 * here is a change of the schema, which needs a step (migrations.ts).
 */
export function createCountTriggers(db: Database): void {
  for (const table of SORTABLE_TABLES) {
    db.exec(`
      CREATE TRIGGER ${table}_count_insert AFTER INSERT ON ${table} BEGIN ${buildCountUpdate(table, 'NEW', 1)} END;
      CREATE TRIGGER ${table}_count_delete AFTER DELETE ON ${table} BEGIN ${buildCountUpdate(table, 'OLD', -1)} END;
    `);
  }
}

function buildCountUpdate(table: SortableTable, row: 'NEW' | 'OLD', change: number): string {
  const addToCount = (list: string, where: string) =>
    `INSERT INTO row_counts SELECT ${row}.agency_id, ${list}, ${change} WHERE ${where}
     ON CONFLICT DO UPDATE SET count = count + ${change};`;
  if (table !== 'riders') return addToCount(`'${table}'`, 'true');
  return [
    addToCount("'riders'", 'true'),
    addToCount(`'type ' || ${row}.type`, 'true'),
    addToCount("'smartcards'", `${row}.smartcard_id > 0`),
  ].join('\n');
}

/** Counts rows now: for short lists. `from` is the query from its FROM on. */
export function countRows(db: Database, from: string, ...values: SqlValue[]): number {
  return db.get<{ count: number }>(`SELECT count(*) AS count ${from}`, ...values)?.count ?? 0;
}

/** The stored count of a long list. */
export function getRowCount(db: Database, agencyId: number, list: CountedList): number {
  const sql = 'SELECT count FROM row_counts WHERE agency_id = ? AND list = ?';
  return db.get<{ count: number }>(sql, agencyId, list)?.count ?? 0;
}
