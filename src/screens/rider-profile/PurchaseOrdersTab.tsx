import { RIDER_MESSAGE_INDEX } from '@/domain/failureTexts/riderProfile';
import { purchaseOrders, riderPurchaseOrderColumns } from '@/shared/records/purchaseOrders';
import { useRecordList } from '@/shared/records/useRecordList';
import { RiderList } from './RiderList';

export function PurchaseOrdersTab({ agency, userId }: { agency: string; userId: string }) {
  const arg = { agency, userId };
  return (
    <RiderList
      {...arg}
      {...useRecordList(purchaseOrders, arg, 'Purchase order')}
      label="Purchase orders"
      nouns={purchaseOrders.nouns}
      table="rider-purchase-orders"
      columns={riderPurchaseOrderColumns}
      pages={purchaseOrders.pages(arg)}
      messageIndex={RIDER_MESSAGE_INDEX.purchaseOrders}
    />
  );
}
