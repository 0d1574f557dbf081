import { createHash } from 'node:crypto';
import type { Database } from '@server/db/database';

/** What other agencies have, and the agency itself has not. */
export interface ForeignRows {
  /** Texts that identify a row: e-mails, serial numbers, times. */
  texts: ReadonlySet<string>;
  /** The id of a row of each table. */
  ids: readonly number[];
}

type Row = Record<string, unknown>;

const readTables = (db: Database) =>
  db
    .all<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'rider_search%'",
    )
    .map(({ name }) => ({ name, rows: db.all<Row>(`SELECT * FROM ${name}`) }));

const isOfOtherAgency = (row: Row, agencyId: number) =>
  typeof row.agency_id === 'number' && row.agency_id !== agencyId;
const idsOf = (row: Row) => [row.id, row.user_id].filter((id) => typeof id === 'number');
/** Other texts, such as a state, are in the rows of several agencies by chance. A day is not of one agency either. */
const textsOf = (row: Row) =>
  Object.values(row).filter(
    (value): value is string =>
      typeof value === 'string' && /^(?=.*[@\d]).{8,}$/.test(value) && !/^\d{4}-\d\d-\d\d$/.test(value),
  );

export function findForeignRows(db: Database, agencyId: number): ForeignRows {
  const tables = readTables(db);
  const allRows = tables.flatMap(({ rows }) => rows);
  const ownRows = allRows.filter((row) => !isOfOtherAgency(row, agencyId));
  const ownTexts = new Set(ownRows.flatMap(textsOf));
  const ownIds = new Set(ownRows.flatMap(idsOf));
  const foreignRows = allRows.filter((row) => isOfOtherAgency(row, agencyId));
  return {
    texts: new Set(foreignRows.flatMap(textsOf).filter((text) => !ownTexts.has(text))),
    ids: tables.flatMap(({ rows }) => {
      const ids = rows.filter((row) => isOfOtherAgency(row, agencyId)).flatMap(idsOf);
      return [...new Set(ids)].filter((id) => !ownIds.has(id)).slice(0, 1);
    }),
  };
}

/** A hash of the rows of other agencies that exist now, and of the tables' names. */
export function hashForeignRows(db: Database, agencyId: number, lastAgencyId: number): string {
  const foreignRows = readTables(db).map(({ name, rows }) => [
    name,
    rows.filter((row) => isOfOtherAgency(row, agencyId) && Number(row.agency_id) <= lastAgencyId),
  ]);
  return createHash('sha256').update(JSON.stringify(foreignRows)).digest('hex');
}
