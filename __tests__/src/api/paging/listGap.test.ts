import { findListGap, type PageSummary } from '@/api/paging/listGap';
import { startPageChain } from '@/api/paging/pageChain';
import { type Page } from '@/api/schemas/responseSchema';
import { PAGES_LIMIT } from '@/domain/limits';
import { describeListGap } from '@/shared/lists/describeListGap';

/** The title and the reason that the screen shows; null without a gap. */
const describeGap = (gap: ReturnType<typeof findListGap>) => {
  if (!gap) return null;
  const { title, reason } = describeListGap(gap, { singular: 'row', plural: 'rows' });
  return `${title}. ${reason}`;
};

interface Row {
  id: number;
}
const getKey = ({ id }: Row) => id;
const createPage = (ids: number[], next: number | null, details: Partial<Page<Row>> = {}): Page<Row> => ({
  rows: ids.map((id) => ({ id })),
  invalidRowCount: 0,
  next,
  readAt: 0,
  ...details,
});

/** Adds the pages until the chain ends; returns the numbers of the pages that it asks for. */
function readChain(pages: Page<Row>[]) {
  const chain = startPageChain(getKey);
  const pageNumbers: number[] = [];
  for (const page of pages) {
    if (chain.nextPage === null) break;
    pageNumbers.push(chain.nextPage);
    chain.addPage(page);
  }
  return { chain, pageNumbers };
}

it('reads pages until none is named, and lists each row once', () => {
  const chain = startPageChain(getKey);
  expect(chain.addPage(createPage([9, 8], 2))).toEqual([{ id: 9 }, { id: 8 }]);
  expect(chain.addPage(createPage([8, 7], 5, { invalidRowCount: 1 }))).toEqual([{ id: 7 }]);
  expect(chain).toMatchObject({ nextPage: 5, counts: { rowCount: 3, invalidRowCount: 1 } });
  chain.addPage(createPage([6], null));
  expect(chain.nextPage).toBeNull();
});

const NO_NEW_ROWS = 'This list may be incomplete. The last page that the platform sent had no new rows.';

it.each<[string, Page<Row>[], number[], string | null]>([
  ['a page with the rows of the first', [createPage([1], 2), createPage([1], 3)], [1, 2], NO_NEW_ROWS],
  [
    'a page with the rows of the first, of which one is invalid',
    [createPage([1], 2, { invalidRowCount: 1 }), createPage([1], 3, { invalidRowCount: 1 })],
    [1, 2],
    NO_NEW_ROWS,
  ],
  [
    'the second page in a row with only invalid rows',
    [
      createPage([1], 2),
      createPage([], 3, { invalidRowCount: 1 }),
      createPage([], 4, { invalidRowCount: 1 }),
    ],
    [1, 2, 3],
    NO_NEW_ROWS,
  ],
  ['an empty page', [createPage([1], 2), createPage([], 3)], [1, 2], NO_NEW_ROWS],
  ['an empty first page', [createPage([], 2)], [1], NO_NEW_ROWS],
  [
    'a next page that was read',
    [createPage([1], 2), createPage([2], 2)],
    [1, 2],
    'This list may be incomplete. The page that the platform names as the next one was read already.',
  ],
  ['an empty last page', [createPage([1], 2), createPage([], null)], [1, 2], null],
  [
    'a repeated page when all rows that the platform counts were read',
    [
      createPage([1], 2, { invalidRowCount: 1, total: 2 }),
      createPage([1], 3, { invalidRowCount: 1, total: 2 }),
    ],
    [1, 2],
    null,
  ],
  [
    'a repeated page whose invalid row, counted again, would make up the total',
    [
      createPage([1], 2, { invalidRowCount: 1, total: 3 }),
      createPage([1], 3, { invalidRowCount: 1, total: 3 }),
    ],
    [1, 2],
    NO_NEW_ROWS,
  ],
])('ends at %s', (_case, pages, pageNumbers, gap) => {
  const result = readChain(pages);
  expect(result.chain.nextPage).toBeNull();
  expect(result.pageNumbers).toEqual(pageNumbers);
  expect(describeGap(result.chain.findGap())).toBe(gap);
});

it('reads on after a page with only invalid rows, because they may be new', () => {
  const { chain } = readChain([createPage([1], 2), createPage([], 3, { invalidRowCount: 10 })]);
  expect(chain.nextPage).toBe(3);
});

it('reads on after pages with only invalid rows that do not follow each other', () => {
  const { chain } = readChain([
    createPage([], 2, { invalidRowCount: 10 }),
    createPage([1], 3),
    createPage([], 4, { invalidRowCount: 10 }),
  ]);
  expect(chain).toMatchObject({ nextPage: 4, counts: { invalidRowCount: 20 } });
});

it.each([
  ['a repeated page', createPage([1], 2, { invalidRowCount: 1 }), createPage([1], 3, { invalidRowCount: 1 })],
  [
    'a second page of invalid rows',
    createPage([], 2, { invalidRowCount: 1 }),
    createPage([], 3, { invalidRowCount: 1 }),
  ],
])('does not count the invalid rows of %s again', (_case, ...pages) => {
  expect(readChain(pages).chain).toMatchObject({ nextPage: null, counts: { invalidRowCount: 1 } });
});

it('counts the invalid rows of two last pages without a valid one', () => {
  const pages = [createPage([], 2, { invalidRowCount: 2 }), createPage([], null, { invalidRowCount: 1 })];
  expect(readChain(pages).chain).toMatchObject({ nextPage: null, counts: { invalidRowCount: 3 } });
});

