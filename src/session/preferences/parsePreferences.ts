import { RECENT_AGENCIES_LIMIT } from '@/domain/limits';
import { isAbbreviation } from '@/domain/paths';
import { type Region } from '@/domain/regions';
import { isRecord } from '@/lib/isRecord';
import {
  type AgencyShortcuts,
  DEFAULT_PREFERENCES,
  DENSITIES,
  type Preferences,
  PREFERENCES_VERSION,
  THEMES,
  TIME_ZONE_SOURCES,
} from './preferencesSlice';

/** Parses the preferences from localStorage. An invalid field gets its default; so do all fields of another version. */
export function parsePreferences(stored: unknown): Preferences {
  const { version, ...fields } = isRecord(stored) ? stored : {};
  const {
    theme,
    density,
    timeZoneSource,
    letterShortcuts,
    isMenuCollapsed,
    exportsOnSignOut,
    isIntroDismissed,
    tables,
    agencies,
  } = version === PREFERENCES_VERSION ? fields : {};
  return {
    theme: findOption(THEMES, theme) ?? DEFAULT_PREFERENCES.theme,
    density: findOption(DENSITIES, density) ?? DEFAULT_PREFERENCES.density,
    timeZoneSource: findOption(TIME_ZONE_SOURCES, timeZoneSource) ?? DEFAULT_PREFERENCES.timeZoneSource,
    letterShortcuts: letterShortcuts !== false,
    isMenuCollapsed: isMenuCollapsed === true,
    exportsOnSignOut: exportsOnSignOut === true,
    isIntroDismissed: isIntroDismissed === true,
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

function parseAgencyShortcuts(agencies: unknown, region: Region): AgencyShortcuts {
  const { recent, pinned } =
    isRecord(agencies) && isRecord(agencies[region]) ? agencies[region] : ({} as Record<string, unknown>);
  return {
    recent: parseUniqueStrings(recent).filter(isAbbreviation).slice(0, RECENT_AGENCIES_LIMIT),
    pinned: parseUniqueStrings(pinned).filter(isAbbreviation),
  };
}

function findOption<T>(options: readonly T[], value: unknown): T | undefined {
  return options.find((option) => option === value);
}

function parseUniqueStrings(value: unknown): string[] {
  return Array.isArray(value)
    ? [...new Set(value.filter((item): item is string => typeof item === 'string'))]
    : [];
}
