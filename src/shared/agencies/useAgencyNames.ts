import { useMemo } from 'react';
import { agencyApi, useListCountriesQuery, useListTimeZonesQuery } from '@/api/agency';
import { prefetch } from '@/api/client/prefetch';
import { isListComplete } from '@/api/paging/pages';
import { type Failure } from '@/domain/failures';
import { textOrDash } from '@/domain/missingValue';
import { listFailures } from '../errors/listFailures';
import { useFailureSinceMount } from '../errors/useFailureSinceMount';

/** Functions that return the name for a row's number, or the number itself if it has no loaded name. */
export interface AgencyNames {
  country: (code: number | null) => string;
  timeZone: (id: number | null) => string;
}

/**
 * Names of countries and time zones by their numbers. `isIncomplete` is true when a part of either list
 * failed to load, or a row of it could not be read.
 */
export function useAgencyNames(): {
  names: AgencyNames;
  isIncomplete: boolean;
  failures: readonly Failure[];
  isReloading: boolean;
  reload: () => void;
} {
  const countries = useListCountriesQuery();
  const timeZones = useListTimeZonesQuery();
  const { currentData: countryList } = countries;
  const { currentData: timeZoneList } = timeZones;
  const countryRows = countryList?.rows;
  const timeZoneRows = timeZoneList?.rows;
  const names = useMemo(() => {
    const countryNames = new Map(countryRows?.map(({ country_code, name }) => [country_code, name]));
    const timeZoneNames = new Map(timeZoneRows?.map(({ id, name }) => [id, name]));
    return {
      country: (code: number | null) => textOrDash(code === null ? null : (countryNames.get(code) ?? code)),
      timeZone: (id: number | null) => textOrDash(id === null ? null : (timeZoneNames.get(id) ?? id)),
    };
  }, [countryRows, timeZoneRows]);
  const queries = [
    { ...countries, failure: useFailureSinceMount({ error: countries.error, data: countryList }) },
    { ...timeZones, failure: useFailureSinceMount({ error: timeZones.error, data: timeZoneList }) },
  ];
  const incompleteQueries = queries.filter(({ failure, currentData }) =>
    currentData ? !isListComplete(currentData) : failure !== null,
  );
  return {
    names,
    isIncomplete: incompleteQueries.length > 0,
    failures: incompleteQueries.flatMap(({ error, currentData }) => listFailures(error, currentData)),
    isReloading: incompleteQueries.some(({ isFetching }) => isFetching),
    reload: () => {
      for (const { refetch } of incompleteQueries) void refetch();
    },
  };
}

/** The queries of `useAgencyNames`, for prefetching. */
export const buildAgencyNamesQueries = () => [
  prefetch(agencyApi.endpoints.listCountries, undefined),
  prefetch(agencyApi.endpoints.listTimeZones, undefined),
];
