import { useListPurchasesInfiniteQuery } from '../../api/payment';
import { KEEPS_PLACE } from '../common/useFreshness';
import { useInfiniteRows } from '../common/useInfiniteRows';
import { purchaseOrderColumns } from './purchaseOrderColumns';
import { recordKey, RiderRecords } from './RiderRecords';

/** The rider's purchase orders, to read. */
export function PurchaseOrdersTab({ agency, userId }: { agency: string; userId: string }) {
  return (
    <RiderRecords
      label="Purchase orders"
      columns={purchaseOrderColumns}
      list={useInfiniteRows(useListPurchasesInfiniteQuery({ agency, userId }, KEEPS_PLACE), recordKey)}
      messageIndex={4}
      emptyTitle="This rider has no purchase orders yet"
      recordName="Purchase order"
    />
  );
}
