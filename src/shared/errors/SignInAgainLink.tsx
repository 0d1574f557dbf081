import { type MouseEvent } from 'react';
import { createPath, Link, useLocation, useNavigate } from 'react-router-dom';
import { type Failure } from '@/domain/failures';
import { buildAgencyPath } from '@/domain/paths';
import { type AgencyLoginState } from '@/session/auth/agencyLoginState';
import { selectOperator } from '@/session/auth/operator';
import { selectCall } from '@/session/callsSlice';
import { saveFormDraft } from '@/session/drafts/formDrafts';
import { usePortalSelector, usePortalStore } from '@/session/hooks';
import { isPlainClick } from '@/ui/navigation/isPlainClick';
import { INPUT_KEPT } from '@/ui/overlay/leavePromptSwitch';

/**
 * After a refused call of an agency: its sign-in, where another account may have the right, and which returns to this page.
 * An open form becomes a draft, which this page restores; the leave prompt asks only if it cannot be stored. Nothing if the
 * call was the operator's own.
 */
export function SignInAgainLink({ failure: { callId } }: { failure: Failure }) {
  const agency = usePortalSelector((state) => {
    const call = selectCall(state, callId);
    return call?.audience === 'admin' ? call.agency : null;
  });
  const location = useLocation();
  const navigate = useNavigate();
  const { getState } = usePortalStore();
  if (agency === null) return null;
  const state: AgencyLoginState = {
    returnUrl: createPath(location),
    endedOn: null,
    pageState: location.state,
  };
  const to = buildAgencyPath('agencyLogin', agency);
  const keepInput = (event: MouseEvent) => {
    // The form itself knows whether what it has sent may have been applied.
    if (!isPlainClick(event) || !saveFormDraft(selectOperator(getState()), false, null)) return;
    event.preventDefault();
    void navigate(to, { replace: true, state: { ...state, ...INPUT_KEPT } });
  };
  return (
    // Short, so that it has room beside the buttons in a narrow part of a page.
    // The page returns in the place of the sign-in, so it must not stay before it (decision 29).
    <Link replace to={to} state={state} title={`Sign in to ${agency}`} onClick={keepInput}>
      Sign in again
    </Link>
  );
}
