/** What a form says that is filled again after the session had run out while it was open. */
export const INPUT_IS_BACK = 'What you typed before the session ended is back.';
export const SECRET_IS_NOT_BACK = 'The password was not kept: type it again.';
export const INPUT_MAY_BE_APPLIED =
  'It was sent before the session ended and may have been applied: look before you send it again.';
export const DISCARD = 'Discard';
