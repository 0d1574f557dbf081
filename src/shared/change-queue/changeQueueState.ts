import { type ChangeQueue, type QueuedChange } from '@/domain/changes/changeQueue';

type Kind = QueuedChange['kind'];

export interface QueueOf<K extends Kind> extends ChangeQueue {
  change: Extract<QueuedChange, { kind: K }>;
}

/** For pages that only read the queue: its slice is injected when a queue starts. */
export const selectChangeQueue = ({ changeQueue }: { changeQueue?: ChangeQueue | null }) =>
  changeQueue ?? null;

export function isQueueOf<K extends Kind>(queue: ChangeQueue | null, kind: K): queue is QueueOf<K> {
  return queue?.change.kind === kind;
}
