import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { selectAgencyToken } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { pageVisited, recentPagesSlice } from '@/session/recentPagesSlice';
import { rootReducer } from '@/session/rootReducer';
import { useCurrentRoute } from '../routing/useCurrentRoute';

rootReducer.inject(recentPagesSlice);

/** Keeps the pages that were opened for the command palette, without those that lead to a sign-in. */
export function useRecordVisits(): void {
  const dispatch = usePortalDispatch();
  const { pathname } = useLocation();
  const { route, agency = '' } = useCurrentRoute();
  const hasAgencyToken = usePortalSelector((state) => selectAgencyToken(state, agency) !== null);
  const isOpen = route?.access === 'operator' || (route?.access === 'admin' && hasAgencyToken);
  useEffect(() => {
    if (isOpen) dispatch(pageVisited(pathname));
  }, [dispatch, isOpen, pathname]);
}
