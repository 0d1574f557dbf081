import { useCallback, useRef, useState } from 'react';
import { agencyApi } from '@/api/agency';
import { tags } from '@/api/client/tags';
import { type ChangeObject } from '@/domain/change';
import { type NewAgency } from '@/domain/entities/agency';
import { describeFailure, type Failure, toFailure } from '@/domain/failures';
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
  recordWriteFailed,
  recordWriteFinished,
  recordWriteStarted,
} from '@/session/journalThunks';
import { useWriteOutcome } from '../common/useWriteOutcome';
import { isSameAgency } from './isSameAgency';
import { validatePayload } from './validatePayload';

const { createAgency, getAgency } = agencyApi.endpoints;

/** Creates an agency and tracks the outcome. `create` calls its `onFailure` before the failure dialog opens. */
export function useCreateAgency() {
  const dispatch = usePortalDispatch();
  const clockSkewMs = usePortalSelector(({ session }) => session.clockSkewMs);
  const sentAtRef = useRef(0);
  const [isAbbreviationTaken, setIsAbbreviationTaken] = useState(false);

  const lookUpCreatedAgency = useCallback(
    async (sentAgency: NewAgency): Promise<VerifyResult> => {
      const { data, error } = await dispatch(
        getAgency.initiate(
          { abbreviation: sentAgency.abbreviation },
          { forceRefetch: true, subscribe: false },
        ),
      );
      setIsAbbreviationTaken(false);
      if (error) return toFailure(error).status === 404 ? 'notApplied' : 'unknown';
      const isCreatedAgency = data ? isSameAgency(sentAgency, sentAtRef.current - clockSkewMs, data) : null;
      if (isCreatedAgency === null) return 'unknown';
      // Another agency has the abbreviation.
      setIsAbbreviationTaken(!isCreatedAgency);
      if (!isCreatedAgency) return 'notApplied';
      // The list may have been refetched before the agency was created.
      dispatch(agencyApi.util.invalidateTags([tags.agencyList()]));
      return 'applied';
    },
    [dispatch, clockSkewMs],
  );

  const verifyWrite = useCallback(
    async (sentAgency: NewAgency) => {
      const result = await lookUpCreatedAgency(sentAgency);
      dispatch(recordVerification(null, toChangeObject(sentAgency), result));
      return result;
    },
    [dispatch, lookUpCreatedAgency],
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
  /** `isAbbreviationTaken`: verifying has found another agency with the abbreviation. */
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

/** Identifies the agency in the change journal. */
function toChangeObject({ abbreviation, name }: NewAgency): ChangeObject {
  return { kind: 'agency', abbreviation, name };
}
