import { useParams } from 'react-router-dom';
import { RecordList } from '../common/RecordList';
import { purchaseOrderColumns } from './purchaseOrderColumns';
import { usePurchaseOrders } from './usePurchaseOrders';

export { prefetchQueries } from './usePurchaseOrders';

const NOUNS = { singular: 'purchase order', plural: 'purchase orders' };

/** The purchase orders of an agency (specification 2). A click on a row opens its JSON. */
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
