import { demoEmails } from '@server/accounts';
import type { Database } from '@server/db/open';
import { openRegion } from '@server/db/openRegion';
import { riderMatches } from '@server/db/riderMatches';
import { type SearchTerm, searchTerm } from '@server/db/riderSearch';
import { SORTED } from '@server/db/sortIndexes';

let db: Database;
beforeAll(() => {
  db = openRegion('usEast', {
    dataDir: ':memory:',
    plan: { seed: 1, largestAgencyRiders: 400 },
    emails: demoEmails('usEast'),
    onProgress: () => undefined,
  });
});
afterAll(() => db.close());

/** A term, in pieces that many riders have but in another order, so that not every match of the index is one. */
const TERMS = ['example', 'mar', 'a', 'an', 'son', '555', 'smith', 'example.org', 'plexam', 'zzqq'];
const NEVER_WALKED = 1_000_000;
const WALKED = 0;

it.each(TERMS)('%s: walking through a sorted index finds what sorting finds', (text) => {
  const term = searchTerm(text) as SearchTerm;
  for (const column of SORTED.riders.columns) {
    for (const order of ['asc', 'desc'] as const) {
      const search = { agencyId: 1, term, column, order };
      const all = riderMatches(db, search, 'key', { limit: 1_000, offset: 0 }, NEVER_WALKED);
      for (const offset of [0, 7, all.length - 3, all.length, all.length + 5].filter((each) => each >= 0)) {
        const page = riderMatches(db, search, 'key', { limit: 11, offset }, WALKED);
        expect([column, order, offset, page]).toEqual([
          column,
          order,
          offset,
          all.slice(offset, offset + 11),
        ]);
      }
    }
  }
});

it('finds something to compare', () => {
  const found = TERMS.map((text) => {
    const search = {
      agencyId: 1,
      term: searchTerm(text) as SearchTerm,
      column: 'email',
      order: 'asc',
    } as const;
    return riderMatches(db, search, 'key', { limit: 1_000, offset: 0 }).length;
  });
  expect(found[0]).toBeGreaterThan(300);
  expect(found.filter((count) => count > 10).length).toBeGreaterThan(5);
  expect(found.slice(-2)).toEqual([0, 0]);
});
