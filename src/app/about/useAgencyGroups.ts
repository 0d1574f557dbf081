import { useCallback, useMemo } from 'react';
import { matchText } from '@/lib/textMatch';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { agencyPinned } from '@/session/preferencesSlice';
import { selectRegion } from '@/session/sessionSlice';
import { useHere } from '../useHere';
import { type NamedAgency, nameOf, useKnownAgencies } from './useKnownAgencies';

interface Group {
  title: string;
  agencies: readonly NamedAgency[];
}

/** The other agencies of the region: pinned, lately opened and all by name; with a text, those that answer to it. */
export function useAgencyGroups(text: string) {
  const { agency: present } = useHere();
  const dispatch = usePortalDispatch();
  const region = usePortalSelector(selectRegion);
  const { agencies, known, isLoading, error } = useKnownAgencies(text);
  const groups = useMemo(() => {
    const others = agencies.filter(({ abbreviation }) => abbreviation !== present);
    const named = (wanted: readonly string[]) =>
      wanted.flatMap((abbreviation) => others.filter((one) => one.abbreviation === abbreviation));
    const unpinned = known.recent.filter((abbreviation) => !known.pinned.includes(abbreviation));
    const all: Group[] =
      text.trim() === ''
        ? [
            { title: 'Pinned', agencies: named(known.pinned) },
            { title: 'Recent', agencies: named(unpinned) },
            { title: 'All agencies', agencies: others },
          ]
        : [{ title: 'Agencies', agencies: matching(others, text) }];
    return all.filter((group) => group.agencies.length > 0);
  }, [agencies, known, present, text]);
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

function matching(agencies: readonly NamedAgency[], text: string): NamedAgency[] {
  return agencies
    .map((agency) => ({ agency, rank: rankOf(agency, text) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((one, other) => one.rank - other.rank)
    .map(({ agency }) => agency);
}

function rankOf(agency: NamedAgency, text: string): number {
  const ranks = [nameOf(agency), agency.abbreviation].map((word) => matchText(word, text)?.rank ?? Infinity);
  return Math.min(...ranks);
}
