import { skipToken } from '@reduxjs/toolkit/query/react';
import { type PassOrPurchaseArg } from '@/api/passOrPurchaseQuery';
import { type InfiniteQuery, useInfiniteRows } from '../lists/infinite/useInfiniteRows';
import { NO_RECONNECT_REFETCH, type RefetchPolicy } from '../lists/infinite/useListRefetchPolicy';
import { getId } from '../lists/rowKeys';
import { findRecord, isLookupNeeded } from './recordLookup';
import { useOpenRecord } from './useOpenRecord';
import { useRecordParam } from './useRecordParam';
import { type WithRawJson } from './withRawJson';

/** The endpoint of passes or of purchase orders. */
export interface RecordsEndpoint<Row> {
  useInfiniteQuery: (arg: PassOrPurchaseArg | typeof skipToken, options: RefetchPolicy) => InfiniteQuery<Row>;
}

/**
 * Passes or purchase orders, and the open record: a row of the list, or a record that is requested by its id.
 * @param title the modal's title without the id, such as `Pass`
 */
export function useRecordList<Row extends WithRawJson>(
  { useInfiniteQuery }: RecordsEndpoint<Row>,
  arg: PassOrPurchaseArg,
  title: string,
  refetchPolicy: RefetchPolicy = NO_RECONNECT_REFETCH,
) {
  const list = useInfiniteRows(useInfiniteQuery(arg, refetchPolicy), getId);
  const recordParam = useRecordParam();
  const { id } = recordParam;
  const queryById = useInfiniteQuery(
    isLookupNeeded(id, list) ? { ...arg, id } : skipToken,
    NO_RECONNECT_REFETCH,
  );
  return { list, ...useOpenRecord({ recordParam, list, lookup: findRecord(id, queryById), title }) };
}
