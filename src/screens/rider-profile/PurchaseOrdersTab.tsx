import { RIDER_MESSAGE_INDEX } from '@/domain/failureTexts/riderProfile';
import { buildRiderPurchaseOrderColumns, purchaseOrders } from '@/shared/records/purchaseOrders';
import { useRecordColumns } from '@/shared/records/useRecordColumns';
import { useRecordList } from '@/shared/records/useRecordList';
import { RiderList } from './RiderList';

export function PurchaseOrdersTab({ agency, userId }: { agency: string; userId: string }) {
  const arg = { agency, userId };
  return (
    <RiderList
      {...arg}
      {...useRecordList(purchaseOrders, arg)}
      label="Purchase orders"
      nouns={purchaseOrders.nouns}
      table="rider-purchase-orders"
      columns={useRecordColumns(buildRiderPurchaseOrderColumns, agency)}
      pages={purchaseOrders.pages(arg)}
      messageIndex={RIDER_MESSAGE_INDEX.purchaseOrders}
    />
  );
}
