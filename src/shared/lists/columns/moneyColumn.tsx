import { formatMoney, formatPlainCents, splitMoney } from '@/domain/payments/money';
import { type Currency } from '@/domain/regions';
import { MutedSuffix } from '@/ui/data/MutedSuffix';
import { type Column } from '@/ui/table/column';

/**
 * An amount in cents, in the region's currency (decision 31). A file has plain dollars, and its header names the
 * currency.
 */
export function moneyColumn<Key extends string>(
  key: Key,
  title: string,
  width: number,
  currency: Currency,
): Column<Readonly<Record<Key, number | null>>> {
  return {
    key,
    title,
    width,
    isFixed: true,
    align: 'end',
    text: (row) => formatMoney(row[key], currency),
    render: (row) => <MutedSuffix {...splitMoney(row[key], currency)} />,
    csv: { title: `${title} (${currency})`, text: (row) => formatPlainCents(row[key]) },
    sortBy: (row) => row[key],
  };
}
