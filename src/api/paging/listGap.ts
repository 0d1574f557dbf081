import { type Page } from '../schemas/responseSchema';

/** Why the rows that were read may not be all rows of a list, although no call failed. */
type GapKind =
  /** The platform names a next page that is not read: the last page had no new row, or see `nextPageOptions`. */
  | 'stopped'
  /** The total fell between two pages: a row can have moved to a page that had been read already. */
  | 'shrunk'
  /** Fewer rows were read than the platform counts. */
  | 'short'
  /** A row came twice in a list without a total: the service may have left another one out. */
  | 'repeatedRow';

export interface ListGap {
  kind: GapKind;
  pages: readonly PageSummary[];
  counts: RowCounts;
}

/** The facts about a page that was read. The pages of the list of agencies have no `next`: they are asked for by offset. */
export type PageSummary = Pick<Page<unknown>, 'invalidRowCount'> &
  Partial<Pick<Page<unknown>, 'next' | 'total'>>;

export interface RowCounts {
  /** The number of different rows on all pages. */
  rowCount: number;
  invalidRowCount: number;
  /** Whether a row came twice. */
  hasRepeatedRow: boolean;
  /** Whether the last page had a row that no earlier page had. */
  hasNewRow: boolean;
}

/**
 * Whether reading ends at this page although it names a next one: it has no new row, and a service that ignores the page
 * number would be asked without end. A page with only invalid rows may have new ones. The invalid rows of a page that
 * came again are counted already.
 */
export function endsWithoutNewRow(
  { rows, next = null, invalidRowCount }: PageSummary & { rows: readonly unknown[] },
  { hasNewRow }: Pick<RowCounts, 'hasNewRow'>,
): boolean {
  return next !== null && !hasNewRow && (rows.length > 0 || invalidRowCount === 0);
}

/**
 * Finds a sign that rows are missing; null when nothing shows it. A list that became shorter says so at once, because a
 * row can have been skipped. A row that was added is missing only if the numbers differ at the end. As long as the total
 * never fell, as many rows as it counts are all rows, whatever page is named next.
 */
export function findListGap(
  pages: readonly PageSummary[],
  counts: RowCounts,
  hasMore: boolean,
): ListGap | null {
  const kind = findKind(pages, counts, hasMore);
  return kind && { kind, pages, counts };
}

function findKind(pages: readonly PageSummary[], counts: RowCounts, hasMore: boolean): GapKind | null {
  const { next, total } = pages.at(-1) ?? {};
  const hasFallen = pages.some(
    (page, index) => page.total !== undefined && page.total < (pages[index - 1]?.total ?? 0),
  );
  if (total !== undefined && !hasFallen && counts.rowCount + counts.invalidRowCount >= total) return null;
  if (next && !hasMore) return 'stopped';
  if (hasFallen) return 'shrunk';
  if (hasMore) return null;
  if (total !== undefined) return 'short';
  // The pages of the list of agencies, which have no `next`, can overlap.
  return next === null && counts.hasRepeatedRow ? 'repeatedRow' : null;
}
