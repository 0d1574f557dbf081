/** The characters of the US layout that are shortcuts, beside the letters. */
const US_SYMBOLS: Readonly<Record<string, string>> = {
  BracketLeft: '[',
  BracketRight: ']',
  Period: '.',
  Slash: '/',
};

/**
 * The character of a key that is compared with a shortcut; Caps Lock does not count. A keyboard layout of another script,
 * such as Cyrillic, has no Latin letters: there it is the character that the US layout has in the key's place.
 */
export function getShortcutKey({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (key.length !== 1) return key;
  const isOtherScript = /[\p{L}\p{M}]/u.test(key) && !/\p{Script=Latin}/u.test(key);
  const usLetter = /^Key([A-Z])$/.exec(code)?.[1];
  const character = (isOtherScript && (usLetter ?? (shiftKey ? null : US_SYMBOLS[code]))) || key;
  return shiftKey ? character.toUpperCase() : character.toLowerCase();
}
