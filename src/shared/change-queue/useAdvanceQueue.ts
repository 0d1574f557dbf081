import { useNavigate } from 'react-router-dom';
import { buildQueuePath, type ChangeQueue } from '@/domain/changes/changeQueue';
import { usePortalDispatch } from '@/session/hooks';
import { queueAdvanced } from './changeQueueSlice';

/** Goes on to the next agency of a queue: its page opens, after AGENCY LOGIN if the agency is not open. */
export function useAdvanceQueue() {
  const dispatch = usePortalDispatch();
  const navigate = useNavigate();
  return ({ change, items, position }: ChangeQueue) => {
    const next = items[position + 1];
    dispatch(queueAdvanced());
    if (next) void navigate(buildQueuePath(change, next.agency));
  };
}
