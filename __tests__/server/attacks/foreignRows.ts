import { createHash } from 'node:crypto';
import type { Database } from '@server/db/database';

/** Values of other agencies that the agency itself does not have. */
export interface ForeignRows {
  /** Texts that identify a row: emails, serial numbers, times. */
  texts: ReadonlySet<string>;
  /** The id of a row of each table. */
  ids: readonly number[];
  haveChanged(): boolean;
}

type Row = Record<string, unknown>;

const readTables = (db: Database) =>
  db
    .all<{ name: string }>(
      `SELECT name FROM sqlite_master WHERE type = 'table'
       AND name NOT LIKE 'rider_search%' AND name NOT LIKE 'sqlite_%'`,
    )
    .map(({ name }) => db.all<Row>(`SELECT * FROM ${name}`));

const isOfOtherAgency = (row: Row, agencyId: number) =>
  typeof row.agency_id === 'number' && row.agency_id !== agencyId;
const agencyIdOf = (row: Row) => Number(row.agency_id);
const idsOf = (row: Row) => [row.id, row.user_id].filter((id) => typeof id === 'number');
/** Other texts, such as a state, are in the rows of several agencies by chance. A day is not of one agency either. */
const textsOf = (row: Row) =>
  Object.values(row).filter(
    (value): value is string =>
      typeof value === 'string' && /^(?=.*[@\d]).{8,}$/.test(value) && !/^\d{4}-\d\d-\d\d$/.test(value),
  );

export function findForeignRows(db: Database, agencyId: number): ForeignRows {
  const tables = readTables(db);
  const ownRows = tables.flat().filter((row) => !isOfOtherAgency(row, agencyId));
  const foreignTables = tables.map((rows) => rows.filter((row) => isOfOtherAgency(row, agencyId)));
  const ownTexts = new Set(ownRows.flatMap(textsOf));
  const ownIds = new Set(ownRows.flatMap(idsOf));
  const lastAgencyId = Math.max(...foreignTables.flat().map(agencyIdOf));
  const hash = hashRows(foreignTables);
  return {
    texts: new Set(
      foreignTables
        .flat()
        .flatMap(textsOf)
        .filter((text) => !ownTexts.has(text)),
    ),
    ids: foreignTables.flatMap((rows) => rows.flatMap(idsOf).find((id) => !ownIds.has(id)) ?? []),
    haveChanged: () => hashRows(readForeignTables(db, agencyId, lastAgencyId)) !== hash,
  };
}

/** Without the rows of agencies that an attempt has created. */
const readForeignTables = (db: Database, agencyId: number, lastAgencyId: number) =>
  readTables(db).map((rows) =>
    rows.filter((row) => isOfOtherAgency(row, agencyId) && agencyIdOf(row) <= lastAgencyId),
  );
const hashRows = (tables: readonly Row[][]) =>
  createHash('sha256').update(JSON.stringify(tables)).digest('hex');
