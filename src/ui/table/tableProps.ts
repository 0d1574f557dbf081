import { type ComponentType, type ReactNode, type RefObject } from 'react';
import { type Column, type RowAction } from './column';

export interface RowExtrasProps<Row> {
  tableRef: RefObject<HTMLTableElement | null>;
  /** In their order on the screen; a row's `data-index` is the index here. */
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
}

/** Where and how the filter's text is marked in the rows. */
export interface FilterMarks {
  /** The keys of the columns that the filter searches. */
  columns: readonly string[];
  /**
   * As the list compares: `words` is each word, without regard to case and accents, `text` the text as it is, without regard to
   * case, and `exactText` also with regard to case.
   */
  compares: 'words' | 'text' | 'exactText';
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
  /** The filter's text, which `filterMarks` marks in the rows. */
  matchedText?: string;
  filterMarks?: FilterMarks;
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
