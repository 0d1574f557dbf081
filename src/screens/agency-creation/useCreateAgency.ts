import { useCallback, useRef, useState } from 'react';
import { agencyApi } from '@/api/agency';
import { tags } from '@/api/client/tags';
import { type ChangeObject } from '@/domain/change';
import { type NewAgency } from '@/domain/entities/agency';
import { asFailure, type Failure, reasonText } from '@/domain/failures';
import {
  AGENCY_CREATED,
  AGENCY_CREATION_FAILED,
  agencyCreationText,
} from '@/domain/failureTexts/agencyCreation';
import { type CheckResult } from '@/domain/failureTexts/uncertain';
import { inSentences } from '@/lib/inSentences';
import { type PortalDispatch, usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { changeChecked, changeEnded, changeFailed, changeSent } from '@/session/recordChange';
import { useWriteOutcome } from '../common/useWriteOutcome';
import { payloadFailure } from './payloadSchema';
import { wasMadeBy } from './wasMadeBy';

const { createAgency, getAgency } = agencyApi.endpoints;

/** An agency's creation from the decision to its outcome; `onFailure` hears of a failure before it is shown. */
export function useCreateAgency() {
  const dispatch = usePortalDispatch();
  const clockSkewMs = usePortalSelector(({ session }) => session.clockSkewMs);
  const sentAt = useRef(0);
  const [isTaken, setIsTaken] = useState(false);

  const seek = useCallback(
    async (sent: NewAgency): Promise<CheckResult> => {
      const { data, error } = await dispatch(
        getAgency.initiate({ abbreviation: sent.abbreviation }, { forceRefetch: true, subscribe: false }),
      );
      setIsTaken(false);
      if (error) return asFailure(error).status === 404 ? 'notApplied' : 'unknown';
      const isOurs = data ? wasMadeBy(sent, sentAt.current - clockSkewMs, data) : null;
      if (isOurs === null) return 'unknown';
      // It was there before, or it is somebody else's.
      setIsTaken(!isOurs);
      if (!isOurs) return 'notApplied';
      // It may have come after the list was read again.
      dispatch(agencyApi.util.invalidateTags([tags.agencyList()]));
      return 'applied';
    },
    [dispatch, clockSkewMs],
  );

  const look = useCallback(
    async (sent: NewAgency) => {
      const result = await seek(sent);
      dispatch(changeChecked(null, changedAgency(sent), result));
      return result;
    },
    [dispatch, seek],
  );

  const { run, ...outcome } = useWriteOutcome(look);
  const create = useCallback(
    (agency: NewAgency, onFailure: (failure: Failure) => void) =>
      run(agency, async () => {
        sentAt.current = Date.now();
        const failure = payloadFailure(agency) ?? (await sendAgency(dispatch, agency));
        if (failure) onFailure(failure);
        return failure;
      }),
    [run, dispatch],
  );
  /** `isTaken`: a check has found another agency with the abbreviation. */
  return { create, isTaken, ...outcome };
}

async function sendAgency(dispatch: PortalDispatch, agency: NewAgency): Promise<Failure | null> {
  const object = changedAgency(agency);
  const id = dispatch(changeSent({ agency: null, object, before: null, after: JSON.stringify(agency) }));
  const { error } = await dispatch(createAgency.initiate(agency, { track: false }));
  if (!error) {
    dispatch(changeEnded(null, object, 'succeeded', AGENCY_CREATED, { id }));
    return null;
  }
  const failure = asFailure(error);
  const message = inSentences([AGENCY_CREATION_FAILED, agencyCreationText(failure), reasonText(failure)]);
  dispatch(changeFailed(null, object, failure, message, { id }));
  return failure;
}

/** An agency as the record of writes names it. */
function changedAgency({ abbreviation, name }: NewAgency): ChangeObject {
  return { kind: 'agency', abbreviation, name };
}