it('ends after the limit of pages, although each has a new row', () => {
  const chain = startPageChain(getKey);
  let pageCount = 0;
  while (chain.nextPage !== null) {
    pageCount += 1;
    chain.addPage(createPage([chain.nextPage], chain.nextPage + 1));
  }
  expect(pageCount).toBe(PAGES_LIMIT);
  expect(describeGap(chain.findGap())).toBe('This list may be incomplete. Reading ended after 10,000 pages.');
});

const page = (next: number | null, total?: number): PageSummary => ({
  next,
  invalidRowCount: 0,
  ...(total !== undefined && { total }),
});
const READ_ROWS = { rowCount: 0, invalidRowCount: 0, hasRepeatedRow: false, hasNewRow: true };

it.each<[string, PageSummary[], number, string | null]>([
  ['nothing is read', [], 0, null],
  ['no row is counted', [page(null, 0)], 0, null],
  ['all rows were read', [page(2, 20), page(null, 20)], 20, null],
  ['more rows were read than are counted', [page(null, 19)], 20, null],
  [
    'the total falls after two pages, with more to read',
    [page(2, 40), page(3, 40), page(4, 30)],
    30,
    'This list changed while it was read. The platform counted 40 rows, and 30 later. Some may be missing.',
  ],
  [
    'the total fell and rose again',
    [page(2, 40), page(3, 30), page(4, 40)],
    30,
    'This list changed while it was read. The platform counted 40 rows, and 30 later. Some may be missing.',
  ],
  [
    'the total fell, and the numbers agree',
    [page(2, 20), page(null, 19)],
    19,
    'This list changed while it was read. The platform counted 20 rows, and 19 later. Some may be missing.',
  ],
  [
    'the total fell after it rose',
    [page(2, 20), page(3, 40), page(4, 30)],
    30,
    'This list changed while it was read. The platform counted 40 rows, and 30 later. Some may be missing.',
  ],
  ['the total rises, with more to read', [page(2, 40), page(3, 41)], 20, null],
  ['the total rose, and all rows were read', [page(2, 20), page(null, 21)], 21, null],
  [
    'the total rose, and a row is missing',
    [page(2, 20), page(null, 21)],
    20,
    'This list changed while it was read. The platform counted 20 rows, and 21 later. Some may be missing.',
  ],
  [
    'fewer rows were read than are counted',
    [page(2, 20), page(null, 20)],
    19,
    'This list may be incomplete. The platform counts 20 rows, and 19 were read.',
  ],
  [
    'one row is counted, and none was read',
    [page(null, 1)],
    0,
    'This list may be incomplete. The platform counts 1 row, and 0 were read.',
  ],
  ['no page has a total', [page(2), page(null)], 20, null],
])('finds a gap when %s', (_case, pages, rowCount, gap) => {
  const hasMore = (pages.at(-1)?.next ?? null) !== null;
  expect(describeGap(findListGap(pages, { ...READ_ROWS, rowCount }, hasMore))).toBe(gap);
});

it('counts invalid rows as read', () => {
  const pages = [page(2, 20), page(null, 20)];
  expect(findListGap(pages, { ...READ_ROWS, rowCount: 17, invalidRowCount: 3 }, false)).toBeNull();
});

it('names the number of all rows that were read, also of the invalid ones', () => {
  const rows = { ...READ_ROWS, rowCount: 17, invalidRowCount: 2 };
  expect(describeGap(findListGap([page(2, 20), page(null, 20)], rows, false))).toBe(
    'This list may be incomplete. The platform counts 20 rows, and 19 were read.',
  );
});

it('takes as many rows as the platform counts for all, although a next page is named', () => {
  const rows = { ...READ_ROWS, rowCount: 19, invalidRowCount: 1 };
  expect(findListGap([page(2, 20), page(2, 20)], rows, false)).toBeNull();
  expect(findListGap([page(2, 21), page(2, 21)], rows, false)).toMatchObject({ kind: 'stopped' });
  // The row that was removed may have moved others to a page that had been read.
  expect(findListGap([page(2, 21), page(2, 20)], rows, false)).toMatchObject({ kind: 'stopped' });
  expect(findListGap([page(2), page(2)], rows, false)).toMatchObject({ kind: 'stopped' });
});

it('takes a row on two pages as a sign only at the end of a list without a total', () => {
  const rows = { ...READ_ROWS, rowCount: 3, hasRepeatedRow: true };
  expect(describeGap(findListGap([page(2), page(null)], rows, false))).toBe(
    'This list may be incomplete. The platform sent a row twice. It may have left out another one.',
  );
  expect(findListGap([page(2), page(3)], rows, true)).toBeNull();
  expect(findListGap([page(2, 3), page(null, 3)], rows, false)).toBeNull();
  // The pages of agencies, which overlap by design, name no next page.
  expect(findListGap([{ invalidRowCount: 0 }, { invalidRowCount: 0 }], rows, false)).toBeNull();
});

it('names the rows of a list that is one of several', () => {
  const gap = findListGap([page(2, 20), page(null, 19)], { ...READ_ROWS, rowCount: 19 }, false);
  expect(gap && describeListGap(gap, { singular: 'order', plural: 'orders' }, true).title).toBe(
    'The orders changed while they were read',
  );
});
