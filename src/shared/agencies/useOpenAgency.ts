import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toFailure } from '@/domain/failures';
import { describeAgencyOpenReason, type FailedOpening } from '@/domain/failureTexts/agencyOpen';
import { describeSignInFailure } from '@/domain/failureTexts/signIn';
import { buildAgencyPath } from '@/domain/paths';
import { selectAgencyToken } from '@/session/auth/sessionSlice';
import { usePortalStore } from '@/session/hooks';
import { preloadScreen } from '@/session/preloadScreen';
import { type AgencyToOpen, signInToAgency } from './signInToAgency';

/**
 * Opens an agency's dashboard (section 4 of the specification), or calls `onOpened` instead. It signs in to the
 * agency first if there is no token of it, or only `refusedToken`. Only the choice that was made last opens, and none after the
 * screen is unmounted. `initialFailure`: of a try that has led to this screen.
 */
export function useOpenAgency(initialFailure: FailedOpening | null = null) {
  const { dispatch, getState } = usePortalStore();
  const navigate = useNavigate();
  const [openingAgency, setOpeningAgency] = useState<string | null>(null);
  const [openingTabs, setOpeningTabs] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState(initialFailure);
  const pendingAgencyRef = useRef<string | null>(null);
  const onOpenedRef = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      pendingAgencyRef.current = null;
    },
    [],
  );
  const pendingTabsRef = useRef(new Set<string>());
  const signIn = useCallback(
    async (agency: AgencyToOpen): Promise<FailedOpening | null> => {
      const { error, isAgencyMissing = false } = await dispatch(signInToAgency(agency));
      const { abbreviation } = agency;
      return error ? { abbreviation, failure: toFailure(error), isAgencyMissing } : null;
    },
    [dispatch],
  );
  const openAgency = useCallback(
    async (agency: AgencyToOpen, onOpened?: () => void, refusedToken: string | null = null) => {
      const { abbreviation } = agency;
      // The last choice may be another page of the agency that is opening.
      onOpenedRef.current = onOpened;
      // A double click must not sign in twice.
      if (pendingAgencyRef.current === abbreviation) return;
      pendingAgencyRef.current = abbreviation;
      setFailed(null);
      // Reads the current state, which may be newer than that of the last render.
      const token = selectAgencyToken(getState(), abbreviation);
      const isSignedIn = token !== null && token !== refusedToken;
      setOpeningAgency(isSignedIn ? null : abbreviation);
      if (!isSignedIn && !onOpened) dispatch(preloadScreen('agencyDashboard'));
      const failure = isSignedIn ? null : await signIn(agency);
      // Another agency can have been chosen meanwhile.
      if (pendingAgencyRef.current !== abbreviation) return;
      pendingAgencyRef.current = null;
      setOpeningAgency(null);
      if (failure) setFailed(failure);
      else if (onOpenedRef.current) onOpenedRef.current();
      else await navigate(buildAgencyPath('agencyDashboard', abbreviation));
    },
    [dispatch, getState, navigate, signIn],
  );
  /**
   * Calls `openTab` once there is a token of the agency. Each choice opens its own tab, also after a later one and after the
   * screen is unmounted. Resolves to whether the tab was opened.
   */
  const openAgencyTab = useCallback(
    async (agency: AgencyToOpen, openTab: () => boolean): Promise<boolean> => {
      const { abbreviation } = agency;
      const pendingTabs = pendingTabsRef.current;
      // A double click must not sign in twice.
      if (pendingTabs.has(abbreviation)) return false;
      const hasToken = () => selectAgencyToken(getState(), abbreviation) !== null;
      setFailed(null);
      if (!hasToken()) {
        pendingTabs.add(abbreviation);
        setOpeningTabs([...pendingTabs]);
        const failure = await signIn(agency);
        pendingTabs.delete(abbreviation);
        setOpeningTabs([...pendingTabs]);
        if (failure) setFailed(failure);
      }
      // There is none either when the session has ended meanwhile.
      return hasToken() && openTab();
    },
    [getState, signIn],
  );
  const shownAgency = openingAgency ?? openingTabs.at(-1) ?? null;
  return {
    openAgency,
    openAgencyTab,
    openingAgency,
    /** For a status; null when none is opening. */
    openingText: shownAgency === null ? null : `Opening ${shownAgency}…`,
    failureTitle: failed && describeSignInFailure(failed.failure),
    failureReason: failed && describeAgencyOpenReason(failed),
    failure: failed?.failure ?? null,
    isAgencyMissing: failed?.isAgencyMissing === true,
  };
}
