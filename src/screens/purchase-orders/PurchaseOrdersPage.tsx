import { prefetch, type PrefetchQueries } from '@/api/client/prefetch';
import { purchaseOrderColumns, purchaseOrders } from '@/shared/records/purchaseOrders';
import { RecordListPage } from '@/shared/records/RecordListPage';

/** The first page without a filter. */
export const prefetchQueries: PrefetchQueries = ({ abbreviation: agency = '' }) => [
  prefetch(purchaseOrders.endpoint, { agency, id: '' }),
];

export function PurchaseOrdersPage() {
  return (
    <RecordListPage
      kind={purchaseOrders}
      label="Purchase Orders"
      recordTitle="Purchase Order"
      table="purchase-orders"
      columns={purchaseOrderColumns}
    />
  );
}
