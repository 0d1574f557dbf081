import { skipToken } from '@reduxjs/toolkit/query/react';
import { type PageSource } from '@/api/paging/pages';
import { type PassOrPurchaseArg } from '@/api/passOrPurchasePages';
import { selectCurrency } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { type ListDefinition } from '../lists/filteredListProps';
import { type InfiniteQuery, useInfiniteRows } from '../lists/infinite/useInfiniteRows';
import { NO_RECONNECT_REFETCH, type RefetchPolicy } from '../lists/infinite/useListRefetchPolicy';
import { getId } from '../lists/rowKeys';
import { findRecord, isLookupNeeded } from './open-record/recordLookup';
import { type RecordFact } from './open-record/RecordSummary';
import { useOpenRecord } from './open-record/useOpenRecord';
import { useRecordParam } from './open-record/useRecordParam';
import { type RecordContext } from './useRecordColumns';
import { type WithRawJson } from './withRawJson';

/** Passes or purchase orders: how they are read, and what they are called. */
export interface RecordKind<Row> {
  endpoint: {
    useInfiniteQuery: (
      arg: PassOrPurchaseArg | typeof skipToken,
      options: RefetchPolicy,
    ) => InfiniteQuery<Row>;
  };
  createPageSource: (arg: PassOrPurchaseArg) => PageSource<Row>;
  /** The title of a record without its id, such as `Pass`. */
  title: string;
  /** The facts above the JSON of a record. */
  summarize: (row: Row, context: RecordContext) => readonly RecordFact[];
  nouns: ListDefinition<Row>['nouns'];
}

/**
 * The records of an agency or of a rider, and the open one: a row of the list, or a record that is requested by its id.
 */
export function useRecordList<Row extends WithRawJson>(
  { endpoint: { useInfiniteQuery }, title, summarize }: RecordKind<Row>,
  arg: PassOrPurchaseArg,
  refetchPolicy: RefetchPolicy,
) {
  const list = useInfiniteRows(useInfiniteQuery(arg, refetchPolicy), getId);
  const recordParam = useRecordParam();
  const { id } = recordParam;
  const queryById = useInfiniteQuery(isLookupNeeded(id, list) ? { ...arg, id } : skipToken, {
    ...NO_RECONNECT_REFETCH,
    // It has no scroll position to keep, and nothing says when it was read.
    refetchOnMountOrArgChange: true,
  });
  const lookup = findRecord(id, queryById);
  const { agency } = arg;
  const currency = usePortalSelector(selectCurrency);
  const openRecord = useOpenRecord({
    agency,
    recordParam,
    list,
    lookup,
    title,
    summarize: (row) => summarize(row, { agency, currency }),
  });
  return { list, ...openRecord };
}
