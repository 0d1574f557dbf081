import { skipToken } from '@reduxjs/toolkit/query/react';
import { purchasesPages, useListPurchasesInfiniteQuery } from '@/api/payment';
import { RIDER_MESSAGE_INDEX } from '@/domain/failureTexts/riderProfile';
import { useInfiniteRows } from '@/shared/lists/useInfiniteRows';
import { NO_RECONNECT_REFETCH } from '@/shared/lists/useListRefetchPolicy';
import { riderPurchaseOrderColumns } from '@/shared/records/purchaseOrderColumns';
import { findRecord, isLookupNeeded } from '@/shared/records/recordLookup';
import { getRecordKey } from '@/shared/records/useOpenRecord';
import { useRecordParam } from '@/shared/records/useRecordParam';
import { RiderRecordList } from './RiderRecordList';

const NOUNS = { singular: 'purchase order', plural: 'purchase orders' };

export function PurchaseOrdersTab({ agency, userId }: { agency: string; userId: string }) {
  const list = useInfiniteRows(
    useListPurchasesInfiniteQuery({ agency, userId }, NO_RECONNECT_REFETCH),
    getRecordKey,
  );
  const recordParam = useRecordParam();
  const orderById = useListPurchasesInfiniteQuery(
    isLookupNeeded(recordParam.id, list) ? { agency, userId, id: recordParam.id } : skipToken,
    NO_RECONNECT_REFETCH,
  );
  return (
    <RiderRecordList
      label="Purchase orders"
      columns={riderPurchaseOrderColumns}
      list={list}
      recordParam={recordParam}
      lookup={findRecord(recordParam.id, orderById)}
      agency={agency}
      userId={userId}
      table="rider-purchase-orders"
      nouns={NOUNS}
      pages={purchasesPages({ agency, userId })}
      messageIndex={RIDER_MESSAGE_INDEX.purchaseOrders}
      emptyTitle="This rider has no purchase orders yet"
      recordName="Purchase order"
    />
  );
}
