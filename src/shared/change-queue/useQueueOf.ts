import { type QueuedChange } from '@/domain/changes/changeQueue';
import { usePortalSelector } from '@/session/hooks';
import { type QueueOf, selectChangeQueue } from './changeQueueState';

/** The queue, if it is one of this kind. */
export function useQueueOf<Kind extends QueuedChange['kind']>(kind: Kind): QueueOf<Kind> | null {
  const queue = usePortalSelector(selectChangeQueue);
  return queue?.change.kind === kind ? (queue as QueueOf<Kind>) : null;
}
