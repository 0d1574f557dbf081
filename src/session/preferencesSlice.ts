import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { RECENT_AGENCIES_LIMIT } from '../domain/limits';
import { isAbbreviation } from '../domain/paths';
import { type Region } from '../domain/regions';
import { isRecord } from '../lib/isRecord';

/** In the order that they are offered in. */
export const THEMES = ['system', 'light', 'dark'] as const;
export const DENSITIES = ['comfortable', 'compact'] as const;

export type Theme = (typeof THEMES)[number];
export type Density = (typeof DENSITIES)[number];

/** How somebody laid a table out: column keys. Keys that the table doesn't have (any more) mean nothing to it. */
export interface TableLayout {
  order: readonly string[];
  hidden: readonly string[];
}

/** Abbreviations of a region's agencies, the latest first. */
export interface AgencyShortcuts {
  recent: readonly string[];
  pinned: readonly string[];
}

/** What somebody likes on this browser, whoever is signed in; kept in localStorage. Nothing of a rider or a session. */
export interface Preferences {
  theme: Theme;
  density: Density;
  /** Whether single letters are shortcuts. */
  letterShortcuts: boolean;
  /** By the table's name. */
  tables: Readonly<Record<string, TableLayout>>;
  agencies: Readonly<Record<Region, AgencyShortcuts>>;
}

const NO_SHORTCUTS: AgencyShortcuts = { recent: [], pinned: [] };

export const DEFAULT_PREFERENCES: Preferences = {
  theme: 'system',
  density: 'comfortable',
  letterShortcuts: true,
  tables: {},
  agencies: { usEast: NO_SHORTCUTS, australia: NO_SHORTCUTS },
};

interface AgencyKey {
  region: Region;
  abbreviation: string;
}

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: DEFAULT_PREFERENCES,
  reducers: {
    /** They came back from the browser's storage, or another tab changed them. */
    preferencesLoaded: (_state, { payload }: PayloadAction<Preferences>) => payload,
    themeChanged: (state, { payload: theme }: PayloadAction<Theme>) => ({ ...state, theme }),
    densityChanged: (state, { payload: density }: PayloadAction<Density>) => ({ ...state, density }),
    letterShortcutsToggled: (state, { payload: letterShortcuts }: PayloadAction<boolean>) => ({
      ...state,
      letterShortcuts,
    }),
    tableLayoutChanged: (state, { payload }: PayloadAction<{ table: string; layout: TableLayout }>) => ({
      ...state,
      tables: { ...state.tables, [payload.table]: payload.layout },
    }),
    tableLayoutReset: (state, { payload: table }: PayloadAction<string>) => ({
      ...state,
      tables: Object.fromEntries(Object.entries(state.tables).filter(([name]) => name !== table)),
    }),
    agencyVisited: (state, { payload: { region, abbreviation } }: PayloadAction<AgencyKey>) =>
      updateAgencies(state, region, ({ recent, pinned }) => ({
        recent: [abbreviation, ...recent.filter((other) => other !== abbreviation)].slice(
          0,
          RECENT_AGENCIES_LIMIT,
        ),
        pinned,
      })),
    agencyPinned: (state, { payload }: PayloadAction<AgencyKey & { isPinned: boolean }>) =>
      updateAgencies(state, payload.region, ({ recent, pinned }) => {
        const others = pinned.filter((other) => other !== payload.abbreviation);
        return { recent, pinned: payload.isPinned ? [...others, payload.abbreviation] : others };
      }),
  },
});

export const {
  preferencesLoaded,
  themeChanged,
  densityChanged,
  letterShortcutsToggled,
  tableLayoutChanged,
  tableLayoutReset,
  agencyVisited,
  agencyPinned,
} = preferencesSlice.actions;

/** They join the store with the API: until then, and where storage is blocked, the defaults hold. */
export function selectPreferences({ preferences }: { preferences?: Preferences }): Preferences {
  return preferences ?? DEFAULT_PREFERENCES;
}

/** Preferences as they were stored: what doesn't fit is the default, field by field. */
export function parsePreferences(stored: unknown): Preferences {
  const { theme, density, letterShortcuts, tables, agencies } = isRecord(stored) ? stored : {};
  return {
    theme: findOption(THEMES, theme) ?? DEFAULT_PREFERENCES.theme,
    density: findOption(DENSITIES, density) ?? DEFAULT_PREFERENCES.density,
    letterShortcuts: letterShortcuts !== false,
    tables: Object.fromEntries(
      Object.entries(isRecord(tables) ? tables : {}).map(([table, layout]) => [
        table,
        isRecord(layout)
          ? { order: parseUniqueStrings(layout.order), hidden: parseUniqueStrings(layout.hidden) }
          : { order: [], hidden: [] },
      ]),
    ),
    agencies: {
      usEast: parseAgencyShortcuts(agencies, 'usEast'),
      australia: parseAgencyShortcuts(agencies, 'australia'),
    },
  };
}

function updateAgencies(
  state: Preferences,
  region: Region,
  change: (shortcuts: AgencyShortcuts) => AgencyShortcuts,
): Preferences {
  return { ...state, agencies: { ...state.agencies, [region]: change(state.agencies[region]) } };
}

function parseAgencyShortcuts(agencies: unknown, region: Region): AgencyShortcuts {
  const { recent, pinned } =
    isRecord(agencies) && isRecord(agencies[region]) ? agencies[region] : ({} as Record<string, unknown>);
  return {
    recent: parseUniqueStrings(recent).filter(isAbbreviation).slice(0, RECENT_AGENCIES_LIMIT),
    pinned: parseUniqueStrings(pinned).filter(isAbbreviation),
  };
}

function findOption<T>(list: readonly T[], value: unknown): T | undefined {
  return list.find((one) => one === value);
}

function parseUniqueStrings(value: unknown): string[] {
  return Array.isArray(value)
    ? [...new Set(value.filter((one): one is string => typeof one === 'string'))]
    : [];
}
