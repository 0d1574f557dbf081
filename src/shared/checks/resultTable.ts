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
  /** A hash of all rows, in whatever order they came, to find out whether they have changed since the last run. */
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
  const { text, render, tooltip, time, inTimeZone, sortBy, csv, ...rest } = column;
  const getRow = (index: number) => rows[index] as Row;
  return {
    ...rest,
    text: (index) => text(getRow(index)),
    ...(render && { render: (index, isTabStop) => render(getRow(index), isTabStop) }),
    ...(tooltip && { tooltip: (index) => tooltip(getRow(index)) }),
    ...(time && { time: (index) => time(getRow(index)) }),
    ...(inTimeZone && {
      inTimeZone: (timeZone) => toIndexColumn({ ...column, ...inTimeZone(timeZone) }, rows),
    }),
    ...(sortBy && { sortBy: (index) => sortBy(getRow(index)) }),
    ...(csv !== undefined && { csv: csv && { ...csv, text: (index) => csv.text(getRow(index)) } }),
  };
}

function hashRows(rows: readonly unknown[]): string {
  return hashText(
    rows
      .map((row) => JSON.stringify(row))
      .sort()
      .join('\n'),
  );
}
