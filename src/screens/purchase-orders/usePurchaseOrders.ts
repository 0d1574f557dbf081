import { skipToken } from '@reduxjs/toolkit/query/react';
import { firstCall, type FirstCalls } from '@/api/client/firstCall';
import { paymentApi, purchasesPage, useListPurchasesInfiniteQuery } from '@/api/payment';
import { isSought, recordIn } from '../common/soughtRecord';
import { KEEPS_PLACE, useFreshness } from '../common/useFreshness';
import { useIdFilter } from '../common/useIdFilter';
import { useInfiniteRows } from '../common/useInfiniteRows';
import { keyOfRecord } from '../common/useOpenRecord';
import { useRecordAddress } from '../common/useRecordAddress';

/** The first page of all. */
export const firstCalls: FirstCalls = ({ abbreviation: agency = '' }) => [
  firstCall(paymentApi.endpoints.listPurchases, { agency, id: '' }),
];

/** An agency's purchase orders, or the one of an id, each id with a cache entry of its own. */
export function usePurchaseOrders(agency: string) {
  const filter = useIdFilter();
  const query = useListPurchasesInfiniteQuery({ agency, id: filter.settled }, useFreshness());
  const list = useInfiniteRows(query, keyOfRecord);
  const record = useRecordAddress();
  const byId = useListPurchasesInfiniteQuery(
    isSought(record.id, list) ? { agency, id: record.id } : skipToken,
    KEEPS_PLACE,
  );
  return {
    filter,
    list,
    record,
    sought: recordIn(record.id, byId),
    request: (page: number) => purchasesPage({ agency, id: filter.settled }, page),
  };
}
