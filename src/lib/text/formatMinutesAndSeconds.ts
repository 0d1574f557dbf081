/** Formats milliseconds as `m:ss`. */
export function formatMinutesAndSeconds(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
