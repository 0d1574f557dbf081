import { useMemo } from 'react';
import { useFindAgenciesQuery, useListAgenciesQuery } from '@/api/agency';
import { AGENCY_LIST_LIMIT, FILTER_DEBOUNCE_MS } from '@/domain/limits';
import { isAbbreviation } from '@/domain/paths';
import { type ChosenAgency } from '@/screens/common/useOpenAgency';
import { usePortalSelector } from '@/session/hooks';
import { type KnownAgencies, selectPreferences } from '@/session/preferencesSlice';
import { selectRegion } from '@/session/sessionSlice';
import { useDebounced } from '@/ui/useDebounced';

/** An agency as it is named here: those beyond the list's first 100 may be known by their abbreviation alone. */
export interface NamedAgency extends ChosenAgency {
  name: string | null;
}

/**
 * The agencies of the region by name: the list's, the one beyond its first 100 that the text names exactly
 * (decision 16), and those that were opened or pinned on this browser.
 */
export function useKnownAgencies(text: string): {
  agencies: readonly NamedAgency[];
  known: KnownAgencies;
  isLoading: boolean;
  error: unknown;
} {
  const region = usePortalSelector(selectRegion);
  const known = usePortalSelector((state) => selectPreferences(state).agencies[region]);
  const settled = useDebounced(text.trim(), FILTER_DEBOUNCE_MS);
  const list = useListAgenciesQuery();
  const listed = list.currentData?.rows;
  const isFull = (listed?.length ?? 0) >= AGENCY_LIST_LIMIT;
  const isListed = listed?.some(({ abbreviation }) => abbreviation === settled);
  const found = useFindAgenciesQuery(
    { abbreviation: settled },
    { skip: !isFull || isListed === true || !isAbbreviation(settled) },
  );
  const beyond = found.currentData?.rows;
  const agencies = useMemo(() => {
    const remembered = [...known.pinned, ...known.recent].map((abbreviation) => ({
      abbreviation,
      id: null,
      name: null,
    }));
    const byAbbreviation = new Map<string, NamedAgency>();
    for (const agency of [...remembered, ...(listed ?? []), ...(beyond ?? [])])
      byAbbreviation.set(agency.abbreviation, {
        abbreviation: agency.abbreviation,
        id: agency.id,
        name: agency.name,
      });
    return [...byAbbreviation.values()].sort((one, other) => nameOf(one).localeCompare(nameOf(other), 'en'));
  }, [known, listed, beyond]);
  return { agencies, known, isLoading: list.isLoading || found.isFetching, error: list.error ?? found.error };
}

/** What an agency is called where its name isn't known, or isn't there. */
export function nameOf({ name, abbreviation }: NamedAgency): string {
  return name ?? abbreviation;
}
