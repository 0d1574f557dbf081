import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { psoApi } from '../../api/pso';
import { asFailure, signInText } from '../../domain/failures';
import { type Agency } from '../../domain/entities/agency';
import { agencyPathTo } from '../../domain/paths';
import { usePortalDispatch } from '../../session/hooks';
import { selectAgencyToken } from '../../session/sessionSlice';

type Chosen = Pick<Agency, 'id' | 'abbreviation'>;

/**
 * Opens an agency's dashboard (specification 4): with the admin token at hand, else after signing in to the agency
 * with the operator's token. The agency chosen last is the one that opens, and none does once the screen is left.
 */
export function useOpenAgency() {
  const dispatch = usePortalDispatch();
  const navigate = useNavigate();
  const [opening, setOpening] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);
  useEffect(
    () => () => {
      wanted.current = null;
    },
    [],
  );
  const open = useCallback(
    async ({ id, abbreviation }: Chosen) => {
      // A second click on the same agency is the same decision.
      if (wanted.current === abbreviation) return;
      wanted.current = abbreviation;
      setFailure(null);
      setOpening(abbreviation);
      const isCached = dispatch((_, getState) => selectAgencyToken(getState(), abbreviation) !== null);
      const { error } = isCached
        ? {}
        : await dispatch(
            psoApi.endpoints.signInToAgency.initiate({ abbreviation, agencyId: id }, { track: false }),
          );
      if (wanted.current !== abbreviation) return;
      wanted.current = null;
      setOpening(null);
      if (error) setFailure(signInText(asFailure(error)));
      else await navigate(agencyPathTo('agencyDashboard', abbreviation));
    },
    [dispatch, navigate],
  );
  return { open, opening, failure };
}
