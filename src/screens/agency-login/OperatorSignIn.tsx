import Button from 'antd/es/button';
import { Link } from 'react-router-dom';
import { buildPath } from '@/domain/paths';
import { CallFailure } from '@/shared/errors/CallFailure';
import { type OperatorSignInState } from './useOperatorSignIn';

/** Offers the sign-in with the operator's account (decision 7). */
export function OperatorSignIn({
  signIn,
  isSigningIn,
  failureTitle,
  failureReason,
  failure,
  isAgencyUnread,
}: OperatorSignInState) {
  return (
    <>
      <p>No password is needed, because you are signed in as an operator.</p>
      {failureTitle !== null && (
        <CallFailure failure={failure} title={failureTitle}>
          {failureReason} {isAgencyUnread && <Link to={buildPath('agencies')}>See all agencies</Link>}
        </CallFailure>
      )}
      <Button type="primary" block loading={isSigningIn} onClick={() => void signIn()}>
        Sign in with my operator account
      </Button>
    </>
  );
}
