import { useMemo } from 'react';
import { useListCountriesQuery, useListTimeZonesQuery } from '@/api/agency';
import { type Agency } from '@/domain/entities/agency';
import { parseAgenciesParam } from '@/domain/fleet/agenciesParam';
import { type FleetParam } from '@/domain/fleet/fleetPath';
import { isAbbreviation } from '@/domain/paths';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { selectPreferences } from '@/session/preferences/preferencesSlice';
import { useAgencies } from '@/shared/agencies/useAgencies';
import { selectAgencySets } from '@/shared/fleet/agencySetsSlice';
import { useListRefetchPolicy } from '@/shared/lists/infinite/useListRefetchPolicy';
import { useQueryParams } from '@/ui/navigation/useQueryParams';
import { ALL, buildScopeOptions, type ScopeOption } from './scopeOptions';

/** The agencies that a run asks. */
export interface Scope extends ScopeOption {
  options: readonly ScopeOption[];
  select: (key: string) => void;
  list: ReturnType<typeof useAgencies>;
  /**
   * The number of agencies that no scope can contain, because the row or the abbreviation could not be read. In a plan: 0
   * until all agencies are read, then at most the number of agencies not found.
   */
  leftOutCount: number;
  /** In a plan, all its agencies that the list does not have, whichever are chosen. Empty until all agencies are read. */
  notFound: readonly string[];
  /** False without an agency, and while the list is loading: then the scope does not have all its agencies. */
  canRun: boolean;
}

const NO_AGENCIES: readonly Agency[] = [];

/**
 * The scope that the operator has chosen, in the query string. Pinned agencies are asked first. `within`: the abbreviations
 * of the agencies of a plan; null for all.
 */
export function useScope(within: ReadonlySet<string> | null = null): Scope {
  const list = useAgencies('', useListRefetchPolicy());
  const region = usePortalSelector(selectRegion);
  const { pinned } = usePortalSelector((state) => selectPreferences(state).agencies[region]);
  const { getParam, setParams } = useQueryParams<FleetParam>();
  const chosen = getParam('agencies');
  const key = getParam('scope') || (chosen === '' ? ALL : 'chosen');
  const sets = usePortalSelector(selectAgencySets);
  // A name that could not be loaded is its number.
  const { currentData: countries, isLoading: areCountriesLoading } = useListCountriesQuery();
  const { currentData: timeZones, isLoading: areTimeZonesLoading } = useListTimeZonesQuery();
  const { rows, invalidRowCount } = list;
  const isWithin = within !== null;
  const agencies = useMemo(
    () => (within ? rows.filter(({ abbreviation }) => within.has(abbreviation)) : rows),
    [rows, within],
  );
  // Other abbreviations cannot be part of a URL.
  const usable = useMemo(
    () => agencies.filter(({ abbreviation }) => isAbbreviation(abbreviation)),
    [agencies],
  );
  const options = useMemo(() => {
    const countryNames = new Map<string | number, string | null>(
      countries?.rows.map(({ country_code, name }) => [country_code, name]),
    );
    const timeZoneNames = new Map<string | number, string | null>(
      timeZones?.rows.map(({ id, name }) => [id, name]),
    );
    return buildScopeOptions(usable, {
      chosenKey: key,
      allLabel: isWithin ? 'All agencies of the plan' : 'All agencies',
      pinned,
      chosen: parseAgenciesParam(chosen),
      sets: sets.filter((set) => set.region === region),
      groups: [
        {
          key: 'status',
          label: 'Database',
          getKey: ({ database_status }) => database_status,
        },
        {
          key: 'country',
          label: 'Country',
          getKey: ({ country_code }) => country_code,
          names: countryNames,
          areNamesLoading: areCountriesLoading,
        },
        {
          key: 'zone',
          label: 'Time zone',
          getKey: ({ timezone }) => timezone,
          names: timeZoneNames,
          areNamesLoading: areTimeZonesLoading,
        },
      ],
    });
  }, [
    usable,
    key,
    isWithin,
    pinned,
    chosen,
    sets,
    region,
    countries,
    timeZones,
    areCountriesLoading,
    areTimeZonesLoading,
  ]);
  const found = options.find((candidate) => candidate.key === key);
  // Until all agencies are read, nothing may say that one is not there (decision 16).
  const areAllRead = !list.isFetching && list.unread === null;
  // A scope without agencies here must not become all agencies: its run is for others.
  const option: ScopeOption = found ?? {
    key,
    label: areAllRead ? 'Not found here (0)' : '…',
    agencies: NO_AGENCIES,
    notFound: key === 'chosen' ? parseAgenciesParam(chosen) : [],
  };
  const missing = within ? listMissing(within, agencies) : [];
  // A number says nothing: the list has such an option before its name only if it is the chosen one.
  const named = options.filter((candidate) => candidate === option || !candidate.isNameless);
  return {
    ...option,
    options: found ? named : [...named, option],
    list,
    leftOutCount: within
      ? areAllRead
        ? Math.min(invalidRowCount, missing.length)
        : 0
      : rows.length - usable.length + invalidRowCount,
    notFound: areAllRead ? (within ? missing : (option.notFound ?? [])) : [],
    canRun: option.agencies.length > 0 && !list.unread?.isLoading,
    select: (newKey) => setParams({ scope: newKey === ALL && chosen === '' ? '' : newKey }, 'push'),
  };
}

function listMissing(within: ReadonlySet<string>, agencies: readonly Agency[]): string[] {
  const found = new Set(agencies.map(({ abbreviation }) => abbreviation));
  return [...within].filter((abbreviation) => !found.has(abbreviation));
}
