/** All strings and keys of a JSON text, in quotes, for `containsSecret`: it would take a long number for a secret key. */
export function extractStrings(json: string): string {
  return (json.match(/"(?:[^"\\]|\\.)*"/g) ?? []).join('\n');
}
