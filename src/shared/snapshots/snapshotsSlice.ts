import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type Snapshot, type SnapshotKind } from '@/domain/snapshots/snapshot';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { runsForgotten } from '../fleet/fleetSlice';

interface SnapshotsState {
  /** Snapshots of the storage that pages have asked for, at most one for each kind and agency. */
  kept: readonly Snapshot[];
  /** Snapshots of files, the newest first. They are in memory only, and can be of another region. */
  opened: readonly Snapshot[];
}

/** Names a kept snapshot. */
export interface SnapshotKey {
  kind: SnapshotKind;
  agency: string;
}

const initialState: SnapshotsState = { kept: [], opened: [] };

const isSame = (a: SnapshotKey, b: SnapshotKey) => a.kind === b.kind && a.agency === b.agency;
const replace = (kept: readonly Snapshot[], snapshot: Snapshot) => [
  ...kept.filter((other) => !isSame(other, snapshot)),
  snapshot,
];

/** Snapshots of the rules and the features of agencies (decision 143). */
export const snapshotsSlice = createSlice({
  name: 'snapshots',
  initialState,
  reducers: {
    /** The operator keeps it, in place of an earlier one, or it was read from the storage. */
    snapshotKept: ({ kept, opened }, { payload }: PayloadAction<Snapshot>): SnapshotsState => ({
      kept: replace(kept, payload),
      opened,
    }),
    snapshotForgotten: ({ kept, opened }, { payload }: PayloadAction<SnapshotKey>): SnapshotsState => ({
      kept: kept.filter((snapshot) => !isSame(snapshot, payload)),
      opened,
    }),
    snapshotOpened: ({ kept, opened }, { payload }: PayloadAction<Snapshot>): SnapshotsState => ({
      kept,
      opened: [payload, ...opened.filter((other) => JSON.stringify(other) !== JSON.stringify(payload))],
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState);
    builder.addCase(runsForgotten, ({ opened }) => ({ kept: [], opened }));
  },
});

export const { snapshotKept, snapshotForgotten, snapshotOpened } = snapshotsSlice.actions;

declare module '@/session/rootReducer' {
  interface LazySlices extends WithSlice<typeof snapshotsSlice> {}
}
