import { type ReactNode } from 'react';
import { type PageSource } from '@/api/paging/pages';
import { describeRiderFailure, type RiderMessage } from '@/domain/failureTexts/riderProfile';
import { RIDER_PROFILE_PAGE_SIZE } from '@/domain/limits';
import { type ListDefinition } from '@/shared/lists/filteredListProps';
import { InfiniteList } from '@/shared/lists/infinite/InfiniteList';
import { type InfiniteRows } from '@/shared/lists/infinite/useInfiniteRows';
import { type RowAction } from '@/ui/table/column';

interface Props<Row> extends ListDefinition<Row> {
  agency: string;
  userId: string;
  list: InfiniteRows<Row>;
  rowAction: RowAction<Row>;
  /** The open record. */
  modal: ReactNode;
  pages: PageSource<Row>;
  /** The message when the list cannot be loaded. */
  message: RiderMessage;
}

/** One of a rider's lists. A click on a row opens its JSON. */
export function RiderList<Row>({ userId, modal, message, ...props }: Props<Row>) {
  return (
    <>
      <InfiniteList
        {...props}
        // `rider-1000119-passes`
        fileName={props.table.replace('rider', `rider-${userId}`)}
        describeError={(_what, failure) => describeRiderFailure(message, failure)}
        emptyText={{ title: `This rider has no ${props.nouns.plural} yet` }}
        // A rider seldom has more: without skeletons beyond them, no scrollbar comes and goes.
        expectedRows={RIDER_PROFILE_PAGE_SIZE}
      />
      {modal}
    </>
  );
}
