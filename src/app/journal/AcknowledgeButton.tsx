import Button from 'antd/es/button';
import { type Change } from '@/domain/changes/change';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { changeAcknowledged } from '@/session/journal/journalSlice';
import { selectJournal } from '@/session/journal/journalState';
import { isToCheck } from '@/session/journal/listChangesToCheck';
import { type PendingWrite } from '@/session/writes/pendingWritesSlice';

interface Props {
  change: Change;
  /** The id of the entry's title. */
  titleId: string;
  onAcknowledge: () => void;
}

/**
 * The operator acknowledges a change whose outcome was to check and whose dialog is gone; it is then no longer counted. A
 * pending write has a notice instead, which can check it.
 */
export function AcknowledgeButton({ change, titleId, onAcknowledge }: Props) {
  const dispatch = usePortalDispatch();
  const isOffered = usePortalSelector(
    (state) =>
      isToCheck(change, selectJournal(state)) &&
      !state.pendingWrites.list.some((write) => isOfChange(write, change.id)),
  );
  if (!isOffered) return null;
  return (
    <Button
      size="small"
      aria-describedby={titleId}
      onClick={() => {
        // Before, because the filter may show only what is to check.
        onAcknowledge();
        dispatch(changeAcknowledged({ id: change.id, isAcknowledged: true }));
      }}
    >
      I have checked it
    </Button>
  );
}

function isOfChange(write: PendingWrite, changeId: string): boolean {
  return write.changeId === changeId || (write.kind === 'profile' && write.registrationId === changeId);
}
