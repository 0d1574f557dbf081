import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { rootReducer } from '@/session/rootReducer';

interface RowSelectionState {
  /** The list with its filter; null after Cancel. */
  list: string | null;
  /** The keys of the selected rows. */
  ids: Readonly<Record<string, true>>;
  /** The row that was selected or deselected last; with Shift a range begins there. */
  anchorId: string | null;
}

interface RowsSelected {
  ids: readonly string[];
  isSelected: boolean;
  anchorId: string | null;
}

const initialState: RowSelectionState = { list: null, ids: {}, anchorId: null };

/** The selected rows of the page's list, in memory only. A row is known by its key, so that loading more keeps it. */
const rowSelectionSlice = createSlice({
  name: 'rowSelection',
  initialState,
  reducers: {
    /** Selects no row, for a new selection or that of another list. */
    selectionStarted: (_state, { payload: list }: PayloadAction<string>): RowSelectionState => ({
      ...initialState,
      list,
    }),
    selectionEnded: () => initialState,
    rowsSelected: (state, { payload }: PayloadAction<RowsSelected>): RowSelectionState => {
      const changedIds = new Set(payload.ids);
      const otherIds = Object.keys(state.ids).filter((id) => !changedIds.has(id));
      const ids = payload.isSelected ? [...otherIds, ...changedIds] : otherIds;
      return {
        ...state,
        ids: Object.fromEntries(ids.map((id) => [id, true])),
        anchorId: payload.anchorId,
      };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState);
  },
  selectors: {
    /** Whether the last selection is this list's and was not cancelled. */
    hasSelection: (state, list: string) => state.list === list,
    selectSelectedIds: ({ ids }) => ids,
    selectAnchorId: ({ anchorId }) => anchorId,
  },
});

export const { rowsSelected, selectionEnded, selectionStarted } = rowSelectionSlice.actions;

declare module '@/session/rootReducer' {
  interface LazySlices extends WithSlice<typeof rowSelectionSlice> {}
}

export const { hasSelection, selectSelectedIds, selectAnchorId } =
  rowSelectionSlice.injectInto(rootReducer).selectors;
