import Button from 'antd/es/button';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { agencyApi } from '@/api/agency';
import { asFailure, type Failure, signInText } from '@/domain/failures';
import { pathTo } from '@/domain/paths';
import { usePortalDispatch } from '@/session/hooks';
import { useIsMounted } from '@/ui/useIsMounted';
import { useSingleFlight } from '@/ui/useSingleFlight';
import { CallFailure } from '../common/CallFailure';
import { useOpenAgency } from '../common/useOpenAgency';

/** Signs in to the agency with the operator's token: the same as opening it from the list (decision 7). */
export function OperatorSignIn({ abbreviation }: { abbreviation: string }) {
  const dispatch = usePortalDispatch();
  const { open, failure: openFailure, cause } = useOpenAgency();
  const isMounted = useIsMounted();
  const [lookUp, setLookUp] = useState<Failure | null>(null);
  const [signIn, isSigningIn] = useSingleFlight(
    useCallback(async () => {
      setLookUp(null);
      // The token is asked for by the agency's id, which the address doesn't have.
      const { data, error } = await dispatch(
        agencyApi.endpoints.getAgency.initiate({ abbreviation }, { subscribe: false }),
      );
      if (!isMounted()) return;
      if (data) await open(data);
      else setLookUp(asFailure(error));
    }, [abbreviation, dispatch, isMounted, open]),
  );
  const lookUpFailure =
    lookUp && (lookUp.status === 404 ? `There is no agency ${abbreviation}.` : signInText(lookUp));
  const failure = lookUpFailure ?? openFailure;
  return (
    <>
      <p>No password is needed: the platform knows who you are.</p>
      {failure !== null && (
        <CallFailure failure={lookUp ?? cause} title={failure}>
          {lookUpFailure !== null && <Link to={pathTo('agencies')}>See all agencies</Link>}
        </CallFailure>
      )}
      <Button type="primary" block loading={isSigningIn} disabled={isSigningIn} onClick={() => void signIn()}>
        Sign in with my operator account
      </Button>
    </>
  );
}
