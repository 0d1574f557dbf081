import { type ComponentType, type ReactNode, type RefObject } from 'react';
import { type Column, type RowAction } from './column';

export interface RowExtrasProps<Row> {
  tableRef: RefObject<HTMLTableElement | null>;
  /** In their order on the screen; a row's `data-index` is the index here. */
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
}

/** The props that both kinds of table have. */
export interface TableProps<Row> {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  rowAction?: RowAction<Row>;
  /** The key of the row that is open beside the table. */
  openedKey?: string | null;
  /** The filter's text, which is marked in the rows. Empty for a list that marks nothing. */
  matchedText?: string;
  /** The keys of the columns that the filter searches; by default all. */
  filterColumns?: readonly string[];
  /** Whether the filter searches its text as it is, instead of each word. */
  isFilterOneText?: boolean;
  /** Whether the rows are being loaded. Those of the list before may be shown meanwhile. */
  isLoading: boolean;
  /** Shown instead of the rows when they could not be loaded. */
  failure?: ReactNode;
  /** Shown when there are no rows. */
  emptyState: ReactNode;
  /** Makes screen readers read a text. Without it, they read the footer. */
  announce?: (text: string) => void;
  /** Announced when there are no rows. */
  emptyAnnouncement?: string;
  /** Handles further events of the rows. */
  RowExtras?: ComponentType<RowExtrasProps<Row>>;
}
