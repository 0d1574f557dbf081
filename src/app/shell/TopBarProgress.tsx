import { Link } from 'react-router-dom';
import { buildQueuePath, formatPlace } from '@/domain/changes/changeQueue';
import { usePortalSelector } from '@/session/hooks';
import { selectChangeQueue } from '@/shared/change-queue/useQueueOf';
import { FleetProgress } from './FleetProgress';

/** What is under way over many agencies, on every page: a run, and a queue of a change. */
export function TopBarProgress() {
  return (
    <>
      <FleetProgress />
      <QueueProgress />
    </>
  );
}

function QueueProgress() {
  const queue = usePortalSelector(selectChangeQueue);
  // At the end, the page of the last item has the results.
  const item = queue?.items[queue.position] ?? queue?.items.at(-1);
  if (!queue || !item) return null;
  return (
    <Link
      className="top-bar__button top-bar__queue"
      to={buildQueuePath(queue.change, item)}
      title="The queue of a change"
    >
      Queue {formatPlace(queue, queue.position) ?? 'results'}
    </Link>
  );
}
