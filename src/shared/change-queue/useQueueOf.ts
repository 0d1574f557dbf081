import { type QueuedChange } from '@/domain/changes/changeQueue';
import { usePortalSelector } from '@/session/hooks';
import { isQueueOf, type QueueOf, selectChangeQueue } from './changeQueueState';

/** The queue, if it is one of this kind. */
export function useQueueOf<K extends QueuedChange['kind']>(kind: K): QueueOf<K> | null {
  const queue = usePortalSelector(selectChangeQueue);
  return isQueueOf(queue, kind) ? queue : null;
}
