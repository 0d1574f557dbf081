import type { Database } from '../database';
import { DRAWN_END, getDaysAfterDrawn } from './values/times';

/** The columns with a time in ISO 8601, by table. */
const TIME_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  agencies: ['created'],
  staff: ['created'],
  riders: ['created'],
  purchase_orders: ['created', 'updated'],
  passes: ['created'],
  payments: ['created'],
  tickets: ['created', 'updated'],
  concessions: ['created', 'updated'],
  resources: ['start_date', 'end_date'],
  smartcard_keys: ['updated'],
  geofences: ['created'],
  rule_categories: ['created', 'updated'],
};

/** Moves the times of all rows by whole days, so that they end on the day `end` (YYYY-MM-DD). */
export function moveTimes(db: Database, end = DRAWN_END): void {
  const days = getDaysAfterDrawn(end);
  if (days === 0) return;
  for (const [table, columns] of Object.entries(TIME_COLUMNS)) {
    const changes = columns.map(
      (column) => `${column} = strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '${days} days')`,
    );
    db.exec(`UPDATE ${table} SET ${changes.join(', ')}`);
  }
  // These are in the format of the API: YYYYMMDDTHHmmss. All end_date are in the far future.
  db.exec(`UPDATE app_features SET start_date =
    strftime('%Y%m%d', substr(start_date, 1, 4) || '-' || substr(start_date, 5, 2) || '-' || substr(start_date, 7, 2), '${days} days')
    || substr(start_date, 9)`);
}
