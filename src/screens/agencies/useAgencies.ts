import { useMemo } from 'react';
import {
  useFindAgenciesQuery,
  useListAgenciesQuery,
  useListCountriesQuery,
  useListTimeZonesQuery,
} from '../../api/agency';
import { type Agency } from '../../domain/entities/agency';
import { AGENCY_LIST_LIMIT, FILTER_DEBOUNCE_MS } from '../../domain/limits';
import { textOr } from '../../domain/missing';
import { isAbbreviation } from '../../domain/paths';
import { useDebounced } from '../../ui/useDebounced';
import { type AgencyNames } from './agencyColumns';

/**
 * The agency list: the first 100 by abbreviation, and, once that many arrive, also the one that the filter names
 * exactly, from beyond them (decision 16).
 */
export function useAgencies(filter: string) {
  const settled = useDebounced(filter.trim(), FILTER_DEBOUNCE_MS);
  const list = useListAgenciesQuery();
  const isFull = (list.currentData?.rows.length ?? 0) >= AGENCY_LIST_LIMIT;
  const found = useFindAgenciesQuery(
    { abbreviation: settled },
    { skip: !isFull || !isAbbreviation(settled) },
  );
  const listed = list.currentData?.rows;
  const beyond = found.currentData?.rows;
  const rows = useMemo(() => {
    const all = merge(listed ?? [], beyond ?? []);
    const wanted = settled.toLowerCase();
    return wanted === '' ? all : all.filter((agency) => searchable(agency).includes(wanted));
  }, [listed, beyond, settled]);
  return {
    rows,
    isLoading: list.isLoading,
    isFull,
    unreadable: list.currentData?.unreadable ?? 0,
    failure: list.error,
    isRetrying: list.isFetching,
    retry: list.refetch,
  };
}

/** Names of countries and time zones by their numbers; `missing` tells whether part of either list is not there. */
export function useAgencyNames(): { names: AgencyNames; isIncomplete: boolean; reload: () => void } {
  const countries = useListCountriesQuery();
  const timeZones = useListTimeZonesQuery();
  const countryRows = countries.currentData?.rows;
  const timeZoneRows = timeZones.currentData?.rows;
  const names = useMemo(() => {
    const countryNames = new Map(countryRows?.map(({ country_code, name }) => [country_code, name]));
    const timeZoneNames = new Map(timeZoneRows?.map(({ id, name }) => [id, name]));
    return {
      country: (code: number | null) => textOr(code === null ? null : (countryNames.get(code) ?? code)),
      timeZone: (id: number | null) => textOr(id === null ? null : (timeZoneNames.get(id) ?? id)),
    };
  }, [countryRows, timeZoneRows]);
  const parts = [countries, timeZones];
  return {
    names,
    isIncomplete: parts.some(
      ({ error, currentData }) => error !== undefined || (currentData?.missing ?? 0) > 0,
    ),
    reload: () => {
      for (const { error, currentData, refetch } of parts) {
        if (error !== undefined || (currentData?.missing ?? 0) > 0) void refetch();
      }
    },
  };
}

function merge(listed: readonly Agency[], beyond: readonly Agency[]): readonly Agency[] {
  const known = new Set(listed.map(({ id }) => String(id)));
  return [...listed, ...beyond.filter(({ id }) => !known.has(String(id)))];
}

function searchable({ name, abbreviation, databasename }: Agency): string {
  return [name, abbreviation, databasename].join('\n').toLowerCase();
}
