/**
 * The only keys that the portal ever writes to the browser's storage, besides those of `continuation.ts` and
 * `keptInput.ts`. index.html's own scripts read the first three.
 */
export const SESSION_STORAGE_KEY = 'fare-portal:session';
export const REGION_STORAGE_KEY = 'fare-portal:region';
export const PREFERENCES_STORAGE_KEY = 'fare-portal:preferences';
export const DIAGNOSTICS_STORAGE_KEY = 'fare-portal:diagnostics';
export const SENT_CORRECTIONS_STORAGE_KEY = 'fare-portal:sent-corrections';
export const SENT_REGISTRATIONS_STORAGE_KEY = 'fare-portal:sent-registrations';
export const UNFINISHED_PROFILES_STORAGE_KEY = 'fare-portal:unfinished-profiles';
export const JOURNAL_STORAGE_KEY = 'fare-portal:journal';
/** The record of a session that ran out, for the same operator's next one. */
export const ENDED_JOURNAL_STORAGE_KEY = 'fare-portal:ended-journal';

/** What sessionStorage holds of a session, and of nothing else: gone with it. */
export const SESSION_SCOPED_KEYS: readonly string[] = [
  SESSION_STORAGE_KEY,
  DIAGNOSTICS_STORAGE_KEY,
  SENT_CORRECTIONS_STORAGE_KEY,
  SENT_REGISTRATIONS_STORAGE_KEY,
  UNFINISHED_PROFILES_STORAGE_KEY,
  JOURNAL_STORAGE_KEY,
];
