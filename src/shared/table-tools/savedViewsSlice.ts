import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { hasFields, isListOf, isNullOr, isText } from '@/lib/typeGuards';
import { oncePerStore } from '@/session/oncePerStore';
import { type TableLayout } from '@/session/preferences/preferencesSlice';
import { rootReducer } from '@/session/rootReducer';
import { persistSlice } from '@/session/storage/persistSlice';
import { safeLocalStorage } from '@/session/storage/safeStorage';
import { SAVED_VIEWS_STORAGE_KEY } from '@/session/storage/storageKeys';

/** A list's filter, sort order and columns, which the operator has saved under a name. */
export interface SavedView {
  /** The table's name in the preferences. */
  table: string;
  name: string;
  /** The query string of the list, without region, open record and page number. It never has a search for riders (decision 27). */
  search: string;
  /** Null for the default columns. */
  layout: TableLayout | null;
}

interface SavedViewsState {
  views: readonly SavedView[];
  /** Whether the views were read from the storage, and changes are written to it. */
  isLoaded: boolean;
}

/** Maximum number of saved views of all lists; the oldest are dropped. */
const SAVED_VIEWS_LIMIT = 100;

type ViewKey = Pick<SavedView, 'table' | 'name'>;

const isSame = (a: ViewKey, b: ViewKey) => a.table === b.table && a.name === b.name;

const savedViewsSlice = createSlice({
  name: 'savedViews',
  initialState: { views: [], isLoaded: false } as SavedViewsState,
  reducers: {
    savedViewsLoaded: (_state, { payload }: PayloadAction<readonly SavedView[]>) => ({
      views: payload,
      isLoaded: true,
    }),
    /** Replaces a view of the same name. */
    viewSaved: ({ views, ...state }, { payload }: PayloadAction<SavedView>): SavedViewsState => ({
      ...state,
      views: [...views.filter((view) => !isSame(view, payload)), payload].slice(-SAVED_VIEWS_LIMIT),
    }),
    viewRemoved: ({ views, ...state }, { payload }: PayloadAction<ViewKey>): SavedViewsState => ({
      ...state,
      views: views.filter((view) => !isSame(view, payload)),
    }),
  },
  selectors: { selectSavedViews: ({ views }) => views },
});

export const { viewSaved, viewRemoved } = savedViewsSlice.actions;
const { savedViewsLoaded } = savedViewsSlice.actions;

declare module '@/session/rootReducer' {
  interface LazySlices extends WithSlice<typeof savedViewsSlice> {}
}

export const { selectSavedViews } = savedViewsSlice.injectInto(rootReducer).selectors;

/** A thunk: adds the saved views to the store, unless that is done, and keeps them in this browser from then on. */
export const loadSavedViews = oncePerStore((dispatch) => {
  dispatch(
    persistSlice({
      name: 'the saved views',
      localStorageKey: SAVED_VIEWS_STORAGE_KEY,
      load: () => savedViewsLoaded(parseViews(safeLocalStorage.readEntry(SAVED_VIEWS_STORAGE_KEY)?.views)),
      isChange: isAnyOf(viewSaved, viewRemoved),
      save: (state) =>
        safeLocalStorage.writeEntry(SAVED_VIEWS_STORAGE_KEY, { views: selectSavedViews(state) }),
    }),
  );
});

/** Invalid views are left out. */
function parseViews(views: unknown): readonly SavedView[] {
  return Array.isArray(views) ? views.filter(isSavedView).slice(-SAVED_VIEWS_LIMIT) : [];
}

const isSavedView = hasFields<SavedView>({
  table: isText,
  name: isText,
  search: isText,
  layout: isNullOr(hasFields({ order: isListOf(isText), hidden: isListOf(isText) })),
});
