/**
 * All strings of a JSON text in quotes, and its keys with a colon, for `containsSecret`: it would take a long number for
 * a secret key. Escapes are decoded, because their letter would be part of the next word.
 */
export function extractStrings(json: string): string {
  return (json.match(/"(?:[^"\\]|\\.)*"(?:\s*:)?/g) ?? []).join('\n').replace(ESCAPE, decodeEscape);
}

const ESCAPE = /\\(?:u([\da-f]{4})|.)/gi;

/** An escaped control character is a space, and an escaped quote stays escaped: neither ends a string. */
function decodeEscape(escape: string, code?: string): string {
  if (code === undefined) return /[bfnrt]/.test(escape) ? ' ' : escape;
  const character = String.fromCharCode(parseInt(code, 16));
  if (character === '"') return '\\"';
  return character < ' ' ? ' ' : character;
}
