import { type ChangeQueue, type QueuedChange } from '@/domain/changes/changeQueue';

export interface QueueOf<Kind extends QueuedChange['kind']> extends ChangeQueue {
  change: Extract<QueuedChange, { kind: Kind }>;
}

/** For pages that only read the queue: its slice is injected when a queue starts. */
export const selectChangeQueue = ({ changeQueue }: { changeQueue?: ChangeQueue | null }) =>
  changeQueue ?? null;
