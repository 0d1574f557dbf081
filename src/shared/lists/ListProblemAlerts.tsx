import { type ListGap } from '@/api/paging/listGap';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { passFocusOn } from '@/ui/focus/passFocusOn';
import { describeListGap } from './describeListGap';
import { type Nouns } from './formatRowCount';
import { type InfiniteRows } from './infinite/useInfiniteRows';
import { InvalidRowsNotice } from './InvalidRowsNotice';

interface Props {
  nouns: Nouns;
  list: Pick<InfiniteRows<never>, 'gap' | 'invalidRowCount' | 'isFetching' | 'reload'>;
}

/** Says which rows are left out, and why rows may be missing. */
export function ListProblemAlerts({ nouns, list }: Props) {
  return (
    <>
      <InvalidRowsNotice count={list.invalidRowCount} />
      {list.gap && <ListGapAlert gap={list.gap} {...{ nouns, list }} />}
    </>
  );
}

/** Offers to load the list again. */
function ListGapAlert({ gap, nouns, list }: Props & { gap: ListGap }) {
  const { title, reason } = describeListGap(gap, nouns);
  return (
    <FailureAlert
      ref={passFocusOn}
      kind="warning"
      title={title}
      onAction={list.reload}
      actionLabel="Load again"
      isActionRunning={list.isFetching}
    >
      {reason}
    </FailureAlert>
  );
}
