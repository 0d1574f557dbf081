/** What a form says that is filled again after the session had run out while it was open. */
export const DRAFT_RESTORED_TEXT = 'What you typed before the session ended is back.';
export const PASSWORD_NOT_SAVED_TEXT = 'The password was not kept: type it again.';
export const DRAFT_OUTCOME_UNKNOWN_TEXT =
  'It was sent before the session ended and may have been applied: look before you send it again.';
export const DISCARD_LABEL = 'Discard';
