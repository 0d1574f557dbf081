import { NO_MORE_RESULTS_TEXT } from '@/domain/failures';
import { InfiniteTable } from '@/ui/table/infinite/InfiniteTable';
import { FilteredList } from '../FilteredList';
import { type FilteredListProps, LOAD_MORE_HINT, NO_ROWS_LOADED } from '../filteredListProps';
import { type InfiniteRows } from './useInfiniteRows';
import { type LoadedRowsSearch } from './useLoadedRowsSearch';

const NO_VALID_ROWS = { title: 'None of the loaded rows is valid', hint: LOAD_MORE_HINT };

interface Props<Row> extends Omit<FilteredListProps<Row>, 'matches' | 'matchingRows' | 'rowKey'> {
  list: InfiniteRows<Row>;
  /** Set when the service has no filter, so that the loaded rows are filtered. */
  search?: LoadedRowsSearch<Row>;
  /** Number of skeleton rows while loading. */
  expectedRows?: number;
  /** Renders all loaded rows instead of the visible ones, for printing. */
  showsAllRows?: boolean;
}

/** A list that loads page by page. */
export function InfiniteList<Row>({ search, expectedRows, showsAllRows = false, ...props }: Props<Row>) {
  const { label, agency, filter, list, emptyText } = props;
  const { hasMore, gap } = list;
  // Only a search that says how many rows it covers may speak of rows that are not loaded.
  const unreadText = hasMore ? NO_VALID_ROWS : (gap || list.invalidRowCount > 0) && NO_ROWS_LOADED;
  const tableKey = `${label}/${agency}`;
  return (
    <FilteredList
      {...props}
      {...search}
      rowKey={list.rowKey}
      emptyText={(search?.isSearching && emptyText) || unreadText || emptyText}
    >
      {(tableProps, renderFailure) => (
        <InfiniteTable
          key={tableKey}
          {...tableProps}
          // The list of each filter starts at the top and has its own scroll position.
          listKey={`${tableKey}/${filter?.debouncedText}`}
          isLoadingMore={list.isLoadingMore}
          hasMore={hasMore && !search?.isSearching}
          isStalled={list.isStalled}
          onLoadMore={list.loadMore}
          nextPageFailure={renderFailure(
            list.nextPageFailure,
            list.isRefetchFailure ? label : `more ${label}`,
            list.retry,
          )}
          endText={hasMore || gap ? '' : NO_MORE_RESULTS_TEXT}
          {...(search?.isSearching ? { countLabel: 'matching' } : { total: list.total })}
          expectedRows={expectedRows}
          showsAllRows={showsAllRows}
        />
      )}
    </FilteredList>
  );
}
