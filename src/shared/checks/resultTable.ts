import { hashText } from '@/lib/hashText';
import { type Column } from '@/ui/table/column';

/**
 * A table without the type of its rows: its columns get a row's index and read that row. A cell is formatted only when
 * it is rendered or exported.
 */
export interface ResultTable {
  columns: readonly Column<number>[];
  /** The number of rows. */
  count: number;
  /** A hash of all rows, to find out whether they have changed since the last run. */
  hash: string;
}

export function createResultTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): ResultTable {
  return {
    columns: columns.map((column) => toIndexColumn(column, rows)),
    count: rows.length,
    hash: hashRows(rows),
  };
}

function toIndexColumn<Row>(column: Column<Row>, rows: readonly Row[]): Column<number> {
  const { text, tooltip, time, timeLabel, description, inTimeZone, sortBy, key, title, width, align } =
    column;
  const readRow = <Result>(read: (row: Row) => Result, index: number): Result => read(rows[index] as Row);
  return {
    key,
    title,
    width,
    ...(align && { align }),
    text: (index) => readRow(text, index),
    ...(time && { time: (index: number) => readRow(time, index) }),
    ...(timeLabel && { timeLabel }),
    ...(description && { description }),
    ...(inTimeZone && {
      inTimeZone: (timeZone: string) => toIndexColumn({ ...column, ...inTimeZone(timeZone) }, rows),
    }),
    ...(tooltip && { tooltip: (index: number) => readRow(tooltip, index) }),
    ...(sortBy && { sortBy: (index: number) => readRow(sortBy, index) }),
  };
}

function hashRows(rows: readonly unknown[]): string {
  return hashText(JSON.stringify(rows));
}
