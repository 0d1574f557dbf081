import Button from 'antd/es/button';
import { Link } from 'react-router-dom';
import { type Failure } from '@/domain/failures';
import { buildPath } from '@/domain/paths';
import { usePortalSelector } from '@/session/hooks';
import { RejectedOperator } from '@/shared/agencies/RejectedOperator';
import { CallFailure } from '@/shared/errors/CallFailure';

interface Props {
  /** Of the last try; null if it has not failed. */
  failureTitle: string | null;
  failureReason: string | null;
  failure: Failure | null;
  isAgencyMissing: boolean;
  isSigningIn: boolean;
  onSignIn: () => void;
}

/** Offers the sign-in with the operator's account (decision 7), or a new one of the operator. */
export function OperatorSignIn(props: Props) {
  const { failureTitle, failureReason, failure, isAgencyMissing, isSigningIn, onSignIn } = props;
  const isOperatorRejected = usePortalSelector(({ session }) => session.isOperatorRejected);
  const alert = failureTitle !== null && (
    <CallFailure failure={failure} title={failureTitle}>
      {failureReason} {isAgencyMissing && <Link to={buildPath('agencies')}>See all agencies</Link>}
    </CallFailure>
  );
  if (isOperatorRejected)
    return (
      <>
        {alert}
        <RejectedOperator />
      </>
    );
  return (
    <>
      <p>No password is needed, because you are signed in as an operator.</p>
      {alert}
      <Button type="primary" block loading={isSigningIn} onClick={onSignIn}>
        Sign in with my operator account
      </Button>
    </>
  );
}
