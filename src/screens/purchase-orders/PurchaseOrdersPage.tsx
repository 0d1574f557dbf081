import { prefetch, type PrefetchQueries } from '@/api/client/prefetch';
import { paymentApi, purchasesPages } from '@/api/payment';
import { type PurchaseOrder } from '@/domain/entities/purchaseOrder';
import { type ListDefinition } from '@/shared/lists/filteredListProps';
import { purchaseOrderColumns } from '@/shared/records/purchaseOrderColumns';
import { RecordListPage } from '@/shared/records/RecordListPage';

const PURCHASE_ORDERS: ListDefinition<PurchaseOrder> = {
  label: 'Purchase Orders',
  nouns: { singular: 'purchase order', plural: 'purchase orders' },
  table: 'purchase-orders',
  columns: purchaseOrderColumns,
};
const { listPurchases } = paymentApi.endpoints;

/** The first page without a filter. */
export const prefetchQueries: PrefetchQueries = ({ abbreviation: agency = '' }) => [
  prefetch(listPurchases, { agency, id: '' }),
];

export function PurchaseOrdersPage() {
  return (
    <RecordListPage
      {...PURCHASE_ORDERS}
      endpoint={listPurchases}
      pages={purchasesPages}
      recordTitle="Purchase Order"
    />
  );
}
