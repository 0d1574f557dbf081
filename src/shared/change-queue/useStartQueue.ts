import { useNavigate } from 'react-router-dom';
import { buildQueuePath, type QueuedChange } from '@/domain/changes/changeQueue';
import { usePortalDispatch } from '@/session/hooks';
import { rootReducer } from '@/session/rootReducer';
import { changeQueueSlice, queueStarted } from './changeQueueSlice';

/** Starts a queue in place of any other, and opens the page of its first agency. */
export function useStartQueue() {
  const dispatch = usePortalDispatch();
  const navigate = useNavigate();
  return (change: QueuedChange, agencies: readonly string[]) => {
    const [first] = agencies;
    if (first === undefined) return;
    rootReducer.inject(changeQueueSlice);
    dispatch(queueStarted({ change, agencies }));
    void navigate(buildQueuePath(change, first));
  };
}
