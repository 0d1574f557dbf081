/**
 * The keys of the browser's storage. `returnUrl.ts`, `formDrafts.ts` and `app/boot/shouldReloadForNewBuild.ts` have one
 * more key each. The scripts of index.html read the first three keys.
 */
export const SESSION_STORAGE_KEY = 'fare-portal:session';
export const REGION_STORAGE_KEY = 'fare-portal:region';
export const PREFERENCES_STORAGE_KEY = 'fare-portal:preferences';
export const DIAGNOSTICS_STORAGE_KEY = 'fare-portal:diagnostics';
export const SENT_CORRECTIONS_STORAGE_KEY = 'fare-portal:sent-corrections';
export const SENT_REGISTRATIONS_STORAGE_KEY = 'fare-portal:sent-registrations';
export const UNFINISHED_PROFILES_STORAGE_KEY = 'fare-portal:unfinished-profiles';
export const JOURNAL_STORAGE_KEY = 'fare-portal:journal';
/** The change journal of an expired session, for the same operator's next session. */
export const ENDED_JOURNAL_STORAGE_KEY = 'fare-portal:ended-journal';

/** The keys in sessionStorage that are removed at the end of a session. */
export const SESSION_SCOPED_KEYS: readonly string[] = [
  SESSION_STORAGE_KEY,
  DIAGNOSTICS_STORAGE_KEY,
  SENT_CORRECTIONS_STORAGE_KEY,
  SENT_REGISTRATIONS_STORAGE_KEY,
  UNFINISHED_PROFILES_STORAGE_KEY,
  JOURNAL_STORAGE_KEY,
];

/** Clears the session's storage at once. redux-persist would write its changes later. */
export function clearStoredSession(): void {
  try {
    for (const key of SESSION_SCOPED_KEYS) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
