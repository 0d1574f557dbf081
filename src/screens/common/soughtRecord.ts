import { type Page } from '@/api/client/reading';
import { asFailure, type Failure } from '@/domain/failures';
import { type Documented } from './documented';
import { type InfiniteRows } from './useInfiniteRows';

/** A record that the address names and that is not among the rows at hand, as the service was asked for it. */
export interface SoughtRecord<Row> {
  row: Row | undefined;
  isLooking: boolean;
  failure: Failure | null;
  retry: () => void;
}

/** Whether the service is to be asked for the record: once the list is there without it. */
export function isSought<Row extends Documented>(
  id: string,
  { rows, isLoading }: InfiniteRows<Row>,
): boolean {
  return id !== '' && !isLoading && !rows.some((row) => String(row.id) === id);
}

interface IdQuery<Row> {
  currentData?: { pages: Page<Row>[] } | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** The record among what a query by its id gave; the service may have given others with it. */
export function recordIn<Row extends Documented>(id: string, query: IdQuery<Row>): SoughtRecord<Row> {
  const { currentData, error, isFetching, refetch } = query;
  return {
    row: currentData?.pages.flatMap(({ rows }) => rows).find((row) => String(row.id) === id),
    isLooking: isFetching,
    failure: error && !isFetching ? asFailure(error) : null,
    retry: () => void refetch(),
  };
}
