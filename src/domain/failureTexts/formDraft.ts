/** Shown in a form whose draft was restored. */
export const DRAFT_RESTORED_TEXT = 'What you had typed was restored.';
/** Shown on a page one of whose forms restores its draft when it is opened. */
export const DRAFT_KEPT_TEXT = 'What you had typed is kept.';
export const DRAFT_GONE_TEXT =
  'The input is no longer kept here: its time is over, or another tab has restored it.';
export const PASSWORD_NOT_SAVED_TEXT = 'The password was not saved. Enter it again.';
export const DRAFT_OUTCOME_UNKNOWN_TEXT =
  'It was sent before and may have been applied. Check before you send it again.';
export const DISCARD_LABEL = 'Discard';
