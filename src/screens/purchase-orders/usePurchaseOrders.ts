import { skipToken } from '@reduxjs/toolkit/query/react';
import { prefetch, type PrefetchQueries } from '@/api/client/prefetch';
import { paymentApi, purchasesPages, useListPurchasesInfiniteQuery } from '@/api/payment';
import { findRecord, isLookupNeeded } from '../common/recordLookup';
import { useIdFilter } from '../common/useIdFilter';
import { useInfiniteRows } from '../common/useInfiniteRows';
import { NO_RECONNECT_REFETCH, useListRefetchPolicy } from '../common/useListRefetchPolicy';
import { getRecordKey } from '../common/useOpenRecord';
import { useRecordParam } from '../common/useRecordParam';

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
