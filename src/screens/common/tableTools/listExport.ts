import { type Page } from '@/api/client/parse';
import { type PlatformRequest } from '@/api/client/request';
import { type InfiniteRows } from '../useInfiniteRows';

/** What of a list can be saved as a file. */
export interface ListExport<Row> {
  nouns: { singular: string; plural: string };
  /** Null outside any agency. */
  agency: string | null;
  /** What the rows match, in the operator's words; empty for all. */
  filter: string;
  list: Pick<InfiniteRows<Row>, 'rows' | 'invalidRowCount' | 'isLoading' | 'hasMore'> & { failure: unknown };
  /** Those of its rows that match, where the filter picks among the rows at hand. */
  matching?: readonly Row[];
  /** How the rest is read where there may be more. */
  pages?: {
    request: (page: number) => PlatformRequest<Page<Row>>;
    rowKey: (row: Row) => string | number;
    /** Whether a row matches, where the service has no filter. */
    matches?: (row: Row) => boolean;
  };
  /** The file's name without region, agency and time, where it isn't the table's. */
  file?: string;
}

/** Rows to save: at hand, or to be read page after page. */
export interface ExportScope<Row> {
  /** In words, with the count where it is known. */
  text: string;
  rows: readonly Row[] | null;
}

/** What can be saved of a list, the nearest first. */
export function buildScopes<Row>(exported: ListExport<Row>): readonly ExportScope<Row>[] {
  const { nouns, filter, list, matching: rows = list.rows, pages } = exported;
  const isWhole = !list.hasMore && !list.isLoading && !list.failure;
  const that = filter === '' ? '' : ` that match “${filter}”`;
  if (!isWhole && pages) {
    const all = { text: `All ${nouns.plural}${that}, read page after page`, rows: null };
    return rows.length === 0
      ? [all]
      : [{ text: `The ${formatCount(rows.length, nouns, 'loaded ')}${that}`, rows }, all];
  }
  const words = (count: number) =>
    isWhole ? `All ${formatCount(count, nouns)}` : `The ${formatCount(count, nouns, 'loaded ')}`;
  const found = { text: `${words(rows.length)}${that}`, rows };
  return list.rows.length === rows.length
    ? [found]
    : [found, { text: words(list.rows.length), rows: list.rows }];
}

/** `1 rider`, `1,204 loaded riders`. */
export function formatCount(
  count: number,
  { singular, plural }: ListExport<never>['nouns'],
  word = '',
): string {
  return `${count.toLocaleString('en-US')} ${word}${count === 1 ? singular : plural}`;
}
