import { Link } from 'react-router-dom';
import { buildQueuePath, findPageItem, formatQueuePosition } from '@/domain/changes/changeQueue';
import { usePortalSelector } from '@/session/hooks';
import { selectChangeQueue } from '@/shared/change-queue/changeQueueState';

/** The queue of a change, on every page. */
export function QueueProgress() {
  const queue = usePortalSelector(selectChangeQueue);
  const item = queue && findPageItem(queue);
  if (!item) return null;
  return (
    <Link className="top-bar__button" to={buildQueuePath(queue.change, item)} title="The queue of a change">
      Queue {formatQueuePosition(queue, queue.position) ?? 'results'}
    </Link>
  );
}
