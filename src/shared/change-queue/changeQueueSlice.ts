import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import {
  type ChangeQueue,
  findNextIndex,
  type ItemResult,
  type QueuedChange,
  type QueueItem,
  type QueueTarget,
} from '@/domain/changes/changeQueue';
import { operatorSignedIn, sessionEnded } from '@/session/auth/sessionSlice';

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
    /** The current item may be applied from now on, also if its page is left before it has a result. */
    itemSent: (queue, { payload }: PayloadAction<ItemResult>) => {
      const item = queue?.items[queue.position];
      if (!item) return;
      const { result, note } = item;
      if (result === 'unknown') item.earlier = { result, note };
      Object.assign(item, payload);
    },
    /** The current item has a result; a later one replaces it. */
    itemFinished: (queue, { payload }: PayloadAction<ItemResult>) => {
      const item = queue?.items[queue.position];
      if (!item) return;
      const { earlier } = item;
      const wasUnknown = earlier?.result === 'unknown';
      // There is nothing to do any more, because what the queue has sent was applied.
      if ((wasUnknown || item.result === 'unknown') && payload.result === 'unchanged')
        Object.assign(item, { result: 'done', note: null });
      // A failure of what was sent now says nothing of what was sent before.
      else if (wasUnknown && payload.result === 'failed') Object.assign(item, earlier);
      else Object.assign(item, payload);
      // One check now settles both submissions.
      if (payload.result === 'unknown') delete item.earlier;
    },
    /** Goes on to the next item without a result. A current one without a result counts as skipped. */
    queueAdvanced: (queue) => {
      if (queue === null) return;
      const item = queue.items[queue.position];
      if (item) skip(item);
      queue.position = findNextIndex(queue);
    },
    /** Goes back to an item that has a result. */
    itemReopened: (queue, { payload: index }: PayloadAction<number>) => {
      const item = queue?.items[index];
      if (!queue || !item) return;
      const { result, note } = item;
      Object.assign(item, { result: null, note: null, earlier: { result, note } });
      queue.position = index;
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

export const { queueStarted, itemSent, itemFinished, queueAdvanced, itemReopened, queueEnded, queueClosed } =
  changeQueueSlice.actions;

declare module '@/session/rootReducer' {
  interface LazySlices extends WithSlice<typeof changeQueueSlice> {}
}
