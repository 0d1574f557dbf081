import { prefetch, type PrefetchQueries } from '@/api/client/prefetch';
import { buildPurchaseOrderColumns, purchaseOrders } from '@/shared/records/purchaseOrders';
import { RecordListPage } from '@/shared/records/RecordListPage';

/** The first page without a filter. */
export const prefetchQueries: PrefetchQueries = ({ abbreviation: agency = '' }) => [
  prefetch(purchaseOrders.endpoint, { agency, id: '' }),
];

export function Component() {
  return (
    <RecordListPage
      kind={purchaseOrders}
      label="Purchase Orders"
      table="purchase-orders"
      buildColumns={buildPurchaseOrderColumns}
    />
  );
}
