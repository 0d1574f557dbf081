import { paymentApi, purchasesPages } from '@/api/payment';
import { type PurchaseOrder } from '@/domain/entities/purchaseOrder';
import { RIDER_MESSAGE_INDEX } from '@/domain/failureTexts/riderProfile';
import { riderPurchaseOrderColumns } from '@/shared/records/purchaseOrderColumns';
import { useRecordList } from '@/shared/records/useRecordList';
import { RiderList } from './RiderList';

const NOUNS = { singular: 'purchase order', plural: 'purchase orders' };

export function PurchaseOrdersTab({ agency, userId }: { agency: string; userId: string }) {
  const arg = { agency, userId };
  return (
    <RiderList
      {...arg}
      {...useRecordList<PurchaseOrder>(paymentApi.endpoints.listPurchases, arg, 'Purchase order')}
      label="Purchase orders"
      nouns={NOUNS}
      table="rider-purchase-orders"
      columns={riderPurchaseOrderColumns}
      pages={purchasesPages(arg)}
      messageIndex={RIDER_MESSAGE_INDEX.purchaseOrders}
    />
  );
}
