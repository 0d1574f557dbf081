import { formatCents, formatPlainCents } from '@/domain/money';
import { type Column } from '@/ui/table/column';

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
