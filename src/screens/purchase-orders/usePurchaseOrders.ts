import { skipToken } from '@reduxjs/toolkit/query/react';
import { createPrefetchQuery, type PrefetchQueries } from '@/api/client/prefetchQuery';
import { paymentApi, buildPurchasesRequest, useListPurchasesInfiniteQuery } from '@/api/payment';
import { isLookupNeeded, findRecord } from '../common/recordLookup';
import { NO_RECONNECT_REFETCH, useListRefetchPolicy } from '../common/useListRefetchPolicy';
import { useIdFilter } from '../common/useIdFilter';
import { useInfiniteRows } from '../common/useInfiniteRows';
import { keyOfRecord } from '../common/useOpenRecord';
import { useRecordParam } from '../common/useRecordParam';

/** The first page of all. */
export const prefetchQueries: PrefetchQueries = ({ abbreviation: agency = '' }) => [
  createPrefetchQuery(paymentApi.endpoints.listPurchases, { agency, id: '' }),
];

/** An agency's purchase orders, or the one of an id, each id with a cache entry of its own. */
export function usePurchaseOrders(agency: string) {
  const filter = useIdFilter();
  const query = useListPurchasesInfiniteQuery({ agency, id: filter.debouncedText }, useListRefetchPolicy());
  const list = useInfiniteRows(query, keyOfRecord);
  const recordParam = useRecordParam();
  const byId = useListPurchasesInfiniteQuery(
    isLookupNeeded(recordParam.id, list) ? { agency, id: recordParam.id } : skipToken,
    NO_RECONNECT_REFETCH,
  );
  return {
    filter,
    list,
    recordParam,
    lookup: findRecord(recordParam.id, byId),
    request: (page: number) => buildPurchasesRequest({ agency, id: filter.debouncedText }, page),
  };
}
