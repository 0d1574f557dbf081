/** What 'Check now' found after a write without a trustworthy answer (decision 19). */
export type VerifyResult = 'applied' | 'notApplied' | 'unknown';

export const OUTCOME_UNKNOWN_TEXT = 'It may have been applied all the same: no trustworthy answer came back.';
/** What the question before leaving says once something was sent. */
export const LEAVE_AFTER_SEND_TEXT =
  'What you sent may be applied all the same: leaving does not stop it, and its outcome is not told elsewhere.';
/** Why nothing leads back to sending it again. */
export const VERIFY_FIRST_TEXT =
  'Sending it again is disabled until a check has found that it was not applied.';
export const VERIFY_LABEL = 'Check now';
export const VERIFYING_LABEL = 'Checking...';

/** How each result begins; what was looked at follows. */
export const VERIFY_RESULT_LABELS: Readonly<Record<VerifyResult, string>> = {
  applied: 'Applied',
  notApplied: 'Not applied',
  unknown: 'Still unknown',
};
