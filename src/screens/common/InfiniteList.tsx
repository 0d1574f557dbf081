import { type ReactNode } from 'react';
import { describeListFailure, NO_MORE_RESULTS_TEXT, describeFailure } from '@/domain/failures';
import { type FilterChip } from '@/ui/filterChip';
import { EmptyState } from '@/ui/EmptyState';
import { type Column, type RowAction } from '@/ui/table/column';
import { InfiniteTable } from '@/ui/table/InfiniteTable';
import { CallFailure } from './CallFailure';
import { InvalidRowsNotice } from './InvalidRowsNotice';
import { type InfiniteRows } from './useInfiniteRows';

interface Props<Row> {
  /** What is listed: `Riders`. */
  label: string;
  /** One of it and many, within a sentence. */
  nouns: { singular: string; plural: string };
  agency: string;
  /** What the rows were asked for by; empty for all. */
  filter: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  rowAction?: RowAction<Row>;
  list: InfiniteRows<Row>;
  /** Stands in place of the rows when there are none; in the list's own words unless given. */
  emptyState?: ReactNode;
  /** What the foot says at the end. */
  endText?: string;
  /** What the foot says of the rows beside their number. */
  countLabel?: string;
  /** What the rows are narrowed by. */
  chips?: readonly FilterChip[];
}

/** An agency's rows, page after page, and what to say when there are none, or no answer. */
export function InfiniteList<Row>(props: Props<Row>) {
  const { label, nouns, agency, filter, columns, rowKey, rowAction, list } = props;
  const { emptyState, endText = NO_MORE_RESULTS_TEXT, countLabel, chips } = props;
  const { rows, isLoading, isLoadingMore, isFetching, hasMore, loadMore, retry, failure, moreFailure } = list;
  const name = `${label}/${agency}/${filter}`;
  return (
    <>
      <InvalidRowsNotice count={list.invalidRowCount} />
      <InfiniteTable
        key={name}
        label={label}
        listKey={name}
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
          moreFailure && (
            <CallFailure
              failure={moreFailure}
              title={describeListFailure(`more ${label}`)}
              onRetry={loadMore}
              isRetrying={isFetching}
            >
              {describeFailure(moreFailure)}
            </CallFailure>
          )
        }
        emptyState={
          emptyState ??
          (hasMore ? (
            <EmptyState title="Nothing of what was loaded so far can be shown">
              Load more to go on.
            </EmptyState>
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
