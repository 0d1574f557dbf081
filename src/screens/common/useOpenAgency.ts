import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { psoApi } from '../../api/pso';
import { asFailure, signInText } from '../../domain/failures';
import { type Agency } from '../../domain/entities/agency';
import { agencyPathTo } from '../../domain/paths';
import { usePortalDispatch } from '../../session/hooks';
import { selectAgencyToken } from '../../session/sessionSlice';
import { useSingleFlight } from '../../ui/useSingleFlight';

/**
 * Opens an agency's dashboard (specification 4): with the admin token at hand, else after signing in to the agency
 * with the operator's token.
 */
export function useOpenAgency() {
  const dispatch = usePortalDispatch();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const [open, isOpening] = useSingleFlight(
    useCallback(
      async ({ id, abbreviation }: Pick<Agency, 'id' | 'abbreviation'>) => {
        setFailure(null);
        const isCached = dispatch((_, getState) => selectAgencyToken(getState(), abbreviation) !== null);
        if (!isCached) {
          const { error } = await dispatch(
            psoApi.endpoints.signInToAgency.initiate({ abbreviation, agencyId: id }, { track: false }),
          );
          if (error) {
            setFailure(signInText(asFailure(error)));
            return;
          }
        }
        await navigate(agencyPathTo('agencyDashboard', abbreviation));
      },
      [dispatch, navigate],
    ),
  );
  return { open, isOpening, failure };
}
