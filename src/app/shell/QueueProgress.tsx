import { Link } from 'react-router-dom';
import { buildQueuePath, formatQueuePosition } from '@/domain/changes/changeQueue';
import { usePortalSelector } from '@/session/hooks';
import { selectChangeQueue } from '@/shared/change-queue/changeQueueState';

/** The queue of a change, on every page. */
export function QueueProgress() {
  const queue = usePortalSelector(selectChangeQueue);
  // At the end, the page of the last item has the results.
  const item = queue?.items[queue.position] ?? queue?.items.at(-1);
  if (!queue || !item) return null;
  return (
    <Link className="top-bar__button" to={buildQueuePath(queue.change, item)} title="The queue of a change">
      Queue {formatQueuePosition(queue, queue.position) ?? 'results'}
    </Link>
  );
}
