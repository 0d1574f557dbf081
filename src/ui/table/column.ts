import { type ReactNode } from 'react';

/** One column of a table. Every column has a width, so that nothing moves when rows come or go. */
export interface Column<Row> {
  key: string;
  title: string;
  /** Pixels. */
  width: number;
  /** Numbers and money stand at the end, with digits of one width. */
  align?: 'end';
  /** The cell as text: shown unless `render` is given, and always the cell's hover text. */
  text: (row: Row) => string;
  /** A cell that is more than text. */
  render?: (row: Row) => ReactNode;
  /** What the hover says instead of the cell's text. */
  hint?: (row: Row) => string | undefined;
  /** What the header sorts by; a column without one can't be sorted. */
  sortBy?: (row: Row) => string | number | null;
  /** An id that people carry elsewhere: its cells can be copied. */
  isCopyable?: true;
  /** How the column stands in a file, where what the screen shows can't be reckoned with; null where it doesn't. */
  file?: { title: string; text: (row: Row) => string } | null;
  /** Its place among all columns, from 1, and their number: where some of them are hidden. */
  position?: { index: number; count: number };
}

export interface Sort {
  key: string;
  direction: 'asc' | 'desc';
}

/** How a row is opened: by a click anywhere on it, by Enter on its first cell, or, with an address, in a new tab. */
export interface RowAction<Row> {
  onOpen: (row: Row) => void;
  getHref?: (row: Row) => string;
}
