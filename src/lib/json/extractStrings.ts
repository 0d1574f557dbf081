/**
 * All strings of a JSON text in quotes, and its keys with a colon, for `containsSecret`: it would take a long number for
 * a secret key.
 */
export function extractStrings(json: string): string {
  return (json.match(/"(?:[^"\\]|\\.)*"(?:\s*:)?/g) ?? []).join('\n');
}
