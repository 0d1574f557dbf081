import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type AgencyKey } from '@/domain/agencies/agencyKey';
import { RECENT_AGENCIES_LIMIT } from '@/domain/limits';
import { type Region } from '@/domain/regions';
import { agencyVisited, menuToggled } from './shellActions';

/** The themes, in the order of the menu. */
export const THEMES = ['system', 'light', 'dark'] as const;
export const DENSITIES = ['comfortable', 'compact'] as const;

/** The time zone of an agency's pages: the browser's or the agency's. */
export const TIME_ZONE_SOURCES = ['mine', 'agency'] as const;

export type Theme = (typeof THEMES)[number];
type Density = (typeof DENSITIES)[number];
type TimeZoneSource = (typeof TIME_ZONE_SOURCES)[number];

/** A table's columns as the user has arranged them. A table ignores keys of columns that it does not have. */
export interface TableLayout {
  /** Column keys. */
  order: readonly string[];
  /** Keys of the hidden columns. */
  hidden: readonly string[];
}

/** Abbreviations of agencies of one region. */
export interface AgencyShortcuts {
  /** The latest agency first. */
  recent: readonly string[];
  /** In the order in which the user pinned them. */
  pinned: readonly string[];
}

/** Settings of this browser for all its users, in localStorage. They contain no rider or session data. */
export interface Preferences {
  theme: Theme;
  density: Density;
  timeZoneSource: TimeZoneSource;
  /** Whether single letters are keyboard shortcuts. */
  letterShortcuts: boolean;
  /** Whether the side menu shows icons only; public/bootTheme.js applies it before the first paint. */
  isMenuCollapsed: boolean;
  /** Whether a sign-out downloads the changes of the session. */
  exportsOnSignOut: boolean;
  /** Whether the card for the first visit was dismissed. */
  isIntroDismissed: boolean;
  /** Changed layouts by the table's name. */
  tables: Readonly<Record<string, TableLayout>>;
  agencies: Readonly<Record<Region, AgencyShortcuts>>;
}

/** The version of the stored format; public/bootTheme.js reads it, too. */
export const PREFERENCES_VERSION = 1;

const NO_SHORTCUTS: AgencyShortcuts = { recent: [], pinned: [] };

export const DEFAULT_PREFERENCES: Preferences = {
  theme: 'system',
  density: 'comfortable',
  timeZoneSource: 'mine',
  letterShortcuts: true,
  isMenuCollapsed: false,
  exportsOnSignOut: false,
  isIntroDismissed: false,
  tables: {},
  agencies: { usEast: NO_SHORTCUTS, australia: NO_SHORTCUTS },
};

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: DEFAULT_PREFERENCES,
  reducers: {
    /** Dispatched when the page starts, and after another tab has changed the preferences. */
    preferencesLoaded: (_state, { payload }: PayloadAction<Preferences>) => payload,
    themeChanged: (state, { payload }: PayloadAction<Theme>) => void (state.theme = payload),
    densityChanged: (state, { payload }: PayloadAction<Density>) => void (state.density = payload),
    timeZoneSourceChanged: (state, { payload }: PayloadAction<TimeZoneSource>) =>
      void (state.timeZoneSource = payload),
    letterShortcutsChanged: (state, { payload }: PayloadAction<boolean>) =>
      void (state.letterShortcuts = payload),
    exportsOnSignOutChanged: (state, { payload }: PayloadAction<boolean>) =>
      void (state.exportsOnSignOut = payload),
    introDismissed: (state) => void (state.isIntroDismissed = true),
    tableLayoutChanged: (state, { payload }: PayloadAction<{ table: string; layout: TableLayout }>) => ({
      ...state,
      tables: { ...state.tables, [payload.table]: payload.layout },
    }),
    tableLayoutReset: (state, { payload: table }: PayloadAction<string>) => ({
      ...state,
      tables: Object.fromEntries(Object.entries(state.tables).filter(([name]) => name !== table)),
    }),
    agencyPinChanged: (state, { payload }: PayloadAction<AgencyKey & { isPinned: boolean }>) => {
      const { region, agency, isPinned } = payload;
      const shortcuts = state.agencies[region];
      const others = shortcuts.pinned.filter((other) => other !== agency);
      shortcuts.pinned = isPinned ? [...others, agency] : others;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(menuToggled, (state) => void (state.isMenuCollapsed = !state.isMenuCollapsed))
      .addCase(agencyVisited, (state, { payload: { region, agency } }) => {
        const shortcuts = state.agencies[region];
        const others = shortcuts.recent.filter((other) => other !== agency);
        shortcuts.recent = [agency, ...others].slice(0, RECENT_AGENCIES_LIMIT);
      });
  },
});

export const {
  preferencesLoaded,
  themeChanged,
  densityChanged,
  timeZoneSourceChanged,
  letterShortcutsChanged,
  exportsOnSignOutChanged,
  introDismissed,
  tableLayoutChanged,
  tableLayoutReset,
  agencyPinChanged,
} = preferencesSlice.actions;

/** Returns the defaults until the slice is injected. */
export function selectPreferences({ preferences }: { preferences?: Preferences }): Preferences {
  return preferences ?? DEFAULT_PREFERENCES;
}
