import { type ReactNode } from 'react';
import { type Column, type RowAction } from './column';

/** The props that both kinds of table have. */
export interface TableProps<Row> {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  rowAction?: RowAction<Row> | undefined;
  /** The filter's text, which is marked in the rows. Empty for a list that the portal itself filters by certain fields. */
  matchedText?: string | undefined;
  /** Whether there are no rows yet. */
  isLoading: boolean;
  /** Shown instead of the rows when they could not be loaded. */
  failure?: ReactNode;
  /** Shown when there are no rows. */
  emptyState: ReactNode;
  /** Makes screen readers read a text. Without it, they read the footer. */
  announce?: (text: string) => void;
  /** Announced when there are no rows. */
  emptyAnnouncement?: string;
  /** Renders all rows instead of one page or the visible ones, for printing. */
  showsAllRows?: boolean;
}
