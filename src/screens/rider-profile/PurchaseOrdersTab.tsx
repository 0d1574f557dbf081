import { useListPurchasesInfiniteQuery } from '../../api/payment';
import { KEEPS_PLACE } from '../common/useFreshness';
import { useInfiniteRows } from '../common/useInfiniteRows';
import { keyOfRecord } from '../common/useOpenRecord';
import { purchaseOrderColumns } from './purchaseOrderColumns';
import { RiderRecords } from './RiderRecords';

/** The rider's purchase orders, to read. */
export function PurchaseOrdersTab({ agency, userId }: { agency: string; userId: string }) {
  return (
    <RiderRecords
      label="Purchase orders"
      columns={purchaseOrderColumns}
      list={useInfiniteRows(useListPurchasesInfiniteQuery({ agency, userId }, KEEPS_PLACE), keyOfRecord)}
      messageIndex={4}
      emptyTitle="This rider has no purchase orders yet"
      recordName="Purchase order"
    />
  );
}
