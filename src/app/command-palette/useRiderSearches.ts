import { useMemo } from 'react';
import { buildAgencyPath } from '@/domain/paths';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { searchTermChanged } from '@/session/searchTermsSlice';
import { useCurrentRoute } from '../routing/useCurrentRoute';
import { type Command } from './commands';

/**
 * Find the text among the riders of the page's agency, and of the recent ones with a session; if there is none, of the
 * agency that was open last. The text can be personal data, so it goes to the store and not into the address (decision 27).
 */
export function useRiderSearches(text: string, recentAbbreviations: readonly string[]): readonly Command[] {
  const dispatch = usePortalDispatch();
  const { agency: currentAgency } = useCurrentRoute();
  const tokens = usePortalSelector((state) => state.session.agencyTokens[selectRegion(state)]);
  return useMemo(() => {
    const term = text.trim();
    const openAgencies = recentAbbreviations.filter((abbreviation) => Object.hasOwn(tokens, abbreviation));
    const agencies = new Set(currentAgency === undefined ? openAgencies : [currentAgency, ...openAgencies]);
    return (agencies.size > 0 ? [...agencies] : recentAbbreviations.slice(0, 1)).map((agency) => ({
      group: 'Riders',
      icon: 'search',
      label: `Find “${term}” in ${agency}`,
      hint: 'All Riders',
      to: buildAgencyPath('riders', agency),
      agency: { abbreviation: agency, id: null },
      prepare: () => void dispatch(searchTermChanged({ list: `riders/${agency}`, term })),
    }));
  }, [dispatch, currentAgency, tokens, recentAbbreviations, text]);
}
