import { useMemo } from 'react';
import { useFindAgenciesQuery, useListAgenciesQuery } from '@/api/agency';
import { AGENCY_LIST_LIMIT, FILTER_DEBOUNCE_MS } from '@/domain/limits';
import { isAbbreviation } from '@/domain/paths';
import { type AgencyToOpen } from '@/screens/common/useOpenAgency';
import { usePortalSelector } from '@/session/hooks';
import { type AgencyShortcuts, selectPreferences } from '@/session/preferencesSlice';
import { selectRegion } from '@/session/sessionSlice';
import { useDebounced } from '@/ui/useDebounced';

/** An agency as it is named here: those beyond the list's first 100 may be known by their abbreviation alone. */
export interface AgencyOption extends AgencyToOpen {
  name: string | null;
}

/**
 * The agencies of the region by name: the list's, the one beyond its first 100 that the text names exactly
 * (decision 16), and those that were opened or pinned on this browser.
 */
export function useAgencyOptions(text: string): {
  agencies: readonly AgencyOption[];
  known: AgencyShortcuts;
  isLoading: boolean;
  error: unknown;
} {
  const region = usePortalSelector(selectRegion);
  const known = usePortalSelector((state) => selectPreferences(state).agencies[region]);
  const debouncedText = useDebounced(text.trim(), FILTER_DEBOUNCE_MS);
  const listQuery = useListAgenciesQuery();
  const listed = listQuery.currentData?.rows;
  const isListTruncated = (listed?.length ?? 0) >= AGENCY_LIST_LIMIT;
  const isListed = listed?.some(({ abbreviation }) => abbreviation === debouncedText);
  const searchQuery = useFindAgenciesQuery(
    { abbreviation: debouncedText },
    { skip: !isListTruncated || isListed === true || !isAbbreviation(debouncedText) },
  );
  const searched = searchQuery.currentData?.rows;
  const agencies = useMemo(() => {
    const storedOptions = [...known.pinned, ...known.recent].map((abbreviation) => ({
      abbreviation,
      id: null,
      name: null,
    }));
    const byAbbreviation = new Map<string, AgencyOption>();
    for (const agency of [...storedOptions, ...(listed ?? []), ...(searched ?? [])])
      byAbbreviation.set(agency.abbreviation, {
        abbreviation: agency.abbreviation,
        id: agency.id,
        name: agency.name,
      });
    return [...byAbbreviation.values()].sort((a, b) => agencyLabel(a).localeCompare(agencyLabel(b), 'en'));
  }, [known, listed, searched]);
  return {
    agencies,
    known,
    isLoading: listQuery.isLoading || searchQuery.isFetching,
    error: listQuery.error ?? searchQuery.error,
  };
}

/** What an agency is called where its name isn't known, or isn't there. */
export function agencyLabel({ name, abbreviation }: AgencyOption): string {
  return name ?? abbreviation;
}
