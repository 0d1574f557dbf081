import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { agencyApi } from '@/api/agency';
import { psoApi } from '@/api/pso';
import { type Agency } from '@/domain/entities/agency';
import { toFailure, type Failure, describeSignInFailure } from '@/domain/failures';
import { buildAgencyPath } from '@/domain/paths';
import { type PortalDispatch, usePortalDispatch } from '@/session/hooks';
import { selectAgencyToken } from '@/session/sessionSlice';

/** An agency to be opened; without an id it is looked up, where the sign-in needs it. */
export interface AgencyToOpen {
  abbreviation: string;
  id: Agency['id'] | null;
}

/**
 * Opens an agency's dashboard (specification 4): with the admin token at hand, else after signing in to the agency
 * with the operator's token. The agency chosen last is the one that opens, and none does once the screen is left.
 * `go` goes elsewhere than to the dashboard.
 */
export function useOpenAgency() {
  const dispatch = usePortalDispatch();
  const navigate = useNavigate();
  const [openingAgency, setOpeningAgency] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const pendingAgencyRef = useRef<string | null>(null);
  useEffect(
    () => () => {
      pendingAgencyRef.current = null;
    },
    [],
  );
  const open = useCallback(
    async (agency: AgencyToOpen, onOpened?: () => void) => {
      const { abbreviation } = agency;
      // A second click on the same agency is the same decision.
      if (pendingAgencyRef.current === abbreviation) return;
      pendingAgencyRef.current = abbreviation;
      setFailure(null);
      setOpeningAgency(abbreviation);
      const isCached = dispatch((_, getState) => selectAgencyToken(getState(), abbreviation) !== null);
      const { error } = isCached ? {} : await dispatch(signInToAgency(agency));
      if (pendingAgencyRef.current !== abbreviation) return;
      pendingAgencyRef.current = null;
      setOpeningAgency(null);
      if (error) setFailure(toFailure(error));
      else if (onOpened) onOpened();
      else await navigate(buildAgencyPath('agencyDashboard', abbreviation));
    },
    [dispatch, navigate],
  );
  return { open, openingAgency, failureTitle: failure && describeSignInFailure(failure), failure };
}

/** The operator's sign-in to an agency; by its record where only its abbreviation is known. */
function signInToAgency({ abbreviation, id }: AgencyToOpen) {
  return async (dispatch: PortalDispatch): Promise<{ error?: unknown }> => {
    const { getAgency } = agencyApi.endpoints;
    const { data, error } =
      id === null
        ? await dispatch(getAgency.initiate({ abbreviation }, { subscribe: false }))
        : { data: { id }, error: undefined };
    if (!data) return { error };
    const agencyId = data.id;
    return dispatch(psoApi.endpoints.signInToAgency.initiate({ abbreviation, agencyId }, { track: false }));
  };
}
