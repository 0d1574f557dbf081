import { textOrDash } from '@/domain/missingValue';
import { type Currency } from '@/domain/regions';
import { summarizeJsonField } from '@/domain/summarizeJsonField';
import { type Column } from '@/ui/table/column';
import { textColumn } from '../lists/columns/columns';

/** A field of JSON as a readable line. Its tooltip and a file have the text as the platform has sent it. */
export function jsonFieldColumn<Key extends string>(
  key: Key,
  title: string,
  width: number,
  currency: Currency,
): Column<Readonly<Record<Key, string | null>>> {
  const getText = (row: Readonly<Record<Key, string | null>>) => textOrDash(row[key]);
  return {
    ...textColumn(key, title, width),
    text: (row) => summarizeJsonField(row[key], currency) ?? getText(row),
    tooltip: getText,
    csv: { text: getText },
  };
}
