/** Shown in a form whose draft was restored. */
export const DRAFT_RESTORED_TEXT = 'Your input from before the session expired was restored.';
export const PASSWORD_NOT_SAVED_TEXT = 'The password was not saved. Enter it again.';
export const DRAFT_OUTCOME_UNKNOWN_TEXT =
  'It was sent before the session expired and may have been applied. Check before you send it again.';
export const DISCARD_LABEL = 'Discard';
