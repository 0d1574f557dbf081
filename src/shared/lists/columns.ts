import { textOrDash } from '@/domain/missingValue';
import { formatCents, formatPlainCents } from '@/domain/money';
import { type Column } from '@/ui/table/column';

/*
 * Builders of columns that show one field of a row. They can be sorted by the field's value. For timestamps see
 * timestampColumn.ts, which is apart because the library for dates is not needed by every list.
 */

type Text = string | number | null;

/** A missing value is shown as a dash. */
export function textColumn<Key extends string>(
  key: Key,
  title: string,
  width: number,
): Column<Readonly<Record<Key, Text>>> {
  return { key, title, width, text: (row) => textOrDash(row[key]), sortBy: (row) => row[key] };
}

/** For ids and the like, which operators copy. */
export function idColumn<Key extends string>(
  key: Key,
  title: string,
  width: number,
): Column<Readonly<Record<Key, Text>>> {
  return { ...textColumn(key, title, width), isCopyable: true };
}

/** An amount in cents. A file has plain dollars, and can have another title that names the currency. */
export function moneyColumn<Key extends string>(
  key: Key,
  title: string,
  width: number,
  fileTitle = title,
): Column<Readonly<Record<Key, number | null>>> {
  return {
    key,
    title,
    width,
    align: 'end',
    text: (row) => formatCents(row[key]),
    csv: { title: fileTitle, text: (row) => formatPlainCents(row[key]) },
    sortBy: (row) => row[key],
  };
}

/** The columns with these keys, in the order of the keys. */
export function pickColumns<Row>(
  columns: readonly Column<Row>[],
  keys: readonly string[],
): readonly Column<Row>[] {
  return keys.flatMap((key) => columns.filter((column) => column.key === key));
}
