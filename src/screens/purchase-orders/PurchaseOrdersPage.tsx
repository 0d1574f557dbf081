import { useParams } from 'react-router-dom';
import { prefetch, type PrefetchQueries } from '@/api/client/prefetch';
import { paymentApi, purchasesPages } from '@/api/payment';
import { type PurchaseOrder } from '@/domain/entities/purchaseOrder';
import { InfiniteList } from '@/shared/lists/infinite/InfiniteList';
import { useListRefetchPolicy } from '@/shared/lists/infinite/useListRefetchPolicy';
import { useUrlFilter } from '@/shared/lists/useUrlFilter';
import { purchaseOrderColumns } from '@/shared/records/purchaseOrderColumns';
import { getRecordKey } from '@/shared/records/useOpenRecord';
import { useRecordList } from '@/shared/records/useRecordList';

const NOUNS = { singular: 'purchase order', plural: 'purchase orders' };
const { listPurchases } = paymentApi.endpoints;

/** The first page without a filter. */
export const prefetchQueries: PrefetchQueries = ({ abbreviation: agency = '' }) => [
  prefetch(listPurchases, { agency, id: '' }),
];

/** The purchase orders of an agency (section 2 of the specification). */
export function PurchaseOrdersPage() {
  const { abbreviation: agency = '' } = useParams();
  const filter = useUrlFilter();
  // Each filter has its own cache entry, so a new filter starts with page 1.
  const arg = { agency, id: filter.debouncedText };
  const { list, rowAction, modal } = useRecordList<PurchaseOrder>(
    listPurchases,
    arg,
    'Purchase Order',
    useListRefetchPolicy(),
  );
  return (
    <>
      <InfiniteList
        label="Purchase Orders"
        nouns={NOUNS}
        table="purchase-orders"
        agency={agency}
        columns={purchaseOrderColumns}
        rowKey={getRecordKey}
        rowAction={rowAction}
        list={list}
        pages={purchasesPages(arg)}
        filter={filter}
        placeholder="ID of a purchase order"
      />
      {modal}
    </>
  );
}
