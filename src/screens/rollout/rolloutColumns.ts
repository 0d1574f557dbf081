/** ISO 8601 of milliseconds since 1970, for the columns of times. */
export function toIso(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}
