import { useCallback } from 'react';
import { agencyApi } from '../../api/agency';
import { tags } from '../../api/client/tags';
import { type NewAgency } from '../../domain/entities/agency';
import { type CheckResult } from '../../domain/failureTexts/uncertain';
import { asFailure, type Failure } from '../../domain/failures';
import { usePortalDispatch, type PortalDispatch } from '../../session/hooks';
import { useWriteOutcome } from '../common/useWriteOutcome';
import { payloadFailure } from './payloadSchema';

const { createAgency, getAgency } = agencyApi.endpoints;

/** An agency's creation from the decision to its outcome; `onFailure` hears of a failure before it is shown. */
export function useCreateAgency() {
  const dispatch = usePortalDispatch();

  const look = useCallback(
    async (sent: NewAgency): Promise<CheckResult> => {
      const { data, error } = await dispatch(
        getAgency.initiate({ abbreviation: sent.abbreviation }, { forceRefetch: true, subscribe: false }),
      );
      if (error) return asFailure(error).status === 404 ? 'notApplied' : 'unknown';
      // Under another name it is somebody else's agency.
      if (data?.name !== sent.name) return 'notApplied';
      // It may have come after the list was read again.
      dispatch(agencyApi.util.invalidateTags([tags.agencyList()]));
      return 'applied';
    },
    [dispatch],
  );

  const { run, ...outcome } = useWriteOutcome(look);
  const create = useCallback(
    (agency: NewAgency, onFailure: (failure: Failure) => void) =>
      run(agency, async () => {
        const failure = payloadFailure(agency) ?? (await sendAgency(dispatch, agency));
        if (failure) onFailure(failure);
        return failure;
      }),
    [run, dispatch],
  );
  return { create, ...outcome };
}

async function sendAgency(dispatch: PortalDispatch, agency: NewAgency): Promise<Failure | null> {
  const { error } = await dispatch(createAgency.initiate(agency, { track: false }));
  return error ? asFailure(error) : null;
}
