import { useCallback, useState } from 'react';
import { type Failure, toFailure } from '@/domain/failures';
import { describeAgencyOpenReason } from '@/domain/failureTexts/agencyOpen';
import { describeSignInFailure } from '@/domain/failureTexts/signIn';
import { usePortalDispatch } from '@/session/hooks';
import { lookUpAgency } from '@/shared/agencies/signInToAgency';
import { useOpenAgency } from '@/shared/agencies/useOpenAgency';
import { useExclusiveAction } from '@/ui/hooks/useExclusiveAction';
import { useIsMounted } from '@/ui/hooks/useIsMounted';

export interface OperatorSignInState {
  signIn: () => Promise<unknown>;
  isSigningIn: boolean;
  /** Of the last try; null if it has not failed. */
  failureTitle: string | null;
  failureReason: string | null;
  failure: Failure | null;
  /** Whether the agency could not be read, so that it may not exist. */
  isAgencyUnread: boolean;
}

/** Signs in to the agency with the operator's token, as opening it from the list does (decision 7). */
export function useOperatorSignIn(abbreviation: string, onSignedIn: () => void): OperatorSignInState {
  const dispatch = usePortalDispatch();
  const { openAgency, failureTitle, failureReason, failure } = useOpenAgency();
  const isMounted = useIsMounted();
  const [lookUpFailure, setLookUpFailure] = useState<Failure | null>(null);
  const [signIn, isSigningIn] = useExclusiveAction(
    useCallback(async () => {
      setLookUpFailure(null);
      // The token request needs the agency's id, which is not in the URL.
      const { data, error } = await dispatch(lookUpAgency(abbreviation));
      if (!isMounted()) return;
      if (data) await openAgency(data, onSignedIn);
      else setLookUpFailure(toFailure(error));
    }, [abbreviation, dispatch, isMounted, onSignedIn, openAgency]),
  );
  const shownFailure = lookUpFailure
    ? {
        failureTitle: describeSignInFailure(lookUpFailure),
        failureReason: describeAgencyOpenReason(lookUpFailure, { abbreviation, id: null }),
        failure: lookUpFailure,
      }
    : { failureTitle, failureReason, failure };
  return { signIn, isSigningIn, ...shownFailure, isAgencyUnread: lookUpFailure !== null };
}
