import Button from 'antd/es/button';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { agencyApi } from '@/api/agency';
import { type Failure, toFailure } from '@/domain/failures';
import { describeSignInFailure, describeSignInReason } from '@/domain/failureTexts/signIn';
import { buildPath } from '@/domain/paths';
import { usePortalDispatch } from '@/session/hooks';
import { useOpenAgency } from '@/shared/agencies/useOpenAgency';
import { CallFailure } from '@/shared/errors/CallFailure';
import { useExclusiveAction } from '@/ui/hooks/useExclusiveAction';
import { useIsMounted } from '@/ui/hooks/useIsMounted';

interface Props {
  abbreviation: string;
  onSignedIn: () => void;
}

/** Signs in to the agency with the operator's token, as opening it from the list does (decision 7). */
export function OperatorSignIn({ abbreviation, onSignedIn }: Props) {
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
  const lookUpFailureTitle =
    lookUpFailure &&
    (lookUpFailure.status === 404
      ? `There is no agency ${abbreviation}.`
      : describeSignInFailure(lookUpFailure));
  const failureTitle = lookUpFailureTitle ?? openFailureTitle;
  return (
    <>
      <p>No password is needed, because you are signed in as an operator.</p>
      {failureTitle !== null && (
        <CallFailure failure={lookUpFailure ?? openFailure} title={failureTitle}>
          {openFailure && describeSignInReason(openFailure)}
          {lookUpFailureTitle !== null && <Link to={buildPath('agencies')}>See all agencies</Link>}
        </CallFailure>
      )}
      <Button type="primary" block loading={isSigningIn} disabled={isSigningIn} onClick={() => void signIn()}>
        Sign in with my operator account
      </Button>
    </>
  );
}
