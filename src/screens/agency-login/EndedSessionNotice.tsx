import { type AgencyLoginState } from '@/session/auth/loadReturnUrl';
import { parseOperatorToken } from '@/session/auth/parseOperatorToken';
import { selectPsoToken, selectRegion } from '@/session/auth/sessionSlice';
import { describeFormDraft } from '@/session/drafts/loadFormDraft';
import { usePortalSelector } from '@/session/hooks';
import { FailureAlert } from '@/ui/feedback/FailureAlert';

/** Says that the agency's session has ended during work, and whether typed input is stored (decision 29). */
export function EndedSessionNotice({
  abbreviation,
  returnUrl,
  endedOn,
}: AgencyLoginState & { abbreviation: string }) {
  const region = usePortalSelector(selectRegion);
  const { subject } = parseOperatorToken(usePortalSelector(selectPsoToken));
  if (endedOn === null) return null;
  const { pathname } = new URL(returnUrl, window.location.origin);
  const draft = describeFormDraft({ region, subject }, pathname);
  const consequence = draft
    ? `What you typed in ${endedOn} is kept${draft.hadSecretInput ? ', except the password' : ''}.`
    : `You return to ${endedOn} after signing in.`;
  return <FailureAlert kind="info" title={`The session for ${abbreviation} ended. ${consequence}`} />;
}
