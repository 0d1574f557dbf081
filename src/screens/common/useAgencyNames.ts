import { useMemo } from 'react';
import { agencyApi, useListCountriesQuery, useListTimeZonesQuery } from '@/api/agency';
import { firstCall } from '@/api/client/firstCall';
import { type Failure, failuresOf } from '@/domain/failures';
import { textOr } from '@/domain/missing';

/** Names for the numbers in a row; the number stands where its list is not there. */
export interface AgencyNames {
  country: (code: number | null) => string;
  timeZone: (id: number | null) => string;
}

/** Names of countries and time zones by their numbers; `isIncomplete` tells whether part of either list is not there. */
export function useAgencyNames(): {
  names: AgencyNames;
  isIncomplete: boolean;
  causes: readonly Failure[];
  reload: () => void;
} {
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
      ({ error, currentData }) => error !== undefined || (currentData?.missing.length ?? 0) > 0,
    ),
    causes: parts.flatMap(({ error, currentData }) => failuresOf(error, currentData)),
    reload: () => {
      for (const { error, currentData, refetch } of parts) {
        if (error !== undefined || (currentData?.missing.length ?? 0) > 0) void refetch();
      }
    },
  };
}

/** What `useAgencyNames` asks for, ahead of the screen that it serves. */
export const agencyNamesCalls = () => [
  firstCall(agencyApi.endpoints.listCountries, undefined),
  firstCall(agencyApi.endpoints.listTimeZones, undefined),
];
