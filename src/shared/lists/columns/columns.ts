import { textOrDash } from '@/domain/missingValue';
import { type Column } from '@/ui/table/column';

/*
 * Builders of columns that show one field of a row. They can be sorted by the field's value. moneyColumn.tsx and
 * timestampColumn.ts are apart, because not every list needs their code.
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

/** For ids and the like, which operators copy. By default as wide as seven digits beside the copy button. */
export function idColumn<Key extends string>(
  key: Key,
  title: string,
  width = 106,
): Column<Readonly<Record<Key, Text>>> {
  return { ...textColumn(key, title, width), isFixed: true, isCopyable: true };
}

/** A text that does not grow in a wide window, such as a status, a telephone number or a date. */
export function fixedTextColumn<Key extends string>(
  key: Key,
  title: string,
  width = 132,
): Column<Readonly<Record<Key, Text>>> {
  return { ...textColumn(key, title, width), isFixed: true };
}
