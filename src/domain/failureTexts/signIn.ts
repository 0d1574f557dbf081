import { type Failure } from '../failures';

export const SIGN_IN_REJECTED_TEXT = 'Login failed - Check your email and password, then try again';
export const SIGN_IN_FAILED_TEXT = 'Unable to log you in at this time. Please try again later :(';

/** Login, opening an agency and agency login share one pair of texts. */
export function describeSignInFailure({ status }: Failure): string {
  return status === 400 || status === 401 ? SIGN_IN_REJECTED_TEXT : SIGN_IN_FAILED_TEXT;
}
