import { NO_MORE_RESULTS_TEXT } from '@/domain/failures';
import { formatNumber } from '@/lib/text/formatNumber';
import { InfiniteTable } from '@/ui/table/infinite/InfiniteTable';
import { FilteredList } from '../FilteredList';
import { type FilteredListProps, NO_ROWS_LOADED } from '../filteredListProps';
import { formatRowCount } from '../formatRowCount';
import { type InfiniteRows } from './useInfiniteRows';
import { type LoadedRowsSearch } from './useLoadedRowsSearch';

const LOAD_MORE_HINT = 'Load more to continue.';
const NO_VALID_ROWS = { title: 'None of the loaded rows is valid', hint: LOAD_MORE_HINT };

interface Props<Row> extends Omit<FilteredListProps<Row>, 'matches' | 'matchingRows' | 'rowKey'> {
  list: InfiniteRows<Row>;
  /** Set when the service has no filter, so that the loaded rows are filtered. */
  search?: LoadedRowsSearch<Row>;
  /** Number of skeleton rows while loading. */
  expectedRows?: number;
}

/** A list that loads page by page. */
export function InfiniteList<Row>({ search, expectedRows, ...props }: Props<Row>) {
  const { label, agency, filter, list, emptyText } = props;
  const { hasMore, gap } = list;
  // Only a search that says how many rows it covers may speak of rows that are not loaded.
  const unreadText = hasMore ? NO_VALID_ROWS : (gap || list.invalidRowCount > 0) && NO_ROWS_LOADED;
  // A failed page has Try again instead.
  const loadMoreHint = hasMore && !list.nextPageFailure && { hint: LOAD_MORE_HINT };
  const tableKey = `${label}/${agency}`;
  const searchText =
    search?.isSearching && describeSearch(search, formatRowCount(list.rows.length, props.nouns));
  return (
    <FilteredList
      {...props}
      {...search}
      rowKey={list.rowKey}
      emptyText={searchText && emptyText ? { ...emptyText, ...loadMoreHint } : unreadText || emptyText}
    >
      {(tableProps, renderFailure) => (
        <InfiniteTable
          key={tableKey}
          {...tableProps}
          // The list of each filter starts at the top and has its own scroll position.
          listKey={`${tableKey}/${filter?.debouncedText}`}
          isLoadingMore={list.isLoadingMore}
          isFetching={list.isFetching}
          hasMore={hasMore}
          isStalled={list.isStalled || search?.isSearching}
          onLoadMore={list.loadMore}
          nextPageFailure={renderFailure(
            list.nextPageFailure,
            list.isRefetchFailure ? label : `more ${label}`,
            list.retry,
          )}
          endText={hasMore || gap ? '' : NO_MORE_RESULTS_TEXT}
          total={list.total}
          {...(searchText && {
            statusText: searchText,
            emptyAnnouncement: `${tableProps.emptyAnnouncement} ${searchText}.`,
          })}
          expectedRows={expectedRows}
        />
      )}
    </FilteredList>
  );
}

/** `1 of all 12 operators matches`, `0 of the 60 operators loaded so far match` */
function describeSearch<Row>({ matchingRows, isPartial }: LoadedRowsSearch<Row>, rowsText: string): string {
  const count = matchingRows.length;
  const searchedText = isPartial ? `the ${rowsText} loaded so far` : `all ${rowsText}`;
  return `${formatNumber(count)} of ${searchedText} ${count === 1 ? 'matches' : 'match'}`;
}
