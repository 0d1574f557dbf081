import { nextPageOptions } from '../client/platformApi';
import { type Page } from '../schemas/responseSchema';
import { endsWithoutNewRow, findListGap, type ListGap, type PageSummary, type RowCounts } from './listGap';

/** The pages of a list that are read one after the other, outside an infinite query. */
export interface PageChain<Row> {
  /** The page to read now; null at the end. */
  nextPage: number | null;
  counts: Readonly<RowCounts>;
  /** Adds the page `nextPage`. Returns the rows that no earlier page had: added rows shift later ones to the next page. */
  addPage: (page: Page<Row>) => Row[];
  findGap: () => ListGap | null;
}

/** @param getKey identifies a row */
export function startPageChain<Row>(getKey: (row: Row) => string | number): PageChain<Row> {
  const keys = new Set<string>();
  const pages: PageSummary[] = [];
  const counts = { rowCount: 0, invalidRowCount: 0, hasRepeatedRow: false, hasNewRow: false };
  let currentPage = 1;
  let wasPageInvalid = false;
  const chain: PageChain<Row> = {
    nextPage: 1,
    counts,
    addPage: (page) => {
      const newRows = page.rows.filter((row) => {
        const isNew = !keys.has(String(getKey(row)));
        keys.add(String(getKey(row)));
        return isNew;
      });
      const { next, total, invalidRowCount } = page;
      pages.push({ next, invalidRowCount, ...(total !== undefined && { total }) });
      counts.rowCount = keys.size;
      counts.hasRepeatedRow ||= newRows.length < page.rows.length;
      counts.hasNewRow = newRows.length > 0;
      const isPageInvalid = page.rows.length === 0 && invalidRowCount > 0;
      // Nobody stops a chain that reads pages without a valid row, and a second one can be the first again.
      const isEnd = endsWithoutNewRow(page, counts) || (next !== null && isPageInvalid && wasPageInvalid);
      wasPageInvalid = isPageInvalid;
      if (!isEnd) counts.invalidRowCount += invalidRowCount;
      const followingPage = nextPageOptions.getNextPageParam(page, pages, currentPage);
      chain.nextPage = isEnd ? null : (followingPage ?? null);
      currentPage = followingPage ?? currentPage;
      return newRows;
    },
    findGap: () => findListGap(pages, counts, chain.nextPage !== null),
  };
  return chain;
}
