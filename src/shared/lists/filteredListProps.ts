import { type ReactNode } from 'react';
import { type PageSource } from '@/api/paging/pages';
import { type Failure } from '@/domain/failures';
import { type FilterChip } from '@/ui/filter/filterChip';
import { type Column, type RowAction } from '@/ui/table/column';
import { type FilterMarks } from '@/ui/table/tableProps';
import { type Nouns } from './formatRowCount';
import { type InfiniteRows } from './infinite/useInfiniteRows';
import { type ListFilter } from './listFilter';

type ListRows<Row> = Pick<
  InfiniteRows<Row>,
  | 'rows'
  | 'invalidRowCount'
  | 'isLoading'
  | 'isFetching'
  | 'isLoadingMore'
  | 'hasMore'
  | 'gap'
  | 'total'
  | 'reload'
  | 'retry'
  | 'failure'
>;

/** The text of a list without rows. The title is announced too. */
export interface EmptyListText {
  title: string;
  /** The next step for the operator. */
  hint?: ReactNode;
}

export const NO_ROWS_LOADED: EmptyListText = { title: 'No rows could be loaded' };

/** The constant properties of a list. */
export interface ListDefinition<Row> {
  label: string;
  nouns: Nouns;
  /** The table's name in the preferences. */
  table: string;
  columns: readonly Column<Row>[];
  /** One object for all renders. */
  filterMarks?: FilterMarks;
}

export interface FilteredListProps<Row> extends ListDefinition<Row> {
  /** The first part of an exported file's name. By default the table's name. */
  fileName?: string;
  /** Null for a list of the region. */
  agency: string | null;
  rowKey: (row: Row) => string | number;
  rowAction?: RowAction<Row>;
  list: ListRows<Row>;
  /** The rows that match the filter, when the portal filters the rows itself. */
  matchingRows?: readonly Row[];
  matches?: (row: Row) => boolean;
  /** How an export reads all pages. Undefined for a list of one page. */
  pages?: PageSource<Row>;
  /** A list without a filter has small buttons above its upper right corner instead of a toolbar. */
  filter?: ListFilter;
  /** The fields that the filter searches. */
  placeholder?: string;
  /** A note of at most two lines in the toolbar, such as that the filter is case-sensitive. */
  note?: ReactNode;
  /** Chips in the toolbar, behind that of the filter. */
  chips?: readonly FilterChip[];
  /** A button at the end of the toolbar. */
  action?: ReactNode;
  /** An action for the selected rows, besides those of all lists. */
  renderSelectedAction?: (rows: readonly Row[]) => ReactNode;
  /** Whether rows stay selected when the filter changes, because all rows of the list are loaded. */
  keepsSelection?: boolean;
  /** Alerts above the table. */
  alerts?: ReactNode;
  /** The title of a failed list's alert. `what` is the label, or `more` and the label. */
  describeError?: (what: string, failure: Failure) => string;
  /** By default a text with the nouns and the filter. */
  emptyText?: EmptyListText | false | null;
}
