import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { agencyApi } from '@/api/agency';
import { psoApi } from '@/api/pso';
import { type Agency } from '@/domain/entities/agency';
import { asFailure, type Failure, signInText } from '@/domain/failures';
import { agencyPathTo } from '@/domain/paths';
import { type PortalDispatch, usePortalDispatch } from '@/session/hooks';
import { selectAgencyToken } from '@/session/sessionSlice';

/** An agency to be opened; without an id it is looked up, where the sign-in needs it. */
export interface ChosenAgency {
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
  const [opening, setOpening] = useState<string | null>(null);
  const [cause, setCause] = useState<Failure | null>(null);
  const wanted = useRef<string | null>(null);
  useEffect(
    () => () => {
      wanted.current = null;
    },
    [],
  );
  const open = useCallback(
    async (agency: ChosenAgency, go?: () => void) => {
      const { abbreviation } = agency;
      // A second click on the same agency is the same decision.
      if (wanted.current === abbreviation) return;
      wanted.current = abbreviation;
      setCause(null);
      setOpening(abbreviation);
      const isCached = dispatch((_, getState) => selectAgencyToken(getState(), abbreviation) !== null);
      const { error } = isCached ? {} : await dispatch(signInTo(agency));
      if (wanted.current !== abbreviation) return;
      wanted.current = null;
      setOpening(null);
      if (error) setCause(asFailure(error));
      else if (go) go();
      else await navigate(agencyPathTo('agencyDashboard', abbreviation));
    },
    [dispatch, navigate],
  );
  return { open, opening, failure: cause && signInText(cause), cause };
}

/** The operator's sign-in to an agency; by its record where only its abbreviation is known. */
function signInTo({ abbreviation, id }: ChosenAgency) {
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
