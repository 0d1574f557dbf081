/** Elements in which a character key is not a shortcut. */
export const TYPING_SELECTOR = 'input,select,textarea,[contenteditable],dialog';
