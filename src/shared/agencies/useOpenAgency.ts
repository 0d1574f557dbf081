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
 * screen is unmounted.
 */
export function useOpenAgency() {
  const { dispatch, getState } = usePortalStore();
  const navigate = useNavigate();
  const [openingAgency, setOpeningAgency] = useState<string | null>(null);
  const [failed, setFailed] = useState<FailedOpening | null>(null);
  const pendingAgencyRef = useRef<string | null>(null);
  const onOpenedRef = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      pendingAgencyRef.current = null;
    },
    [],
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
      setOpeningAgency(abbreviation);
      // Reads the current state, which may be newer than that of the last render.
      const token = selectAgencyToken(getState(), abbreviation);
      const isSignedIn = token !== null && token !== refusedToken;
      if (!isSignedIn && !onOpened) dispatch(preloadScreen('agencyDashboard'));
      const { error, isAgencyMissing = false } = isSignedIn ? {} : await dispatch(signInToAgency(agency));
      if (pendingAgencyRef.current !== abbreviation) return;
      pendingAgencyRef.current = null;
      setOpeningAgency(null);
      if (error) setFailed({ abbreviation, failure: toFailure(error), isAgencyMissing });
      else if (onOpenedRef.current) onOpenedRef.current();
      else await navigate(buildAgencyPath('agencyDashboard', abbreviation));
    },
    [dispatch, getState, navigate],
  );
  return {
    openAgency,
    openingAgency,
    /** For a status; null when none is opening. */
    openingText: openingAgency === null ? null : `Opening ${openingAgency}…`,
    failureTitle: failed && describeSignInFailure(failed.failure),
    failureReason: failed && describeAgencyOpenReason(failed),
    failure: failed?.failure ?? null,
    isAgencyMissing: failed?.isAgencyMissing === true,
  };
}
