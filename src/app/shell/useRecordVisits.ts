import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { selectAgencyToken, selectRegion } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { type agencyVisited } from '@/session/preferences/preferencesSlice';
import { pageVisited, recentPagesSlice } from '@/session/recentPagesSlice';
import { rootReducer } from '@/session/rootReducer';
import { useCurrentRoute } from '../routing/useCurrentRoute';

rootReducer.inject(recentPagesSlice);

/** Keeps the pages and agencies that were opened, without those that lead to a sign-in; palette and switcher list them. */
export function useRecordVisits(): void {
  const dispatch = usePortalDispatch();
  const { pathname } = useLocation();
  const { route, agency = '' } = useCurrentRoute();
  const hasAgencyToken = usePortalSelector((state) => selectAgencyToken(state, agency) !== null);
  const isOpen = route?.access === 'operator' || (route?.access === 'admin' && hasAgencyToken);
  const region = usePortalSelector(selectRegion);
  const visitedAgency = isOpen ? agency : '';
  useEffect(() => {
    if (!visitedAgency) return;
    // A literal action, because importing its action creator would add the preferences' code to this chunk.
    dispatch({
      type: 'preferences/agencyVisited',
      payload: { region, abbreviation: visitedAgency },
    } satisfies ReturnType<typeof agencyVisited>);
  }, [dispatch, region, visitedAgency]);
  useEffect(() => {
    if (isOpen) dispatch(pageVisited(pathname));
  }, [dispatch, isOpen, pathname]);
}
