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
} from '@/session/journal/journalThunks';
import { useWriteOutcome } from '@/shared/writes/useWriteOutcome';
import { isSameAgency } from './isSameAgency';
import { validatePayload } from './validatePayload';

const { createAgency, getAgency } = agencyApi.endpoints;

/** The journal's `agency` of a change that is not made within an agency. */
const NO_AGENCY = null;

/** Creates an agency and tracks the outcome. `onFailure` is called before the failure dialog opens. */
export function useCreateAgency() {
  const dispatch = usePortalDispatch();
  const clockSkewMs = usePortalSelector(({ session }) => session.clockSkewMs);
  /** By this computer's clock, in milliseconds since 1970. Minus `clockSkewMs` it is the platform's time. */
  const sentAtRef = useRef(0);
  /** Whether 'Check now' has found another agency with the abbreviation. */
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
      dispatch(recordVerification(NO_AGENCY, toChangeObject(sentAgency), result));
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
  return { create, isAbbreviationTaken, ...outcome };
}

async function sendAgency(dispatch: PortalDispatch, agency: NewAgency): Promise<Failure | null> {
  const changeObject = toChangeObject(agency);
  const changeId = dispatch(
    recordWriteStarted({
      agency: NO_AGENCY,
      object: changeObject,
      before: null,
      after: JSON.stringify(agency),
    }),
  );
  const { error } = await dispatch(createAgency.initiate(agency, { track: false }));
  if (!error) {
    dispatch(
      recordWriteFinished(NO_AGENCY, changeObject, 'succeeded', AGENCY_CREATED_TITLE, { id: changeId }),
    );
    return null;
  }
  const failure = toFailure(error);
  const message = joinSentences([
    AGENCY_CREATION_FAILED_TITLE,
    describeAgencyCreationFailure(failure),
    describeFailure(failure),
  ]);
  dispatch(recordWriteFailed(NO_AGENCY, changeObject, failure, message, { id: changeId }));
  return failure;
}

/** Identifies the agency in the change journal. */
function toChangeObject({ abbreviation, name }: NewAgency): ChangeObject {
  return { kind: 'agency', abbreviation, name };
}
