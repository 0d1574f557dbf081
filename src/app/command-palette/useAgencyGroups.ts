import { useCallback, useMemo } from 'react';
import { matchText } from '@/lib/textMatch';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { agencyPinned } from '@/session/preferencesSlice';
import { selectRegion } from '@/session/sessionSlice';
import { useCurrentRoute } from '../useCurrentRoute';
import { type AgencyOption, agencyLabel, useAgencyOptions } from './useAgencyOptions';

interface Group {
  title: string;
  agencies: readonly AgencyOption[];
}

/** The other agencies of the region: pinned, lately opened and all by name; with a text, those that answer to it. */
export function useAgencyGroups(text: string) {
  const { agency: currentAgency } = useCurrentRoute();
  const dispatch = usePortalDispatch();
  const region = usePortalSelector(selectRegion);
  const { agencies, known, isLoading, error } = useAgencyOptions(text);
  const groups = useMemo(() => {
    const others = agencies.filter(({ abbreviation }) => abbreviation !== currentAgency);
    const selectOthers = (abbreviations: readonly string[]) =>
      abbreviations.flatMap((abbreviation) => others.filter((a) => a.abbreviation === abbreviation));
    const unpinned = known.recent.filter((abbreviation) => !known.pinned.includes(abbreviation));
    const all: Group[] =
      text.trim() === ''
        ? [
            { title: 'Pinned', agencies: selectOthers(known.pinned) },
            { title: 'Recent', agencies: selectOthers(unpinned) },
            { title: 'All agencies', agencies: others },
          ]
        : [{ title: 'Agencies', agencies: filterByText(others, text) }];
    return all.filter((group) => group.agencies.length > 0);
  }, [agencies, known, currentAgency, text]);
  return {
    groups,
    pinned: known.pinned,
    isLoading,
    error,
    setPinned: useCallback(
      (abbreviation: string, isPinned: boolean) =>
        void dispatch(agencyPinned({ region, abbreviation, isPinned })),
      [dispatch, region],
    ),
  };
}

function filterByText(agencies: readonly AgencyOption[], text: string): AgencyOption[] {
  return agencies
    .map((agency) => ({ agency, rank: bestRank(agency, text) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .map(({ agency }) => agency);
}

function bestRank(agency: AgencyOption, text: string): number {
  const ranks = [agencyLabel(agency), agency.abbreviation].map(
    (word) => matchText(word, text)?.rank ?? Infinity,
  );
  return Math.min(...ranks);
}
