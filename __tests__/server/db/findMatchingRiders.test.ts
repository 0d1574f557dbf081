import type { Database } from '@server/db/database';
import { findMatchingRiders, type SearchLimits } from '@server/db/findMatchingRiders';
import { openRegionDatabase } from '@server/db/regionDatabase';
import { parseSearchTerm, type SearchTerm } from '@server/db/riderSearch';
import { SORT_COLUMNS } from '@server/db/sortIndexes';
import { getDemoEmails } from '@server/demoAccounts';

let db: Database;
beforeAll(() => {
  db = openRegionDatabase('usEast', {
    dataDir: ':memory:',
    plan: { seed: 1, largestAgencyRiders: 400, usEastAgencies: 130 },
    emails: getDemoEmails('usEast'),
    onProgress: () => undefined,
  });
});
afterAll(() => db.close());

/** Many riders have the trigrams of some terms in another order, so not every match of the index has the term. */
const TERMS = ['example', 'mar', 'a', 'an', 'son', '555', 'smith', 'example.org', 'plexam', 'zzqq'];
const ALL = 1_000_000;
const ALWAYS_SORT: SearchLimits = { maxSortedAtOnce: ALL, maxSorted: ALL, testedRows: 0 };
/** The other ways to read a page. Testing the first rows is tried with a part of the list and with all of it. */
const OTHER_WAYS: Record<string, SearchLimits> = {
  'walking through a sort index': { maxSortedAtOnce: 0, maxSorted: 0, testedRows: 0 },
  'testing the first rows, then sorting': { maxSortedAtOnce: 0, maxSorted: ALL, testedRows: 60 },
  'testing the first rows': { maxSortedAtOnce: 0, maxSorted: 0, testedRows: 400 },
};
const CASES = TERMS.flatMap((text) => Object.keys(OTHER_WAYS).map((way) => [text, way] as const));

it.each(CASES)('%s: %s returns the same riders as sorting the matches', (text, way) => {
  const term = parseSearchTerm(text) as SearchTerm;
  for (const column of SORT_COLUMNS.riders.columns) {
    for (const order of ['asc', 'desc'] as const) {
      const search = { agencyId: 1, term, column, order };
      const sorted = findMatchingRiders(db, search, 'key', { limit: 1_000, offset: 0 }, ALWAYS_SORT);
      for (const offset of [0, 7, sorted.length - 3, sorted.length, sorted.length + 5].filter(
        (offset) => offset >= 0,
      )) {
        const page = findMatchingRiders(db, search, 'key', { limit: 11, offset }, OTHER_WAYS[way]);
        // The first three values are the same on both sides; they name the case in a failure's message.
        expect([column, order, offset, page]).toEqual([
          column,
          order,
          offset,
          sorted.slice(offset, offset + 11),
        ]);
      }
    }
  }
});

it('sorting the matches returns what a comparison of all riders finds', () => {
  const rows = db.all<{ key: number; text: string; amount: number | null }>(
    `SELECT key, text, amount FROM riders JOIN rider_search ON rider_search.rowid = key WHERE agency_id = 1
     ORDER BY amount, key`,
  );
  for (const text of TERMS) {
    const term = parseSearchTerm(text) as SearchTerm;
    const matches = rows.filter((row) => row.text.includes(term.contains)).map(({ key }) => ({ key }));
    const search = { agencyId: 1, term, column: 'amount', order: 'asc' } as const;
    expect(findMatchingRiders(db, search, 'key', { limit: 1_000, offset: 0 }, ALWAYS_SORT)).toEqual(matches);
  }
});

it.each([
  ['smartcard_status', 'asc'],
  ['amount', 'desc'],
] as const)(
  'by %s %s: the first rows are read in the order of the index, without sorting',
  (column, order) => {
    const plans: string[] = [];
    const explainingDb = Object.create(db) as Database;
    explainingDb.all = (sql, ...values) => {
      plans.push(
        ...db.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, ...values).map((row) => row.detail),
      );
      return db.all(sql, ...values);
    };
    const term = parseSearchTerm('example') as SearchTerm;
    const search = { agencyId: 1, term, column, order };
    for (const limits of [OTHER_WAYS['testing the first rows'], OTHER_WAYS['walking through a sort index']])
      findMatchingRiders(explainingDb, search, 'key, date_of_birth', { limit: 11, offset: 0 }, limits);
    const riders = plans.filter((detail) => detail.startsWith('SEARCH riders'));
    // Not by `ANY(smartcard_status)` and the key, which would search the index for each match and sort them.
    expect(new Set(riders)).toEqual(new Set([`SEARCH riders USING INDEX riders_by_${column} (agency_id=?)`]));
    expect(plans.filter((detail) => detail.includes('TEMP B-TREE'))).toEqual([]);
  },
);

it('the tested terms include some with many matches and some with none', () => {
  const counts = TERMS.map((text) => {
    const search = {
      agencyId: 1,
      term: parseSearchTerm(text) as SearchTerm,
      column: 'email',
      order: 'asc',
    } as const;
    return findMatchingRiders(db, search, 'key', { limit: 1_000, offset: 0 }).length;
  });
  // Most email addresses contain `example`.
  expect(counts[0]).toBeGreaterThan(300);
  expect(counts.filter((count) => count > 10).length).toBeGreaterThan(5);
  // `plexam` has the trigrams of `example` in another order.
  expect(counts.slice(-2)).toEqual([0, 0]);
});
