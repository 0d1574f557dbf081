import { useMemo } from 'react';
import { isAbbreviation } from '@/domain/paths';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { type AgencyShortcuts, selectPreferences } from '@/session/preferences/preferencesSlice';
import { type AgencyToOpen } from '@/shared/agencies/signInToAgency';
import { useAgencies } from '@/shared/agencies/useAgencies';
import { useDebouncedText } from '@/ui/filter/useDebouncedText';

export interface AgencyOption extends AgencyToOpen {
  /** Null for a stored agency that is not in the loaded list. */
  name: string | null;
  /** Whether a stored agency is not in the complete list of the region, so that it cannot be opened. */
  isUnlisted?: boolean;
}

/**
 * Returns the region's agencies, sorted by name: those that are read (`useAgencies`), and those in
 * `storedAbbreviations`.
 */
export function useAgencyOptions(text: string): {
  agencies: readonly AgencyOption[];
  /** Abbreviations of the recent and pinned agencies that are stored in this browser. */
  storedAbbreviations: AgencyShortcuts;
  list: ReturnType<typeof useAgencies>;
  /** Whether an agency that matches the text may arrive at any moment. */
  isLoading: boolean;
} {
  const region = usePortalSelector(selectRegion);
  const storedAbbreviations = usePortalSelector((state) => selectPreferences(state).agencies[region]);
  const debouncedText = useDebouncedText(text);
  const list = useAgencies(debouncedText);
  const { rows: listedAgencies, exactMatch } = list;
  // A row that could not be read may be the one of a stored agency.
  const isComplete = list.unread === null && !list.isLoading && list.invalidRowCount === 0;
  const agencies = useMemo(() => {
    const storedOptions = [...storedAbbreviations.pinned, ...storedAbbreviations.recent].map(
      (abbreviation) => ({
        abbreviation,
        id: null,
        name: null,
        isUnlisted: isComplete,
      }),
    );
    const byAbbreviation = new Map<string, AgencyOption>(
      storedOptions.map((option) => [option.abbreviation, option]),
    );
    for (const agency of [...listedAgencies, ...exactMatch.rows])
      byAbbreviation.set(agency.abbreviation, {
        abbreviation: agency.abbreviation,
        id: agency.id,
        name: agency.name,
      });
    return [...byAbbreviation.values()].sort((a, b) =>
      getAgencyLabel(a).localeCompare(getAgencyLabel(b), 'en'),
    );
  }, [storedAbbreviations, listedAgencies, exactMatch.rows, isComplete]);
  const typed = text.trim();
  // After the debounce, an agency with exactly this abbreviation is asked for.
  const willBeAsked =
    typed !== debouncedText &&
    isAbbreviation(typed) &&
    !listedAgencies.some(({ abbreviation }) => abbreviation === typed);
  return {
    agencies,
    storedAbbreviations,
    list,
    isLoading: list.isLoading || exactMatch.isFetching || willBeAsked,
  };
}

export function getAgencyLabel({ name, abbreviation }: AgencyOption): string {
  return name || abbreviation;
}
