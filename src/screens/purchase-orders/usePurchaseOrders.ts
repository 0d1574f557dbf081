import { skipToken } from '@reduxjs/toolkit/query/react';
import { prefetch, type PrefetchQueries } from '@/api/client/prefetch';
import { paymentApi, purchasesPages, useListPurchasesInfiniteQuery } from '@/api/payment';
import { useIdFilter } from '@/shared/lists/useIdFilter';
import { useInfiniteRows } from '@/shared/lists/useInfiniteRows';
import { NO_RECONNECT_REFETCH, useListRefetchPolicy } from '@/shared/lists/useListRefetchPolicy';
import { findRecord, isLookupNeeded } from '@/shared/records/recordLookup';
import { getRecordKey } from '@/shared/records/useOpenRecord';
import { useRecordParam } from '@/shared/records/useRecordParam';

/** The first page without a filter. */
export const prefetchQueries: PrefetchQueries = ({ abbreviation: agency = '' }) => [
  prefetch(paymentApi.endpoints.listPurchases, { agency, id: '' }),
];

/** An agency's purchase orders by id. Each filter has its own cache entry, so a new filter starts with page 1. */
export function usePurchaseOrders(agency: string) {
  const filter = useIdFilter();
  const query = useListPurchasesInfiniteQuery({ agency, id: filter.debouncedText }, useListRefetchPolicy());
  const list = useInfiniteRows(query, getRecordKey);
  const recordParam = useRecordParam();
  const orderById = useListPurchasesInfiniteQuery(
    isLookupNeeded(recordParam.id, list) ? { agency, id: recordParam.id } : skipToken,
    NO_RECONNECT_REFETCH,
  );
  return {
    filter,
    list,
    recordParam,
    lookup: findRecord(recordParam.id, orderById),
    pages: purchasesPages({ agency, id: filter.debouncedText }),
  };
}
