import { fingerprint } from '@/lib/fingerprint';
import { type Column } from '@/ui/table/column';

/** A table whatever its rows are: its columns read the row at an index. Cells are made when they are looked at. */
export interface ResultTable {
  columns: readonly Column<number>[];
  count: number;
  /** Changes when any row does. */
  print: string;
}

export function resultTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): ResultTable {
  return {
    columns: columns.map((column) => byIndex(column, rows)),
    count: rows.length,
    print: printOf(rows),
  };
}

function byIndex<Row>(column: Column<Row>, rows: readonly Row[]): Column<number> {
  const { text, hint, sortBy, key, title, width, align } = column;
  const at = <Result>(read: (row: Row) => Result, index: number): Result => read(rows[index] as Row);
  return {
    key,
    title,
    width,
    ...(align && { align }),
    text: (index) => at(text, index),
    ...(hint && { hint: (index: number) => at(hint, index) }),
    ...(sortBy && { sortBy: (index: number) => at(sortBy, index) }),
  };
}

function printOf(rows: readonly unknown[]): string {
  return fingerprint(JSON.stringify(rows));
}
