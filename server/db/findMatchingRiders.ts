import type { Database, SqlValue } from './database';
import { getRiderKeyRange } from './riderKey';
import type { SearchTerm } from './riderSearch';
import { getSortIndexName } from './sortIndexes';

/** Up to this many matches are sorted for a page, which takes about 2 µs per match. */
const MAX_SORTED_MATCHES = 2_000;

/** A search for riders of an agency, sorted by a column. Column `key` sorts by user id. */
export interface RiderSearch {
  agencyId: number;
  term: SearchTerm;
  column: string;
  order: 'asc' | 'desc';
}

/**
 * Returns a page of the riders that match a term. The search index is in order of ids. For another column, few matches
 * are sorted; with many, the query walks through the column's sort index and tests each row until the page is full.
 */
export function findMatchingRiders(
  db: Database,
  search: RiderSearch,
  columns: string,
  { limit, offset }: { limit: number; offset: number },
  maxSorted = MAX_SORTED_MATCHES,
): unknown[] {
  const { term, column, order } = search;
  const matched = 'rider_search MATCH ? AND rider_search.rowid BETWEEN ? AND ?';
  const values: SqlValue[] = [term.match, ...getRiderKeyRange(search.agencyId)];
  const hasFewMatches = () => {
    const sql = `SELECT count(*) AS n FROM (SELECT 1 FROM rider_search WHERE ${matched} LIMIT ?)`;
    return (db.get<{ n: number }>(sql, ...values, maxSorted + 1)?.n ?? 0) <= maxSorted;
  };
  if (column === 'key' || hasFewMatches()) {
    const sortPrefix = column === 'key' ? '' : `${column} ${order},`;
    // CROSS JOIN makes SQLite read the search index first.
    const sql = `SELECT ${columns} FROM rider_search CROSS JOIN riders ON riders.key = rider_search.rowid
      WHERE ${matched} AND instr(text, ?) > 0 ORDER BY ${sortPrefix} rider_search.rowid ${order} LIMIT ? OFFSET ?`;
    return db.all(sql, ...values, term.contains, limit, offset);
  }
  const sql = `SELECT ${columns} FROM riders INDEXED BY ${getSortIndexName('riders', column)}
    WHERE agency_id = ? AND key IN (SELECT rider_search.rowid FROM rider_search WHERE ${matched})
      AND instr((SELECT text FROM rider_search WHERE rider_search.rowid = riders.key), ?) > 0
    ORDER BY ${column} ${order}, key ${order} LIMIT ? OFFSET ?`;
  return db.all(sql, search.agencyId, ...values, term.contains, limit, offset);
}
