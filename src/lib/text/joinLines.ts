/** A line break in a text of the platform must not make another line, which would look like one of the portal's. */
export function joinLines(lines: readonly string[]): string {
  return lines.map((line) => line.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')).join('\n');
}
