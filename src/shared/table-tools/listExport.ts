import { FULL_LIST_PAGE_SIZE } from '@/domain/limits';
import { formatCount } from '@/lib/text/formatCount';
import { formatNumber } from '@/lib/text/formatNumber';
import { type FilteredListProps } from '../lists/filteredListProps';
import { formatRowCount } from '../lists/formatRowCount';
import { countCalls, formatEstimate } from './exportEstimate';

/** The props of a list that its Columns panel and its Export dialog use. */
export type ExportableList<Row> = Pick<
  FilteredListProps<Row>,
  | 'table'
  | 'nouns'
  | 'agency'
  | 'columns'
  | 'list'
  | 'filter'
  | 'matchingRows'
  | 'matches'
  | 'pages'
  | 'rowKey'
  | 'fileName'
> & {
  /** The rows that the operator has selected, if any. */
  selectedRows?: readonly Row[];
  /** How many more are selected that are not loaded. */
  unloadedCount?: number;
};

/** A choice of rows to save. `rows` is null when they have to be read page by page. */
export interface ExportScope<Row> {
  /** `selected`: the rows that the operator has selected; `matching`: the loaded rows that the filter leaves; `list`: all loaded rows; `pages`: all rows of the platform. */
  kind: 'selected' | 'matching' | 'list' | 'pages';
  /** The choice's label, with the row count if it is known. */
  text: string;
  rows: readonly Row[] | null;
}

/**
 * Returns the choices of rows to save. The first is the default.
 * @param pageMs the mean time of a full page's call in milliseconds; null if it is unknown
 */
export function buildScopes<Row>(
  listExport: ExportableList<Row>,
  pageMs: number | null,
): readonly ExportScope<Row>[] {
  const { selectedRows, unloadedCount = 0, ...otherExport } = listExport;
  const scopes = buildListScopes(otherExport, pageMs);
  if (!selectedRows) return scopes;
  const unloadedText = unloadedCount === 0 ? '' : `; ${formatNumber(unloadedCount)} more not loaded`;
  const text = `The ${formatRowCount(selectedRows.length, listExport.nouns, 'selected ')}${unloadedText}`;
  return [{ kind: 'selected', text, rows: selectedRows }, ...scopes];
}

/** Whether all rows are loaded that the platform has. */
export function isExportComplete(
  list: Pick<ExportableList<never>['list'], 'hasMore' | 'gap' | 'isLoading' | 'failure'>,
): boolean {
  return !list.hasMore && !list.gap && !list.isLoading && !list.failure;
}

function buildListScopes<Row>(
  listExport: ExportableList<Row>,
  pageMs: number | null,
): readonly ExportScope<Row>[] {
  const { nouns, list, matchingRows: rows = list.rows, pages } = listExport;
  const filterText = listExport.filter?.debouncedText ?? '';
  const isComplete = isExportComplete(list);
  const matchText = filterText === '' ? '' : ` that match “${filterText}”`;
  if (!isComplete && pages) {
    const text = describeAllPages(listExport, matchText, pageMs);
    const allPagesScope: ExportScope<Row> = { kind: 'pages', text, rows: null };
    return rows.length === 0
      ? [allPagesScope]
      : [
          {
            kind: 'matching',
            text: `The ${formatRowCount(rows.length, nouns, 'loaded ')}${matchText}`,
            rows,
          },
          allPagesScope,
        ];
  }
  const formatLabel = (count: number) =>
    isComplete ? `All ${formatRowCount(count, nouns)}` : `The ${formatRowCount(count, nouns, 'loaded ')}`;
  const matchingScope: ExportScope<Row> = {
    kind: 'matching',
    text: `${formatLabel(rows.length)}${matchText}`,
    rows,
  };
  return list.rows.length === rows.length
    ? [matchingScope]
    : [matchingScope, { kind: 'list', text: formatLabel(list.rows.length), rows: list.rows }];
}

/** `All 20,000 riders (200 calls of 100, about 10 s)`. If the portal filters the rows, their number is not known. */
function describeAllPages<Row>(
  { nouns, list, matches }: ExportableList<Row>,
  matchText: string,
  pageMs: number | null,
): string {
  if (list.total === null) return `All ${nouns.plural}${matchText}, read page by page`;
  const rowsText = matchText !== '' && matches ? nouns.plural : formatRowCount(list.total, nouns);
  const calls = countCalls(list.total);
  const callsText = `${formatCount(calls, 'call', 'calls')} of ${FULL_LIST_PAGE_SIZE}`;
  const estimate = formatEstimate(calls, pageMs);
  return `All ${rowsText}${matchText} (${estimate === '' ? callsText : `${callsText}, ${estimate}`})`;
}
