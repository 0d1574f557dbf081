import { type AgencyLoginState } from '@/session/auth/loadReturnUrl';
import { selectOperator } from '@/session/auth/operator';
import { describeFormDraft } from '@/session/drafts/loadFormDraft';
import { usePortalSelector, usePortalStore } from '@/session/hooks';
import { FailureAlert } from '@/ui/feedback/FailureAlert';

/** Says that the agency's session has ended during work, why, and whether typed input is stored (decision 29). */
export function EndedSessionNotice({
  abbreviation,
  returnUrl,
  endedOn,
}: AgencyLoginState & { abbreviation: string }) {
  const isOperatorRejected = usePortalSelector(({ session }) => session.isOperatorRejected);
  const { getState } = usePortalStore();
  if (endedOn === null) return null;
  const { pathname } = new URL(returnUrl, window.location.origin);
  const draft = describeFormDraft(selectOperator(getState()), pathname);
  const consequence = draft
    ? `What you typed in ${endedOn} is kept${draft.hadSecretInput ? ', except the password' : ''}.`
    : `You return to ${endedOn} after signing in.`;
  const end = isOperatorRejected ? 'ended, because your operator sign-in has ended' : 'ended';
  return <FailureAlert kind="info" title={`The session for ${abbreviation} ${end}. ${consequence}`} />;
}
