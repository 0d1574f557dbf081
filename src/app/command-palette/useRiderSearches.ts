import { useMemo } from 'react';
import { FLEET_TERM_MIN_LENGTH } from '@/domain/fleet/fleetLimits';
import { buildFleetPath } from '@/domain/fleet/fleetPath';
import { buildAgencyPath } from '@/domain/paths';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { FLEET_RIDERS_LIST, getRidersListName, searchTermChanged } from '@/session/searchTermsSlice';
import { useCurrentRoute } from '../routing/useCurrentRoute';
import { type Command } from './commands';

/**
 * Commands that search for the text among the riders of the page's agency and of each recent agency with a session;
 * without any of these, of the agency that was open last. One more command, at the end, searches in all agencies, if the
 * text is long enough for Fleet. It can be personal data, so it goes to the store and not into the address (decision 27).
 */
export function useRiderSearches(text: string, recentAbbreviations: readonly string[]): readonly Command[] {
  const dispatch = usePortalDispatch();
  const { agency: currentAgency } = useCurrentRoute();
  const tokens = usePortalSelector(({ session }) => session.agencyTokens);
  return useMemo(() => {
    const term = text.trim();
    const openAgencies = recentAbbreviations.filter((abbreviation) => Object.hasOwn(tokens, abbreviation));
    const agencies = new Set(currentAgency === undefined ? openAgencies : [currentAgency, ...openAgencies]);
    const searches = (agencies.size > 0 ? [...agencies] : recentAbbreviations.slice(0, 1)).map(
      (agency): Command => ({
        group: 'Riders',
        icon: 'search',
        label: `Find “${term}” in ${agency}`,
        hint: 'All Riders',
        to: buildAgencyPath('riders', agency),
        agency: { abbreviation: agency, id: null },
        prepare: () => void dispatch(searchTermChanged({ list: getRidersListName(agency), term })),
      }),
    );
    if (term.length < FLEET_TERM_MIN_LENGTH) return searches;
    return [
      ...searches,
      {
        group: 'Riders',
        icon: 'globe',
        label: `Find “${term}” in all agencies`,
        hint: 'Fleet',
        to: buildFleetPath({ tab: 'riders', find: 'search' }),
        prepare: () => void dispatch(searchTermChanged({ list: FLEET_RIDERS_LIST, term })),
      },
    ];
  }, [dispatch, currentAgency, tokens, recentAbbreviations, text]);
}
