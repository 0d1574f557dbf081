import { type Page } from '@/api/client/parse';
import { toFailure, type Failure } from '@/domain/failures';
import { type WithRawJson } from './withRawJson';
import { type InfiniteRows } from './useInfiniteRows';

/** A record that the address names and that is not among the rows at hand, as the service was asked for it. */
export interface RecordLookup<Row> {
  row: Row | undefined;
  isLookingUp: boolean;
  failure: Failure | null;
  retry: () => void;
}

/** Whether the service is to be asked for the record: once the list is there without it. */
export function isLookupNeeded<Row extends WithRawJson>(
  id: string,
  { rows, isLoading }: InfiniteRows<Row>,
): boolean {
  return id !== '' && !isLoading && !rows.some((row) => String(row.id) === id);
}

interface RecordQuery<Row> {
  currentData?: { pages: Page<Row>[] } | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** The record among what a query by its id gave; the service may have given others with it. */
export function findRecord<Row extends WithRawJson>(id: string, query: RecordQuery<Row>): RecordLookup<Row> {
  const { currentData, error, isFetching, refetch } = query;
  return {
    row: currentData?.pages.flatMap(({ rows }) => rows).find((row) => String(row.id) === id),
    isLookingUp: isFetching,
    failure: error && !isFetching ? toFailure(error) : null,
    retry: () => void refetch(),
  };
}
