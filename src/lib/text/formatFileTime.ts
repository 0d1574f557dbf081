/** The time in a file's name, in UTC and without colons: `2026-11-21T14-05-09Z`. `time`: milliseconds since 1970. */
export function formatFileTime(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}
