import { useMemo } from 'react';
import { buildAgencyPath } from '@/domain/paths';
import { usePortalDispatch } from '@/session/hooks';
import { searchTermChanged } from '@/session/searchTermsSlice';
import { useCurrentRoute } from '../routing/useCurrentRoute';
import { type Command } from './commands';

/**
 * Finds the text among the riders of the page's agency, or of the last one. The text can be personal data, so it goes to
 * the store and not into the address (decision 27). Null before any agency was opened.
 */
export function useRiderSearch(text: string, recentAbbreviations: readonly string[]): Command | null {
  const dispatch = usePortalDispatch();
  const { agency = recentAbbreviations[0] } = useCurrentRoute();
  return useMemo(() => {
    const term = text.trim();
    if (agency === undefined) return null;
    return {
      group: 'Riders',
      label: `Find “${term}” among the riders of ${agency}`,
      to: buildAgencyPath('riders', agency),
      agency: { abbreviation: agency, id: null },
      prepare: () => void dispatch(searchTermChanged({ list: `riders/${agency}`, term })),
    };
  }, [dispatch, agency, text]);
}
