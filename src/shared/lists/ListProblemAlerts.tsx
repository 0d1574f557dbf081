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
  /** Whether other lists are shown with it, so that the texts must say which one they mean. */
  isOneOfSeveral?: boolean;
}

/** Says which rows are left out, and why rows may be missing. */
export function ListProblemAlerts({ nouns, list, isOneOfSeveral = false }: Props) {
  return (
    <>
      <InvalidRowsNotice count={list.invalidRowCount} nouns={isOneOfSeveral ? nouns : undefined} />
      {list.gap && <ListGapAlert gap={list.gap} nouns={nouns} list={list} isOneOfSeveral={isOneOfSeveral} />}
    </>
  );
}

/** Offers to load the list again. */
function ListGapAlert({ gap, nouns, list, isOneOfSeveral }: Props & { gap: ListGap }) {
  const { title, reason } = describeListGap(gap, nouns, isOneOfSeveral);
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
