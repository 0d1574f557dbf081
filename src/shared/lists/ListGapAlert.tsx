import { type ListGap } from '@/api/client/listGap';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { describeListGap } from './describeListGap';
import { type ListDefinition } from './filteredListProps';
import { type InfiniteRows } from './infinite/useInfiniteRows';

interface Props {
  gap: ListGap;
  nouns: ListDefinition<never>['nouns'];
  list: Pick<InfiniteRows<never>, 'isFetching' | 'isLoadingMore' | 'retry'>;
}

/** Says why rows of a list may be missing, and offers to load it again. */
export function ListGapAlert({ gap, nouns, list }: Props) {
  const { title, reason } = describeListGap(gap, nouns.plural);
  return (
    <FailureAlert
      kind="warning"
      title={title}
      onAction={list.retry}
      actionLabel="Load again"
      isActionRunning={list.isFetching && !list.isLoadingMore}
    >
      {reason}
    </FailureAlert>
  );
}
