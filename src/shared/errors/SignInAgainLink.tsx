import { createPath, Link, useLocation } from 'react-router-dom';
import { type Failure } from '@/domain/failures';
import { buildAgencyPath } from '@/domain/paths';
import { type AgencyLoginState } from '@/session/auth/loadReturnUrl';
import { selectCall } from '@/session/callsSlice';
import { usePortalSelector } from '@/session/hooks';

/**
 * After a refused call of an agency: its sign-in, where another account may have the right, and which returns to this page.
 * Nothing if the call was the operator's own.
 */
export function SignInAgainLink({ failure: { callId } }: { failure: Failure }) {
  const agency = usePortalSelector((state) => {
    const call = selectCall(state, callId);
    return call?.audience === 'admin' ? call.agency : null;
  });
  const location = useLocation();
  if (agency === null) return null;
  const state: AgencyLoginState = {
    returnUrl: createPath(location),
    endedOn: null,
    pageState: location.state,
  };
  return (
    // Short, so that it has room beside the buttons in a narrow part of a page.
    // The page returns in the place of the sign-in, so it must not stay before it (decision 29).
    <Link replace to={buildAgencyPath('agencyLogin', agency)} state={state} title={`Sign in to ${agency}`}>
      Sign in again
    </Link>
  );
}
