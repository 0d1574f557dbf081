import { type ReactNode } from 'react';
import { describeFailure, describeListFailure, NO_MORE_RESULTS_TEXT } from '@/domain/failures';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { type FilterChip } from '@/ui/filter/filterChip';
import { type Column, type RowAction } from '@/ui/table/column';
import { InfiniteTable } from '@/ui/table/InfiniteTable';
import { CallFailure } from '../errors/CallFailure';
import { InvalidRowsNotice } from './InvalidRowsNotice';
import { type InfiniteRows } from './useInfiniteRows';

interface Props<Row> {
  label: string;
  nouns: { singular: string; plural: string };
  agency: string;
  /** The filter that the rows were requested with. Empty for all rows. */
  filter: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  rowAction?: RowAction<Row>;
  list: InfiniteRows<Row>;
  /** Shown when there are no rows. By default a text built from `nouns` and `filter`. */
  emptyState?: ReactNode;
  /** The footer's text after the last row. */
  endText?: string;
  /** The footer's word after the row count. */
  countLabel?: string;
  /** The active filters, each with a button that clears it. */
  chips?: readonly FilterChip[];
}

/** A table of an agency's rows that loads page by page. */
export function InfiniteList<Row>(props: Props<Row>) {
  const { label, nouns, agency, filter, columns, rowKey, rowAction, list } = props;
  const { emptyState, endText = NO_MORE_RESULTS_TEXT, countLabel, chips } = props;
  const { rows, isLoading, isLoadingMore, isFetching, hasMore, loadMore, retry, failure, nextPageFailure } =
    list;
  const listKey = `${label}/${agency}/${filter}`;
  return (
    <>
      <InvalidRowsNotice count={list.invalidRowCount} />
      <InfiniteTable
        key={listKey}
        label={label}
        listKey={listKey}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        {...(rowAction && { rowAction })}
        isLoading={isLoading}
        isLoadingMore={isLoadingMore}
        hasMore={hasMore}
        onLoadMore={loadMore}
        failure={
          failure && (
            <CallFailure
              failure={failure}
              title={describeListFailure(label)}
              onRetry={retry}
              isRetrying={isFetching}
            >
              {describeFailure(failure)}
            </CallFailure>
          )
        }
        nextPageFailure={
          nextPageFailure && (
            <CallFailure
              failure={nextPageFailure}
              title={describeListFailure(`more ${label}`)}
              onRetry={loadMore}
              isRetrying={isFetching}
            >
              {describeFailure(nextPageFailure)}
            </CallFailure>
          )
        }
        emptyState={
          emptyState ??
          (hasMore ? (
            <EmptyState title="None of the rows loaded so far is valid">Load more to continue.</EmptyState>
          ) : filter === '' ? (
            <EmptyState title={`This agency has no ${nouns.plural} yet`} />
          ) : (
            <EmptyState title={`No ${nouns.singular} matches “${filter}”`}>
              Clear the filter to see all {nouns.plural}.
            </EmptyState>
          ))
        }
        endText={endText}
        {...(countLabel !== undefined && { countLabel })}
        {...(chips && { chips })}
      />
    </>
  );
}
