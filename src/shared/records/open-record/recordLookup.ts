import { type Rows } from '@/api/schemas/responseSchema';
import { type Failure } from '@/domain/failures';
import { toQueryFailure } from '@/shared/errors/toQueryFailure';
import { type InfiniteRows } from '@/shared/lists/infinite/useInfiniteRows';
import { type WithRawJson } from '../withRawJson';

/** A request by id for the record of the URL when it is not among the loaded rows. */
export interface RecordLookup<Row> {
  row: Row | undefined;
  /** Why there is no row, if not because no record has the id. */
  missingText?: string;
  isFetching: boolean;
  failure: Failure | null;
  refetch: () => unknown;
}

/** Whether the list is loaded and does not contain the record. */
export function isLookupNeeded<Row extends WithRawJson>(
  id: string,
  { rows, isLoading }: InfiniteRows<Row>,
): boolean {
  return id !== '' && !isLoading && !rows.some((row) => String(row.id) === id);
}

interface RecordQuery<Row> {
  currentData?: { pages: Rows<Row>[] };
  error?: unknown;
  isFetching: boolean;
  hasNextPage: boolean;
  refetch: () => unknown;
}

/** Finds the record in the result of a query by id, which may contain other records too. */
export function findRecord<Row extends WithRawJson>(id: string, query: RecordQuery<Row>): RecordLookup<Row> {
  const { currentData, error, isFetching, hasNextPage, refetch } = query;
  const pages = currentData?.pages ?? [];
  const rows = pages.flatMap((page) => page.rows);
  return {
    row: rows.find((row) => String(row.id) === id),
    // The platform may find an id by a part of it, and the record may be on a page that was not read.
    ...(hasNextPage && { missingText: `It is not among the first ${rows.length} that the platform found.` }),
    ...(pages.some(({ invalidRowCount }) => invalidRowCount > 0) && {
      missingText: 'The platform sent a record that could not be read.',
    }),
    isFetching,
    failure: toQueryFailure(error),
    refetch,
  };
}
