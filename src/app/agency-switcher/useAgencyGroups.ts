import { useMemo } from 'react';
import { matchText } from '@/lib/text/textMatch';
import { describeRead } from '@/shared/agencies/describeAgencies';
import { useCurrentRoute } from '../routing/useCurrentRoute';
import { type AgencyOption, getAgencyLabel, useAgencyOptions } from './useAgencyOptions';

interface AgencyOptionGroup {
  title: string;
  agencies: readonly AgencyOption[];
}

/** Returns the region's agencies, except the current one, in groups; for a typed text, one group of its matches. */
export function useAgencyGroups(text: string) {
  const { agency: currentAgency } = useCurrentRoute();
  const { agencies, storedAbbreviations, ...options } = useAgencyOptions(text);
  const { unread } = options.list;
  const isNoneRead = unread?.readCount === 0;
  const allTitle = unread ? `Agencies, ${describeRead(unread)}` : 'All agencies';
  const groups = useMemo(() => {
    const otherAgencies = agencies.filter(({ abbreviation }) => abbreviation !== currentAgency);
    const pickAgencies = (abbreviations: readonly string[]) =>
      abbreviations.flatMap((abbreviation) =>
        otherAgencies.filter((agency) => agency.abbreviation === abbreviation),
      );
    const listedAgencies = otherAgencies.filter(({ isUnlisted }) => !isUnlisted);
    const unpinnedRecent = storedAbbreviations.recent.filter(
      (abbreviation) => !storedAbbreviations.pinned.includes(abbreviation),
    );
    const allGroups: AgencyOptionGroup[] =
      text.trim() === ''
        ? [
            { title: 'Pinned', agencies: pickAgencies(storedAbbreviations.pinned) },
            { title: 'Recent', agencies: pickAgencies(unpinnedRecent) },
            { title: allTitle, agencies: isNoneRead ? [] : listedAgencies },
          ]
        : [{ title: 'Agencies', agencies: filterByText(listedAgencies, text) }];
    return allGroups.filter((group) => group.agencies.length > 0);
  }, [agencies, storedAbbreviations, currentAgency, text, allTitle, isNoneRead]);
  const openAgency = agencies.filter(({ abbreviation }) => abbreviation === currentAgency);
  return {
    ...options,
    groups,
    /** Whether the text matches the agency that is open, which is in no group. */
    isOpenAgencyMatched: text.trim() !== '' && filterByText(openAgency, text).length > 0,
  };
}

function filterByText(agencies: readonly AgencyOption[], text: string): AgencyOption[] {
  return agencies
    .map((agency) => ({ agency, rank: getBestRank(agency, text) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .map(({ agency }) => agency);
}

function getBestRank(agency: AgencyOption, text: string): number {
  const ranks = [getAgencyLabel(agency), agency.abbreviation].map(
    (name) => matchText(name, text)?.rank ?? Infinity,
  );
  return Math.min(...ranks);
}
