/** What 'Check now' found after a write without a trustworthy answer (decision 19). */
export type CheckResult = 'applied' | 'notApplied' | 'unknown';

export const MAY_HAVE_BEEN_APPLIED =
  'It may have been applied all the same: no trustworthy answer came back.';
/** What the question before leaving says once something was sent. */
export const LEAVING_STOPS_NOTHING =
  'What you sent may be applied all the same: leaving does not stop it, and its outcome is not told elsewhere.';
/** Why nothing leads back to sending it again. */
export const CHECK_FIRST = 'Sending it again is disabled until a check has found that it was not applied.';
export const CHECK_NOW = 'Check now';
export const CHECKING = 'Checking...';

/** How each result begins; what was looked at follows. */
export const CHECK_TEXTS: Readonly<Record<CheckResult, string>> = {
  applied: 'Applied',
  notApplied: 'Not applied',
  unknown: 'Still unknown',
};
