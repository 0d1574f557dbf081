import { useCallback } from 'react';
import { agencyApi } from '../../api/agency';
import { type NewAgency } from '../../domain/entities/agency';
import { type CheckResult } from '../../domain/failureTexts/uncertain';
import { asFailure, type Failure } from '../../domain/failures';
import { usePortalDispatch } from '../../session/hooks';
import { useWriteOutcome } from '../common/useWriteOutcome';

const { createAgency, getAgency } = agencyApi.endpoints;

/** An agency's creation from the decision to its outcome; `onRefused` hears of each failure before it is shown. */
export function useCreateAgency(onRefused: (failure: Failure) => void) {
  const dispatch = usePortalDispatch();

  const look = useCallback(
    async (sent: NewAgency): Promise<CheckResult> => {
      const { data, error } = await dispatch(
        getAgency.initiate({ abbreviation: sent.abbreviation }, { forceRefetch: true, subscribe: false }),
      );
      if (error) return asFailure(error).status === 404 ? 'notApplied' : 'unknown';
      if (data?.name !== sent.name) return 'notApplied';
      // The write may have landed after the list was read again.
      dispatch(agencyApi.util.invalidateTags([{ type: 'AgencyList' }]));
      return 'applied';
    },
    [dispatch],
  );

  const { run, ...outcome } = useWriteOutcome(look);
  const create = useCallback(
    (agency: NewAgency) =>
      run(agency, async () => {
        const { error } = await dispatch(createAgency.initiate(agency, { track: false }));
        if (!error) return null;
        const failure = asFailure(error);
        onRefused(failure);
        return failure;
      }),
    [run, dispatch, onRefused],
  );
  return { create, ...outcome };
}
