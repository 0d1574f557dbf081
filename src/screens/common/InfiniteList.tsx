import { type ReactNode } from 'react';
import { listText, NO_MORE_RESULTS, reasonText } from '@/domain/failures';
import { type Chip } from '@/ui/chips';
import { EmptyState } from '@/ui/EmptyState';
import { type Column, type RowOpening } from '@/ui/table/column';
import { InfiniteTable } from '@/ui/table/InfiniteTable';
import { CallFailure } from './CallFailure';
import { UnreadableRows } from './UnreadableRows';
import { type InfiniteRows } from './useInfiniteRows';

interface Props<Row> {
  /** What is listed: `Riders`. */
  label: string;
  /** One of it and many, within a sentence. */
  nouns: { one: string; many: string };
  agency: string;
  /** What the rows were asked for by; empty for all. */
  filter: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  opening?: RowOpening<Row>;
  list: InfiniteRows<Row>;
  /** Stands in place of the rows when there are none; in the list's own words unless given. */
  empty?: ReactNode;
  /** What the foot says at the end. */
  endText?: string;
  /** What the foot says of the rows beside their number. */
  countWord?: string;
  /** What the rows are narrowed by. */
  chips?: readonly Chip[];
}

/** An agency's rows, page after page, and what to say when there are none, or no answer. */
export function InfiniteList<Row>(props: Props<Row>) {
  const { label, nouns, agency, filter, columns, rowKey, opening, list } = props;
  const { empty, endText = NO_MORE_RESULTS, countWord, chips } = props;
  const { rows, isLoading, isLoadingMore, isFetching, hasMore, loadMore, retry, failure, moreFailure } = list;
  const name = `${label}/${agency}/${filter}`;
  return (
    <>
      <UnreadableRows count={list.unreadable} />
      <InfiniteTable
        key={name}
        label={label}
        list={name}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        {...(opening && { opening })}
        isLoading={isLoading}
        isLoadingMore={isLoadingMore}
        hasMore={hasMore}
        onMore={loadMore}
        failure={
          failure && (
            <CallFailure failure={failure} title={listText(label)} onRetry={retry} isRetrying={isFetching}>
              {reasonText(failure)}
            </CallFailure>
          )
        }
        moreFailure={
          moreFailure && (
            <CallFailure
              failure={moreFailure}
              title={listText(`more ${label}`)}
              onRetry={loadMore}
              isRetrying={isFetching}
            >
              {reasonText(moreFailure)}
            </CallFailure>
          )
        }
        empty={
          empty ??
          (hasMore ? (
            <EmptyState title="Nothing of what was loaded so far can be shown">
              Load more to go on.
            </EmptyState>
          ) : filter === '' ? (
            <EmptyState title={`This agency has no ${nouns.many} yet`} />
          ) : (
            <EmptyState title={`No ${nouns.one} matches “${filter}”`}>
              Clear the filter to see all {nouns.many}.
            </EmptyState>
          ))
        }
        endText={endText}
        {...(countWord !== undefined && { countWord })}
        {...(chips && { chips })}
      />
    </>
  );
}
