/** The result of 'Check now', which verifies a write without a reliable response (decision 19). */
export type VerifyResult = 'applied' | 'notApplied' | 'unknown';

/** The end of a text about a write that the platform may still apply. A later reader, of a report, gets the text without it. */
export const CHECK_AGAIN_ADVICE = ': check again in a moment';

/** The text of a verification that does not find the write, which the platform may still apply (decision 19). */
export const NOT_APPLIED_SO_FAR_TEXT = `Not applied so far. The platform may still apply it${CHECK_AGAIN_ADVICE}.`;
export const OUTCOME_UNKNOWN_TEXT = 'It may have been applied: no reliable response arrived.';
/** Shown by the leave prompt after a form was sent. */
export const LEAVE_AFTER_SEND_TEXT =
  'What you sent may still be applied: leaving does not stop it. Changes, in the top bar, lists it.';
/** `label`: that of the button that leads to sending again. It verifies first (decision 19). */
export function describeVerifyFirst(label: string): string {
  return `“${label}” first checks whether it was applied.`;
}
/** Shown when a verification could not tell: the operator may go on without knowing. */
export function describeGoOnUnknown(label: string): string {
  return `“${label}” goes on without knowing whether it was applied.`;
}
/** The same of a write that was certainly not applied. */
export function describeGoOnUnclear(label: string): string {
  return `“${label}” sends it all the same.`;
}
export const VERIFY_LABEL = 'Check now';
export const VERIFYING_LABEL = 'Checking...';

/** The beginning of the result's text; details follow after a colon. */
export const VERIFY_RESULT_LABELS: Readonly<Record<VerifyResult, string>> = {
  applied: 'Applied',
  notApplied: 'Not applied',
  unknown: 'Still unknown',
};
/** In place of 'Not applied', for a write of which a part is in effect. */
export const VERIFY_PARTLY_LABEL = 'Partly in effect';
/** In place of 'Still unknown', for a write that was certainly not applied: the check could not tell what is there. */
export const VERIFY_UNCLEAR_LABEL = 'Unclear';
