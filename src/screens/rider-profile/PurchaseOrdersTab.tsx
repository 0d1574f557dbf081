import { skipToken } from '@reduxjs/toolkit/query/react';
import { purchasesPage, useListPurchasesInfiniteQuery } from '@/api/payment';
import { isSought, recordIn } from '../common/soughtRecord';
import { KEEPS_PLACE } from '../common/useFreshness';
import { useInfiniteRows } from '../common/useInfiniteRows';
import { keyOfRecord } from '../common/useOpenRecord';
import { useRecordAddress } from '../common/useRecordAddress';
import { purchaseOrderColumns } from './purchaseOrderColumns';
import { RiderRecords } from './RiderRecords';

const NOUNS = { one: 'purchase order', many: 'purchase orders' };

/** The rider's purchase orders, to read. */
export function PurchaseOrdersTab({ agency, userId }: { agency: string; userId: string }) {
  const list = useInfiniteRows(useListPurchasesInfiniteQuery({ agency, userId }, KEEPS_PLACE), keyOfRecord);
  const record = useRecordAddress();
  const byId = useListPurchasesInfiniteQuery(
    isSought(record.id, list) ? { agency, userId, id: record.id } : skipToken,
    KEEPS_PLACE,
  );
  return (
    <RiderRecords
      label="Purchase orders"
      columns={purchaseOrderColumns}
      list={list}
      record={record}
      sought={recordIn(record.id, byId)}
      agency={agency}
      userId={userId}
      table="rider-purchase-orders"
      nouns={NOUNS}
      request={(page) => purchasesPage({ agency, userId }, page)}
      messageIndex={4}
      emptyTitle="This rider has no purchase orders yet"
      recordName="Purchase order"
    />
  );
}
