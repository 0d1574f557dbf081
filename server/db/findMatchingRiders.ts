import type { Database, SqlValue } from './database';
import { getRiderKeyRange } from './riderKey';
import type { SearchTerm } from './riderSearch';
import { getSortIndexName } from './sortIndexes';

/** A search for riders of an agency, sorted by a column. Column `key` sorts by user id. */
interface RiderSearch {
  agencyId: number;
  term: SearchTerm;
  column: string;
  order: 'asc' | 'desc';
}

interface PageRange {
  limit: number;
  offset: number;
}

/** Numbers of riders at which another way of reading is taken. */
export interface SearchLimits {
  /** Up to this many matches are always sorted for a page, which takes about 2 µs per match. */
  maxSortedAtOnce: number;
  /** Up to this many are sorted if the first rows of the list have too few matches. */
  maxSorted: number;
  /** How many of the list's first rows are tested; 500 take a millisecond. */
  testedRows: number;
}

const LIMITS: SearchLimits = { maxSortedAtOnce: 300, maxSorted: 2_000, testedRows: 500 };

/**
 * Returns a page of the riders that match a term. The search index is in order of ids. For another column there are four
 * ways, because each is slow for another number of matches:
 * 1. A few matches are sorted.
 * 2. If many riders match, the first rows of the sorted list have a page of them: those rows are tested one by one.
 * 3. Some more matches are sorted.
 * 4. Otherwise the query walks through the sorted list, and looks for each row's key among all matches.
 */
export function findMatchingRiders(
  db: Database,
  search: RiderSearch,
  columns: string,
  page: PageRange,
  limits = LIMITS,
): unknown[] {
  if (search.column === 'key') return readInKeyOrder(db, search, columns, page);
  if (hasAtMost(db, search, limits.maxSortedAtOnce)) return readSorted(db, search, columns, page);
  const rows = readFromFirstRows(db, search, columns, page, limits.testedRows);
  if (rows.length === page.limit) return rows;
  return hasAtMost(db, search, limits.maxSorted)
    ? readSorted(db, search, columns, page)
    : readByWalking(db, search, columns, page);
}

/** The condition of the search index: the term's trigrams in an agency's rows. */
const MATCHED = 'rider_search MATCH ? AND rider_search.rowid BETWEEN ? AND ?';

function getMatchValues({ term, agencyId }: RiderSearch): SqlValue[] {
  return [term.match, ...getRiderKeyRange(agencyId)];
}

/** The search index is in the order of the keys, so reading stops when the page is full. */
function readInKeyOrder(db: Database, search: RiderSearch, columns: string, page: PageRange): unknown[] {
  return readMatches(db, search, columns, page, `ORDER BY rider_search.rowid ${search.order}`);
}

function readSorted(db: Database, search: RiderSearch, columns: string, page: PageRange): unknown[] {
  const { column, order } = search;
  return readMatches(db, search, columns, page, `ORDER BY ${column} ${order}, rider_search.rowid ${order}`);
}

function readMatches(
  db: Database,
  search: RiderSearch,
  columns: string,
  { limit, offset }: PageRange,
  orderBy: string,
): unknown[] {
  // CROSS JOIN makes SQLite read the search index first.
  const sql = `SELECT ${columns} FROM rider_search CROSS JOIN riders ON riders.key = rider_search.rowid
    WHERE ${MATCHED} AND instr(text, ?) > 0 ${orderBy} LIMIT ? OFFSET ?`;
  return db.all(sql, ...getMatchValues(search), search.term.contains, limit, offset);
}

function hasAtMost(db: Database, search: RiderSearch, count: number): boolean {
  const sql = `SELECT count(*) AS n FROM (SELECT 1 FROM rider_search WHERE ${MATCHED} LIMIT ?)`;
  return (db.get<{ n: number }>(sql, ...getMatchValues(search), count + 1)?.n ?? 0) <= count;
}

const TEXT_OF_RIDER = '(SELECT text FROM rider_search WHERE rider_search.rowid = riders.key)';

/** Returns the page's rows among the first `testedRows` rows of the sorted list, which can be too few. */
function readFromFirstRows(
  db: Database,
  { agencyId, term, column, order }: RiderSearch,
  columns: string,
  { limit, offset }: PageRange,
  testedRows: number,
): unknown[] {
  const sql = `SELECT ${columns} FROM (
      SELECT * FROM riders INDEXED BY ${getSortIndexName('riders', column)}
      WHERE agency_id = ? ORDER BY ${column} ${order}, key ${order} LIMIT ?
    ) AS riders WHERE instr(${TEXT_OF_RIDER}, ?) > 0 ORDER BY ${column} ${order}, key ${order} LIMIT ? OFFSET ?`;
  return db.all(sql, agencyId, testedRows, term.contains, limit, offset);
}

/** `+key` keeps SQLite from searching the index for each match, which it would do for a column with few values. */
function readByWalking(
  db: Database,
  search: RiderSearch,
  columns: string,
  { limit, offset }: PageRange,
): unknown[] {
  const { agencyId, term, column, order } = search;
  const sql = `SELECT ${columns} FROM riders INDEXED BY ${getSortIndexName('riders', column)}
    WHERE agency_id = ? AND +key IN (SELECT rider_search.rowid FROM rider_search WHERE ${MATCHED})
      AND instr(${TEXT_OF_RIDER}, ?) > 0
    ORDER BY ${column} ${order}, key ${order} LIMIT ? OFFSET ?`;
  return db.all(sql, agencyId, ...getMatchValues(search), term.contains, limit, offset);
}
