import { type ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  title: string;
  /** Whether only screen readers have the title, because the column is narrower. */
  isTitleHidden?: true;
  /** Explains the title, instead of the one in domain/columnTerms.ts: the tooltip of the column head. */
  description?: string;
  /** Pixels; fixed, so that columns don't move when rows change. */
  width: number;
  /** Whether it stays as wide in a wide window, because the length of its content is known. */
  isFixed?: true;
  /** Whether it shares what a wide window leaves with others like it, equally, instead of the widest column. */
  isGrowing?: true;
  /** For numbers and money: aligned to the end, with tabular digits. */
  align?: 'end';
  /** The cell's text. It is also the tooltip, unless `tooltip` is set. */
  text: (row: Row) => string;
  /**
   * Renders the content that the cell shows instead of its text; null for the text. `isTabStop`: whether Tab reaches the row.
   * A link in any other row has the `tabIndex` -1.
   */
  render?: (row: Row, isTabStop: boolean) => ReactNode;
  tooltip?: (row: Row) => string | undefined;
  /** The time that the cell shows, ISO 8601. TimeZonesTip shows it in other time zones, instead of the tooltip. */
  time?: (row: Row) => string | null;
  /** The title of the column without a time zone, for TimeZonesTip. By default `title`. */
  timeLabel?: string;
  /** Returns the changed properties when the page shows times in the zone with this IANA name. The title names the zone. */
  inTimeZone?: (
    timeZone: string,
  ) => Pick<Column<Row>, 'title' | 'timeLabel' | 'description' | 'text' | 'csv'>;
  /** The value to sort by; a column without it can't be sorted. */
  sortBy?: (row: Row) => string | number | null;
  /** Whether the first column is a control of the rows, so that the second one names and opens them. */
  isControl?: true;
  isCopyable?: true;
  /** Whether it stays beside the first column when the table is scrolled sideways. */
  isPinned?: true;
  /** Pixels between the table's edge and a pinned column, from `pinColumns`. */
  pinnedAt?: number;
  /**
   * The column in a CSV export, when the text on screen can't be used for calculations; null excludes the column.
   * `title`: if it is not the column's.
   */
  csv?: { title?: string; text: (row: Row) => string } | null;
  /** Whether its values are numbers of more than 15 digits, which a spreadsheet rounds. The export dialog says so. */
  hasLongNumbers?: true;
  /** `aria-colindex` (starting at 1) and `aria-colcount`, when some columns are hidden. */
  position?: { index: number; count: number };
}

export interface Sort {
  key: string;
  direction: 'asc' | 'desc';
}

/**
 * Opens a row by a click on it or by Enter on its first cell. With `getHref` the row is a link, which can open in a
 * new tab.
 */
export interface RowAction<Row> {
  onOpen: (row: Row) => void;
  /** Without it, all rows can be opened. */
  canOpen?: (row: Row) => boolean;
  getHref?: (row: Row) => string;
  /** The URL of a row that opens as a dialog of the page. The row is no link. */
  getDialogHref?: (row: Row) => string;
  /** The key of the row whose dialog is open; empty for none. */
  openedKey?: string;
  /** For a row whose URL needs more than a tab, such as a sign-in. Resolves to whether it was opened. */
  openInNewTab?: (row: Row) => Promise<boolean>;
}
