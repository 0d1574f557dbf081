import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type Snapshot, type SnapshotKind } from '@/domain/snapshots/snapshot';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { runsForgotten } from '../fleet/fleetSlice';

interface SnapshotsState {
  /** Snapshots of the storage that pages have asked for, at most one for each kind and agency. */
  kept: readonly Snapshot[];
  /** Snapshots of files, the newest first. They are in memory only, and can be of another region. */
  opened: readonly Snapshot[];
  /** Kept or forgotten here, but not stored yet or not stored at all: what the storage has of them is older. */
  unstored: readonly UnstoredSnapshot[];
}

/** Names a kept snapshot. */
export interface SnapshotKey {
  kind: SnapshotKind;
  agency: string;
}

interface UnstoredSnapshot extends SnapshotKey {
  /** Whether it could not be stored; otherwise it is being stored. */
  hasFailed: boolean;
}

const initialState: SnapshotsState = { kept: [], opened: [], unstored: [] };

export const isSameSnapshot = (a: SnapshotKey, b: SnapshotKey) => a.kind === b.kind && a.agency === b.agency;
const without = <Key extends SnapshotKey>(keys: readonly Key[], { kind, agency }: SnapshotKey) =>
  keys.filter((other) => !isSameSnapshot(other, { kind, agency }));
const withUnstored = (
  unstored: readonly UnstoredSnapshot[],
  { kind, agency }: SnapshotKey,
  hasFailed: boolean,
): readonly UnstoredSnapshot[] => [...without(unstored, { kind, agency }), { kind, agency, hasFailed }];

/** Snapshots of the rules and the features of agencies (decision 143). */
export const snapshotsSlice = createSlice({
  name: 'snapshots',
  initialState,
  reducers: {
    /** The operator keeps it, in place of an earlier one. */
    snapshotKept: (state, { payload }: PayloadAction<Snapshot>): SnapshotsState => ({
      ...state,
      kept: [...without(state.kept, payload), payload],
      unstored: withUnstored(state.unstored, payload, false),
    }),
    snapshotForgotten: (state, { payload }: PayloadAction<SnapshotKey>): SnapshotsState => ({
      ...state,
      kept: without(state.kept, payload),
      unstored: withUnstored(state.unstored, payload, false),
    }),
    /** A snapshot that was kept or forgotten was written to the storage, or could not be. */
    snapshotSaveFinished: (
      state,
      { payload }: PayloadAction<SnapshotKey & { isSaved: boolean }>,
    ): SnapshotsState => ({
      ...state,
      unstored: payload.isSaved
        ? without(state.unstored, payload)
        : withUnstored(state.unstored, payload, true),
    }),
    snapshotLoaded: (state, { payload }: PayloadAction<Snapshot>): SnapshotsState => ({
      ...state,
      kept: [...without(state.kept, payload), payload],
    }),
    /** The storage no longer has it. */
    snapshotMissed: (state, { payload }: PayloadAction<SnapshotKey>): SnapshotsState => ({
      ...state,
      kept: without(state.kept, payload),
    }),
    snapshotOpened: (state, { payload }: PayloadAction<Snapshot>): SnapshotsState => ({
      ...state,
      opened: [payload, ...state.opened.filter((other) => JSON.stringify(other) !== JSON.stringify(payload))],
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState);
    builder.addCase(runsForgotten, ({ opened }) => ({ ...initialState, opened }));
  },
});

export const {
  snapshotKept,
  snapshotForgotten,
  snapshotSaveFinished,
  snapshotLoaded,
  snapshotMissed,
  snapshotOpened,
} = snapshotsSlice.actions;

declare module '@/session/rootReducer' {
  interface LazySlices extends WithSlice<typeof snapshotsSlice> {}
}
