import { type ReactNode } from 'react';
import { formatRowCount, type Nouns } from '../formatRowCount';
import { type InfiniteRows } from './useInfiniteRows';
import { type LoadedRowsSearch } from './useLoadedRowsSearch';

interface Props<Row> {
  nouns: Nouns;
  list: InfiniteRows<Row>;
  search: LoadedRowsSearch<Row>;
  /** A sentence about the filter, in front. */
  children?: ReactNode;
}

/** The note of a list whose loaded rows are filtered: how many the filter has searched, and Load more. */
export function SearchNote<Row>({ nouns, list, search, children }: Props<Row>) {
  const rowsText = formatRowCount(list.rows.length, nouns);
  return (
    <p>
      {children} {/* Always rendered: a live region announces only what changes after it was rendered. */}
      <span role="status">
        {search.isSearching &&
          !list.isLoading &&
          list.failure === null &&
          (search.isPartial ? `Searched the ${rowsText} loaded so far.` : `Searched all ${rowsText}.`)}
      </span>{' '}
      {search.loadMoreButton}
    </p>
  );
}
