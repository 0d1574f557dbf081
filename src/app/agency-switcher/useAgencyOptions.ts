import { useMemo } from 'react';
import { useFindAgenciesQuery, useListFirstAgenciesQuery } from '@/api/agency';
import { AGENCY_LIST_LIMIT, FILTER_DEBOUNCE_MS } from '@/domain/limits';
import { isAbbreviation } from '@/domain/paths';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { type AgencyShortcuts, selectPreferences } from '@/session/preferences/preferencesSlice';
import { type AgencyToOpen } from '@/shared/agencies/useOpenAgency';
import { useDebounced } from '@/ui/filter/useDebounced';

export interface AgencyOption extends AgencyToOpen {
  /** Null for a stored agency that is not in the loaded list. */
  name: string | null;
}

/**
 * Returns agencies of the region, sorted by name: those of the agency list, which has at most 100 rows; the one whose
 * abbreviation is exactly the text (decision 16); and those in `storedAbbreviations`.
 */
export function useAgencyOptions(text: string): {
  agencies: readonly AgencyOption[];
  /** Abbreviations of the recent and pinned agencies that are stored in this browser. */
  storedAbbreviations: AgencyShortcuts;
  isLoading: boolean;
  error: unknown;
} {
  const region = usePortalSelector(selectRegion);
  const storedAbbreviations = usePortalSelector((state) => selectPreferences(state).agencies[region]);
  const debouncedText = useDebounced(text.trim(), FILTER_DEBOUNCE_MS);
  const listQuery = useListFirstAgenciesQuery();
  const listedAgencies = listQuery.currentData?.rows;
  const isListTruncated = (listedAgencies?.length ?? 0) >= AGENCY_LIST_LIMIT;
  const isListed = listedAgencies?.some(({ abbreviation }) => abbreviation === debouncedText);
  const searchQuery = useFindAgenciesQuery(
    { abbreviation: debouncedText },
    { skip: !isListTruncated || isListed === true || !isAbbreviation(debouncedText) },
  );
  const exactMatches = searchQuery.currentData?.rows;
  const agencies = useMemo(() => {
    const storedOptions = [...storedAbbreviations.pinned, ...storedAbbreviations.recent].map(
      (abbreviation) => ({
        abbreviation,
        id: null,
        name: null,
      }),
    );
    const byAbbreviation = new Map<string, AgencyOption>();
    for (const agency of [...storedOptions, ...(listedAgencies ?? []), ...(exactMatches ?? [])])
      byAbbreviation.set(agency.abbreviation, {
        abbreviation: agency.abbreviation,
        id: agency.id,
        name: agency.name,
      });
    return [...byAbbreviation.values()].sort((a, b) =>
      getAgencyLabel(a).localeCompare(getAgencyLabel(b), 'en'),
    );
  }, [storedAbbreviations, listedAgencies, exactMatches]);
  return {
    agencies,
    storedAbbreviations,
    isLoading: listQuery.isLoading || searchQuery.isFetching,
    error: listQuery.error ?? searchQuery.error,
  };
}

export function getAgencyLabel({ name, abbreviation }: AgencyOption): string {
  return name ?? abbreviation;
}
