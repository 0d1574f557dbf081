import { type Failure } from '../failures';

const SIGN_IN_REJECTED_TEXT = 'Login failed - Check your email and password, then try again';
const SIGN_IN_FAILED_TEXT = 'Unable to log you in at this time. Please try again later :(';

/** The platform's token has a character that a request header cannot hold. */
export const UNUSABLE_TOKEN_TEXT =
  'The platform sent a token that cannot be used: it has a line end, a space or a sign that no header can hold.';

/** Login, opening an agency and agency login share one pair of texts. */
export function describeSignInFailure(failure: Failure): string {
  return isSignInRejected(failure) ? SIGN_IN_REJECTED_TEXT : SIGN_IN_FAILED_TEXT;
}

/** Whether email or password were wrong. The operator can type them again; developers need no details of that. */
export function isSignInRejected({ status }: Failure): boolean {
  return status === 400 || status === 401;
}
