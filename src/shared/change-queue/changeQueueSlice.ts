import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type ChangeQueue, type QueuedChange, type QueueItem } from '@/domain/changes/changeQueue';
import { operatorSignedIn, sessionEnded } from '@/session/auth/sessionSlice';

/** The queue of a change for several agencies, in memory only (decision 137). */
export const changeQueueSlice = createSlice({
  name: 'changeQueue',
  initialState: null as ChangeQueue | null,
  reducers: {
    queueStarted: (
      _queue,
      { payload: { change, agencies } }: PayloadAction<{ change: QueuedChange; agencies: readonly string[] }>,
    ): ChangeQueue => ({
      change,
      items: agencies.map((agency) => ({ agency, result: null, note: null })),
      position: 0,
    }),
    /** The current item has a result; a later one replaces it. */
    itemFinished: (queue, { payload }: PayloadAction<QueueItem>) => {
      const item = queue?.items[queue.position];
      if (item?.agency === payload.agency) Object.assign(item, payload);
    },
    /** Goes on to the next item. One without a result counts as skipped. */
    queueAdvanced: (queue) => {
      if (queue === null) return;
      const item = queue.items[queue.position];
      if (item) item.result ??= 'skipped';
      queue.position += 1;
    },
    /** All items without a result count as skipped. */
    queueEnded: (queue) => {
      if (queue === null) return;
      for (const item of queue.items) item.result ??= 'skipped';
      queue.position = queue.items.length;
    },
    queueClosed: () => null,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(sessionEnded, operatorSignedIn), () => null);
  },
});

export const { queueStarted, itemFinished, queueAdvanced, queueEnded, queueClosed } =
  changeQueueSlice.actions;

declare module '@/session/rootReducer' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- extends without new members
  interface LazySlices extends WithSlice<typeof changeQueueSlice> {}
}
