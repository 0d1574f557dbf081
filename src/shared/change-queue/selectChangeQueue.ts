import { type ChangeQueue } from '@/domain/changes/changeQueue';

/** For pages that only read the queue: its slice is injected when a queue starts. */
export const selectChangeQueue = ({ changeQueue }: { changeQueue?: ChangeQueue | null }) =>
  changeQueue ?? null;
