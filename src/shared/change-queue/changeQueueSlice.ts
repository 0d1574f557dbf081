import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import {
  type ChangeQueue,
  findNextIndex,
  type ItemResult,
  type QueuedChange,
  type QueueItem,
  type QueueTarget,
} from '@/domain/changes/changeQueue';
import { finishItem } from '@/domain/changes/finishItem';
import { operatorSignedIn, sessionEnded } from '@/session/auth/sessionSlice';

/** Also of an item whose page is left before the answer. */
const SENT: ItemResult = { result: 'unknown', note: 'sent, no answer so far' };

/** The queue of a change, in memory only (decision 137). */
export const changeQueueSlice = createSlice({
  name: 'changeQueue',
  initialState: null as ChangeQueue | null,
  reducers: {
    queueStarted: (
      _queue,
      {
        payload: { change, targets },
      }: PayloadAction<{ change: QueuedChange; targets: readonly QueueTarget[] }>,
    ): ChangeQueue => ({
      change,
      items: targets.map((target) => ({ ...target, result: null, note: null })),
      position: 0,
    }),
    /** The item, by default the current one, may be applied from now on, also if its page is left before it has a result. */
    itemSent: (queue, { payload: index = queue?.position ?? 0 }: PayloadAction<number | undefined>) => {
      const item = queue?.items[index];
      if (!item) return;
      const { result, note } = item;
      // Only the answer can say that more than the queue asks for has undone it.
      if (result === 'done') return;
      if (result === 'unknown') item.earlier = { result, note };
      Object.assign(item, SENT);
    },
    /** The item, by default the current one, has a result; a later one replaces it. */
    itemFinished: (
      queue,
      {
        payload: { index = queue?.position ?? 0, result, note },
      }: PayloadAction<ItemResult & { index?: number | undefined }>,
    ) => {
      const item = queue?.items[index];
      if (!queue || !item) return;
      const items: QueueItem[] = queue.items;
      items[index] = finishItem(item, { result, note });
    },
    /** Goes on to the next item without a result. A current one without a result counts as skipped. */
    queueAdvanced: (queue) => {
      if (queue === null) return;
      const { position } = queue;
      const item = queue.items[position];
      // The result of another item may still come.
      const isChanged = item?.result === null;
      queue.step = { position, changed: isChanged ? { index: position, item: { ...item } } : null };
      if (item) skip(item);
      queue.position = findNextIndex(queue);
    },
    /** Goes back to an item that has a result. */
    itemReopened: (queue, { payload: index }: PayloadAction<number>) => {
      const item = queue?.items[index];
      if (!queue || !item) return;
      queue.step = { position: queue.position, changed: { index, item: { ...item } } };
      const { result, note } = item;
      Object.assign(item, { result: null, note: null, earlier: { result, note } });
      queue.position = index;
    },
    /** The page was not left. Without a step that led away from it, nothing changes. */
    stepUndone: (queue) => {
      if (!queue?.step) return;
      const { position, changed } = queue.step;
      if (changed) queue.items[changed.index] = changed.item;
      queue.position = position;
      delete queue.step;
    },
    /** A page was reached: the last step can no longer be undone. */
    stepCompleted: (queue) => {
      delete queue?.step;
    },
    /** All items without a result count as skipped. */
    queueEnded: (queue) => {
      if (queue === null) return;
      queue.items.forEach(skip);
      queue.position = queue.items.length;
    },
    queueClosed: () => null,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(sessionEnded, operatorSignedIn), () => null);
  },
});

/** An item that was opened again in vain is as before: it may have been applied. */
function skip(item: QueueItem): void {
  if (item.result === null) Object.assign(item, item.earlier ?? { result: 'skipped' });
}

export const {
  queueStarted,
  itemSent,
  itemFinished,
  queueAdvanced,
  itemReopened,
  stepUndone,
  stepCompleted,
  queueEnded,
  queueClosed,
} = changeQueueSlice.actions;

declare module '@/session/rootReducer' {
  interface LazySlices extends WithSlice<typeof changeQueueSlice> {}
}
