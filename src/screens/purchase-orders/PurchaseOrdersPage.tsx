import { useParams } from 'react-router-dom';
import { purchaseOrderColumns } from '@/shared/records/purchaseOrderColumns';
import { RecordList } from '@/shared/records/RecordList';
import { usePurchaseOrders } from './usePurchaseOrders';

// The route table reads `prefetchQueries` from the screen's page module.
export { prefetchQueries } from './usePurchaseOrders';

const NOUNS = { singular: 'purchase order', plural: 'purchase orders' };

/** The purchase orders of an agency (section 2 of the specification). */
export function PurchaseOrdersPage() {
  const { abbreviation = '' } = useParams();
  const purchaseOrders = usePurchaseOrders(abbreviation);
  return (
    <RecordList
      label="Purchase Orders"
      nouns={NOUNS}
      table="purchase-orders"
      agency={abbreviation}
      columns={purchaseOrderColumns}
      {...purchaseOrders}
      title="Purchase Order"
    />
  );
}
