import { type PageSource } from '@/api/client/pages';
import { type InfiniteRows } from '../lists/infinite/useInfiniteRows';

/** What the Export dialog of a list needs. */
export interface ListExport<Row> {
  nouns: { singular: string; plural: string };
  /** Null for a list that belongs to no agency. */
  agency: string | null;
  /** The filter as the operator typed it. Empty for all rows. */
  filter: string;
  list: Pick<InfiniteRows<Row>, 'rows' | 'invalidRowCount' | 'isLoading' | 'hasMore'> & { failure: unknown };
  /** The loaded rows that match the filter, when the portal filters the rows itself. */
  matchingRows?: readonly Row[];
  /** How to read all pages. Missing when the list has only one. */
  pages?: {
    source: PageSource<Row>;
    rowKey: (row: Row) => string | number;
    /** Whether a row matches the filter, when the portal filters the rows itself. */
    matches?: (row: Row) => boolean;
  };
  /** The first part of the file name, before region, agency and time. By default the table's name. */
  baseName?: string;
}

/** A choice of rows to save. `rows` is null when they have to be read page by page. */
export interface ExportScope<Row> {
  /** The choice's label, with the row count if it is known. */
  text: string;
  rows: readonly Row[] | null;
}

/** Returns the choices of rows to save. The first is the default. */
export function buildScopes<Row>(listExport: ListExport<Row>): readonly ExportScope<Row>[] {
  const { nouns, filter, list, matchingRows: rows = list.rows, pages } = listExport;
  const isComplete = !list.hasMore && !list.isLoading && !list.failure;
  const filterText = filter === '' ? '' : ` that match “${filter}”`;
  if (!isComplete && pages) {
    const allPagesScope = { text: `All ${nouns.plural}${filterText}, read page by page`, rows: null };
    return rows.length === 0
      ? [allPagesScope]
      : [{ text: `The ${formatCount(rows.length, nouns, 'loaded ')}${filterText}`, rows }, allPagesScope];
  }
  const formatLabel = (count: number) =>
    isComplete ? `All ${formatCount(count, nouns)}` : `The ${formatCount(count, nouns, 'loaded ')}`;
  const matchingScope = { text: `${formatLabel(rows.length)}${filterText}`, rows };
  return list.rows.length === rows.length
    ? [matchingScope]
    : [matchingScope, { text: formatLabel(list.rows.length), rows: list.rows }];
}

/** `1 rider`, `1,204 loaded riders`. */
export function formatCount(
  count: number,
  { singular, plural }: ListExport<never>['nouns'],
  adjective = '',
): string {
  return `${count.toLocaleString('en-US')} ${adjective}${count === 1 ? singular : plural}`;
}
