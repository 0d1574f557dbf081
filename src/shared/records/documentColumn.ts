import { textOrDash } from '@/domain/missingValue';
import { type Currency } from '@/domain/regions';
import { summarizeDocument } from '@/domain/summarizeDocument';
import { type Column } from '@/ui/table/column';
import { textColumn } from '../lists/columns/columns';

/** A document as a readable line. Its tooltip and a file have the text as the platform has sent it. */
export function documentColumn<Key extends string>(
  key: Key,
  title: string,
  width: number,
  currency: Currency,
): Column<Readonly<Record<Key, string | null>>> {
  const getText = (row: Readonly<Record<Key, string | null>>) => textOrDash(row[key]);
  return {
    ...textColumn(key, title, width),
    text: (row) => summarizeDocument(row[key], currency) ?? getText(row),
    tooltip: getText,
    csv: { text: getText },
  };
}
