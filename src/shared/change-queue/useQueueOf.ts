import { type ChangeQueue, type QueuedChange } from '@/domain/changes/changeQueue';
import { usePortalSelector } from '@/session/hooks';

type Kind = QueuedChange['kind'];

export interface QueueOf<K extends Kind> extends ChangeQueue {
  change: Extract<QueuedChange, { kind: K }>;
}

/** For pages that only read the queue: its slice is injected when a queue starts. */
export const selectChangeQueue = ({ changeQueue }: { changeQueue?: ChangeQueue | null }) =>
  changeQueue ?? null;

/** The queue, if it is one of this kind. */
export function useQueueOf<K extends Kind>(kind: K): QueueOf<K> | null {
  const queue = usePortalSelector(selectChangeQueue);
  return queue?.change.kind === kind ? (queue as QueueOf<K>) : null;
}
