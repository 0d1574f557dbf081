import { useMemo } from 'react';
import { agencyApi } from '@/api/agency';
import { type Agency } from '@/domain/entities/agency';
import { isAbbreviation } from '@/domain/paths';
import { groupBy } from '@/lib/groupBy';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { selectPreferences } from '@/session/preferences/preferencesSlice';
import { useAgencies } from '@/shared/agencies/useAgencies';
import { type AgencySet, selectAgencySets } from '@/shared/fleet/agencySetsSlice';
import { useQueryParams } from '@/ui/navigation/useQueryParams';

interface ScopeOption {
  key: string;
  label: string;
  agencies: readonly Agency[];
}

/** The agencies that a run asks. */
export interface Scope extends ScopeOption {
  options: readonly ScopeOption[];
  select: (key: string) => void;
  list: ReturnType<typeof useAgencies>;
}

const ALL = 'all';
/** Before the name of a saved set in the key of its option. */
export const SET_PREFIX = 'set-';

/** The scope that the operator has chosen, in the query string. Pinned agencies are asked first. */
export function useScope(): Scope {
  const list = useAgencies('');
  const region = usePortalSelector(selectRegion);
  const { pinned } = usePortalSelector((state) => selectPreferences(state).agencies[region]);
  const { getParam, setParams } = useQueryParams();
  const chosen = getParam('agencies');
  const sets = usePortalSelector(selectAgencySets);
  // From the cache, where the agency list has put them: without it, the options have the numbers.
  const { currentData: countries } = agencyApi.endpoints.listCountries.useQueryState();
  const { currentData: timeZones } = agencyApi.endpoints.listTimeZones.useQueryState();
  const options = useMemo(() => {
    const countryNames = new Map(countries?.rows.map(({ country_code, name }) => [country_code, name]));
    const timeZoneNames = new Map(timeZones?.rows.map(({ id, name }) => [id, name]));
    return buildOptions(list.rows, {
      pinned,
      chosen: chosen.split(','),
      sets: sets.filter((set) => set.region === region),
      groups: [
        {
          key: 'status',
          label: 'Database',
          getName: ({ database_status }) => database_status ?? 'unknown',
        },
        {
          key: 'country',
          label: 'Country',
          getName: ({ country_code }) => nameNumber(country_code, countryNames),
        },
        { key: 'zone', label: 'Time zone', getName: ({ timezone }) => nameNumber(timezone, timeZoneNames) },
      ],
    });
  }, [list.rows, pinned, chosen, sets, region, countries, timeZones]);
  const key = getParam('scope') || (chosen === '' ? ALL : 'chosen');
  const option = options.find((candidate) => candidate.key === key) ?? options[0];
  return {
    ...(option ?? { key: ALL, label: 'All', agencies: [] }),
    options,
    list,
    select: (newKey) => setParams({ scope: newKey === ALL && chosen === '' ? '' : newKey }, 'push'),
  };
}

/** Agencies by what the agency list says of them. */
interface Group {
  key: string;
  label: string;
  getName: (agency: Agency) => string;
}

interface Choices {
  pinned: readonly string[];
  chosen: readonly string[];
  sets: readonly AgencySet[];
  groups: readonly Group[];
}

function buildOptions(rows: readonly Agency[], { pinned, chosen, sets, groups }: Choices): ScopeOption[] {
  // Other abbreviations can be no part of an address.
  const agencies = sortAgencies(
    rows.filter(({ abbreviation }) => isAbbreviation(abbreviation)),
    pinned,
  );
  const toOption = (key: string, name: string, included: readonly Agency[]) => ({
    key,
    label: `${name} (${included.length.toLocaleString('en-US')})`,
    agencies: included,
  });
  const pick = (abbreviations: readonly string[]) => {
    const names = new Set(abbreviations);
    return agencies.filter(({ abbreviation }) => names.has(abbreviation));
  };
  return [
    toOption(ALL, 'All agencies', agencies),
    toOption('chosen', 'Chosen', pick(chosen)),
    toOption('pinned', 'Pinned', pick(pinned)),
    ...sets.map(({ name, abbreviations }) =>
      toOption(SET_PREFIX + name, `Set “${name}”`, pick(abbreviations)),
    ),
    ...groups.flatMap(({ key, label, getName }) => {
      const byName = [...groupBy(agencies, getName)].sort(([a], [b]) => a.localeCompare(b));
      // With a single name, the group would be all agencies.
      return byName.length < 2
        ? []
        : byName.map(([name, included]) => toOption(`${key}-${name}`, `${label}: ${name}`, included));
    }),
  ].filter(({ key, agencies: included }) => key === ALL || key.startsWith(SET_PREFIX) || included.length > 0);
}

function nameNumber(number: number | null, names: ReadonlyMap<number, string | null>): string {
  return number === null ? 'unknown' : (names.get(number) ?? String(number));
}

function sortAgencies(agencies: readonly Agency[], pinned: readonly string[]): readonly Agency[] {
  const getRank = ({ abbreviation }: Agency) => (pinned.includes(abbreviation) ? 0 : 1);
  return [...agencies].sort(
    (a, b) => getRank(a) - getRank(b) || a.abbreviation.localeCompare(b.abbreviation),
  );
}
