import { useCallback, useRef, useState } from 'react';
import { agencyApi } from '@/api/agency';
import { tags } from '@/api/client/tags';
import { type ChangeObject } from '@/domain/change';
import { type NewAgency } from '@/domain/entities/agency';
import { toFailure, type Failure, describeFailure } from '@/domain/failures';
import {
  AGENCY_CREATED_TITLE,
  AGENCY_CREATION_FAILED_TITLE,
  describeAgencyCreationFailure,
} from '@/domain/failureTexts/agencyCreation';
import { type VerifyResult } from '@/domain/failureTexts/unknownOutcome';
import { joinSentences } from '@/lib/joinSentences';
import { type PortalDispatch, usePortalDispatch, usePortalSelector } from '@/session/hooks';
import {
  recordVerification,
  recordWriteFinished,
  recordWriteFailed,
  recordWriteStarted,
} from '@/session/journalThunks';
import { useWriteOutcome } from '../common/useWriteOutcome';
import { validatePayload } from './validatePayload';
import { isSameAgency } from './isSameAgency';

const { createAgency, getAgency } = agencyApi.endpoints;

/** An agency's creation from the decision to its outcome; `onFailure` hears of a failure before it is shown. */
export function useCreateAgency() {
  const dispatch = usePortalDispatch();
  const clockSkewMs = usePortalSelector(({ session }) => session.clockSkewMs);
  const sentAtRef = useRef(0);
  const [isAbbreviationTaken, setIsTaken] = useState(false);

  const findCreatedAgency = useCallback(
    async (sent: NewAgency): Promise<VerifyResult> => {
      const { data, error } = await dispatch(
        getAgency.initiate({ abbreviation: sent.abbreviation }, { forceRefetch: true, subscribe: false }),
      );
      setIsTaken(false);
      if (error) return toFailure(error).status === 404 ? 'notApplied' : 'unknown';
      const isCreatedAgency = data ? isSameAgency(sent, sentAtRef.current - clockSkewMs, data) : null;
      if (isCreatedAgency === null) return 'unknown';
      // It was there before, or it is somebody else's.
      setIsTaken(!isCreatedAgency);
      if (!isCreatedAgency) return 'notApplied';
      // It may have come after the list was read again.
      dispatch(agencyApi.util.invalidateTags([tags.agencyList()]));
      return 'applied';
    },
    [dispatch, clockSkewMs],
  );

  const verifyWrite = useCallback(
    async (sent: NewAgency) => {
      const result = await findCreatedAgency(sent);
      dispatch(recordVerification(null, toChangeObject(sent), result));
      return result;
    },
    [dispatch, findCreatedAgency],
  );

  const { run, ...outcome } = useWriteOutcome(verifyWrite);
  const create = useCallback(
    (agency: NewAgency, onFailure: (failure: Failure) => void) =>
      run(agency, async () => {
        sentAtRef.current = Date.now();
        const failure = validatePayload(agency) ?? (await sendAgency(dispatch, agency));
        if (failure) onFailure(failure);
        return failure;
      }),
    [run, dispatch],
  );
  /** `isTaken`: a check has found another agency with the abbreviation. */
  return { create, isAbbreviationTaken, ...outcome };
}

async function sendAgency(dispatch: PortalDispatch, agency: NewAgency): Promise<Failure | null> {
  const changeObject = toChangeObject(agency);
  const id = dispatch(
    recordWriteStarted({ agency: null, object: changeObject, before: null, after: JSON.stringify(agency) }),
  );
  const { error } = await dispatch(createAgency.initiate(agency, { track: false }));
  if (!error) {
    dispatch(recordWriteFinished(null, changeObject, 'succeeded', AGENCY_CREATED_TITLE, { id }));
    return null;
  }
  const failure = toFailure(error);
  const message = joinSentences([
    AGENCY_CREATION_FAILED_TITLE,
    describeAgencyCreationFailure(failure),
    describeFailure(failure),
  ]);
  dispatch(recordWriteFailed(null, changeObject, failure, message, { id }));
  return failure;
}

/** An agency as the record of writes names it. */
function toChangeObject({ abbreviation, name }: NewAgency): ChangeObject {
  return { kind: 'agency', abbreviation, name };
}
