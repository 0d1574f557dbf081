import { useCallback, useState } from 'react';
import { agencyApi } from '@/api/agency';
import { type Failure, toFailure } from '@/domain/failures';
import { describeAgencyOpenFailure } from '@/domain/failureTexts/agencyOpen';
import { usePortalDispatch } from '@/session/hooks';
import { useOpenAgency } from '@/shared/agencies/useOpenAgency';
import { useExclusiveAction } from '@/ui/hooks/useExclusiveAction';
import { useIsMounted } from '@/ui/hooks/useIsMounted';

export interface OperatorSignInState {
  signIn: () => Promise<unknown>;
  isSigningIn: boolean;
  /** Of the last try; null without one. */
  failureTitle: string | null;
  /** Why the agency could not be read. */
  lookUpFailure: Failure | null;
  /** Why the agency has given no token. */
  openFailure: Failure | null;
}

/** Signs in to the agency with the operator's token, as opening it from the list does (decision 7). */
export function useOperatorSignIn(abbreviation: string, onSignedIn: () => void): OperatorSignInState {
  const dispatch = usePortalDispatch();
  const { openAgency, failureTitle: openFailureTitle, failure: openFailure } = useOpenAgency();
  const isMounted = useIsMounted();
  const [lookUpFailure, setLookUpFailure] = useState<Failure | null>(null);
  const [signIn, isSigningIn] = useExclusiveAction(
    useCallback(async () => {
      setLookUpFailure(null);
      // The token request needs the agency's id, which is not in the URL.
      const { data, error } = await dispatch(
        agencyApi.endpoints.getAgency.initiate({ abbreviation }, { subscribe: false }),
      );
      if (!isMounted()) return;
      if (data) await openAgency(data, onSignedIn);
      else setLookUpFailure(toFailure(error));
    }, [abbreviation, dispatch, isMounted, onSignedIn, openAgency]),
  );
  const lookUpFailureTitle = lookUpFailure && describeAgencyOpenFailure(lookUpFailure, abbreviation);
  return {
    signIn,
    isSigningIn,
    failureTitle: lookUpFailureTitle ?? openFailureTitle,
    lookUpFailure,
    openFailure,
  };
}
