import type { Database } from '@server/db/database';
import { findMatchingRiders } from '@server/db/findMatchingRiders';
import { openRegionDatabase } from '@server/db/regionDatabase';
import { parseSearchTerm, type SearchTerm } from '@server/db/riderSearch';
import { SORT_COLUMNS } from '@server/db/sortIndexes';
import { getDemoEmails } from '@server/demoAccounts';

let db: Database;
beforeAll(() => {
  db = openRegionDatabase('usEast', {
    dataDir: ':memory:',
    plan: { seed: 1, largestAgencyRiders: 400, agencies: 130 },
    emails: getDemoEmails('usEast'),
    onProgress: () => undefined,
  });
});
afterAll(() => db.close());

/** Many riders have the trigrams of some terms in another order, so not every match of the index has the term. */
const TERMS = ['example', 'mar', 'a', 'an', 'son', '555', 'smith', 'example.org', 'plexam', 'zzqq'];
/** Values for `maxSorted`, the number of matches up to which a page is read by sorting. */
const ALWAYS_SORT = 1_000_000;
const NEVER_SORT = 0;

it.each(TERMS)('%s: walking through a sort index returns the same riders as sorting the matches', (text) => {
  const term = parseSearchTerm(text) as SearchTerm;
  for (const column of SORT_COLUMNS.riders.columns) {
    for (const order of ['asc', 'desc'] as const) {
      const search = { agencyId: 1, term, column, order };
      const sorted = findMatchingRiders(db, search, 'key', { limit: 1_000, offset: 0 }, ALWAYS_SORT);
      for (const offset of [0, 7, sorted.length - 3, sorted.length, sorted.length + 5].filter(
        (offset) => offset >= 0,
      )) {
        const page = findMatchingRiders(db, search, 'key', { limit: 11, offset }, NEVER_SORT);
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
  // Most e-mail addresses contain `example`.
  expect(counts[0]).toBeGreaterThan(300);
  expect(counts.filter((count) => count > 10).length).toBeGreaterThan(5);
  // `plexam` has the trigrams of `example` in another order.
  expect(counts.slice(-2)).toEqual([0, 0]);
});
