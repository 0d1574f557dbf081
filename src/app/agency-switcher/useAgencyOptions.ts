import { useMemo } from 'react';
import { type Failure } from '@/domain/failures';
import { FILTER_DEBOUNCE_MS } from '@/domain/limits';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { type AgencyShortcuts, selectPreferences } from '@/session/preferences/preferencesSlice';
import { type UnreadAgencies } from '@/shared/agencies/describeAgencies';
import { type AgencyToOpen } from '@/shared/agencies/signInToAgency';
import { useAgencies } from '@/shared/agencies/useAgencies';
import { useDebounced } from '@/ui/filter/useDebounced';

export interface AgencyOption extends AgencyToOpen {
  /** Null for a stored agency that is not in the loaded list. */
  name: string | null;
}

interface RetryableRead {
  failure: Failure | null;
  retry: () => void;
}

export interface AgencyFailures {
  /** The first agencies. */
  list: RetryableRead;
  /** The agencies after them. */
  rest: RetryableRead;
  /** The agency with exactly the typed abbreviation. */
  exactMatch: RetryableRead;
}

/**
 * Returns the region's agencies, sorted by name: those that are read (`useAgencies`), and those in
 * `storedAbbreviations`.
 */
export function useAgencyOptions(text: string): {
  agencies: readonly AgencyOption[];
  /** Abbreviations of the recent and pinned agencies that are stored in this browser. */
  storedAbbreviations: AgencyShortcuts;
  /** Null when all agencies are read, and while the first ones are. */
  unread: UnreadAgencies | null;
  /** Whether an agency that matches the text may arrive at any moment. */
  isLoading: boolean;
  /** What could not be loaded, and how to load it again. */
  failures: AgencyFailures;
} {
  const region = usePortalSelector(selectRegion);
  const storedAbbreviations = usePortalSelector((state) => selectPreferences(state).agencies[region]);
  const list = useAgencies(useDebounced(text.trim(), FILTER_DEBOUNCE_MS));
  const { rows: listedAgencies, exactMatch, unread } = list;
  const agencies = useMemo(() => {
    const storedOptions = [...storedAbbreviations.pinned, ...storedAbbreviations.recent].map(
      (abbreviation) => ({
        abbreviation,
        id: null,
        name: null,
      }),
    );
    const byAbbreviation = new Map<string, AgencyOption>();
    for (const agency of [...storedOptions, ...listedAgencies, ...exactMatch.rows])
      byAbbreviation.set(agency.abbreviation, {
        abbreviation: agency.abbreviation,
        id: agency.id,
        name: agency.name,
      });
    return [...byAbbreviation.values()].sort((a, b) =>
      getAgencyLabel(a).localeCompare(getAgencyLabel(b), 'en'),
    );
  }, [storedAbbreviations, listedAgencies, exactMatch.rows]);
  return {
    agencies,
    storedAbbreviations,
    unread,
    isLoading: list.isLoading || exactMatch.isFetching,
    failures: {
      list: { failure: list.failure, retry: list.retry },
      rest: { failure: unread && list.nextPageFailure, retry: list.retry },
      exactMatch: { failure: exactMatch.failure, retry: () => void exactMatch.refetch() },
    },
  };
}

export function getAgencyLabel({ name, abbreviation }: AgencyOption): string {
  return name || abbreviation;
}
