import { type AgencyLoginState } from '@/session/auth/agencyLoginState';
import { selectOperator } from '@/session/auth/operator';
import { findFormDraft } from '@/session/drafts/loadFormDraft';
import { usePortalSelector, usePortalStore } from '@/session/hooks';
import { FailureAlert } from '@/ui/feedback/FailureAlert';

/**
 * Says that the agency's session has ended on a page, why, and whether typed input is stored (decision 29). If it has not ended
 * there (`endedOn` is null), only the latter.
 */
export function EndedSessionNotice({
  abbreviation,
  returnUrl,
  endedOn,
}: AgencyLoginState & { abbreviation: string }) {
  const isOperatorRejected = usePortalSelector(({ session }) => session.isOperatorRejected);
  // Then nothing outlives the operator's session (decision 128).
  const isLostWithOperator = usePortalSelector(
    ({ session, configuration }) => session.isOperatorRejected && configuration.keepInputMinutes === 0,
  );
  const isSignedOut = usePortalSelector(({ session }) => session.signedOutAgency === abbreviation);
  const isInputLost = usePortalSelector(({ session }) => session.lostInputAgency === abbreviation);
  const { getState } = usePortalStore();
  const { pathname } = new URL(returnUrl, window.location.origin);
  const found = findFormDraft(selectOperator(getState()));
  const draft = found?.path === pathname ? found : null;
  const keptText = `is kept${draft?.hadSecretInput ? ', except the password' : ''}.${isLostWithOperator ? ' A new operator sign-in removes it.' : ''}`;
  if (endedOn === null) return draft && <FailureAlert kind="info" title={`What you typed ${keptText}`} />;
  const lostText = isInputLost ? `What you typed in ${endedOn} was not kept. ` : '';
  const consequence = draft
    ? `What you typed in ${endedOn} ${keptText}`
    : `${lostText}You return to ${endedOn} after signing in${isLostWithOperator ? ` as ${abbreviation}’s administrator` : ''}.`;
  const end = isSignedOut
    ? `You signed out of ${abbreviation}`
    : `The session for ${abbreviation} ended${isOperatorRejected ? ', because your operator sign-in has ended' : ''}`;
  return <FailureAlert kind="info" title={`${end}. ${consequence}`} />;
}
