import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { selectAgencyToken, selectRegion } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { agencyVisited } from '@/session/preferences/shellActions';
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
    if (visitedAgency) dispatch(agencyVisited({ region, agency: visitedAgency }));
  }, [dispatch, region, visitedAgency]);
  useEffect(() => {
    if (isOpen) dispatch(pageVisited(pathname));
  }, [dispatch, isOpen, pathname]);
}
