/*
 * The keys of the browser's storage. Every page loads this file, so a key that only some pages need is beside the code that
 * uses it: `loadAgencyNotes.ts`, `persistAgencySets.ts`, `storageChoices.ts` and `mayHaveSnapshots.ts`. The scripts of
 * index.html read the first three.
 */
export const SESSION_STORAGE_KEY = 'fare-portal:session';
/** Increase it when the format of the stored session changes. */
export const SESSION_VERSION = 3;
export const REGION_STORAGE_KEY = 'fare-portal:region';
export const PREFERENCES_STORAGE_KEY = 'fare-portal:preferences';
/** In localStorage: the names of agencies that Home has shown. */
export const AGENCY_NAMES_STORAGE_KEY = 'fare-portal:agency-names';
export const DIAGNOSTICS_STORAGE_KEY = 'fare-portal:diagnostics';
export const PENDING_WRITES_STORAGE_KEY = 'fare-portal:pending-writes';
export const JOURNAL_STORAGE_KEY = 'fare-portal:journal';
/*
 * The texts of the next four keys have older words than their names. Earlier builds have stored entries under them in open
 * tabs; under other texts this build would neither read these entries nor remove them.
 */
/** The change journal of an expired session, for the same operator's next session. */
export const EXPIRED_JOURNAL_STORAGE_KEY = 'fare-portal:ended-journal';
/** The corrections of an expired session whose outcome is unknown, likewise. */
export const EXPIRED_CORRECTIONS_STORAGE_KEY = 'fare-portal:ended-corrections';
/** The draft of the form that was open when the session expired. */
export const FORM_DRAFT_STORAGE_KEY = 'fare-portal:kept-input';
export const RETURN_URL_STORAGE_KEY = 'fare-portal:continue';
export const TICKET_NOTE_STORAGE_KEY = 'fare-portal:ticket-note';
export const WATCH_LIST_STORAGE_KEY = 'fare-portal:watch-list';
export const SAVED_VIEWS_STORAGE_KEY = 'fare-portal:views';
/** In localStorage: of which operators this browser keeps a rollout. The rollouts are in IndexedDB. */
export const ROLLOUT_MARKS_STORAGE_KEY = 'fare-portal:rollouts';
/** In localStorage: when each session was last used. */
export const SESSION_USES_STORAGE_KEY = 'fare-portal:session-uses';
/** The build for which the page has reloaded itself. */
export const RELOADED_BUILD_STORAGE_KEY = 'fare-portal:reloaded-for';

/** The keys in sessionStorage that are removed at the end of a session. */
export const SESSION_SCOPED_KEYS: readonly string[] = [
  SESSION_STORAGE_KEY,
  DIAGNOSTICS_STORAGE_KEY,
  PENDING_WRITES_STORAGE_KEY,
  JOURNAL_STORAGE_KEY,
  TICKET_NOTE_STORAGE_KEY,
  WATCH_LIST_STORAGE_KEY,
];
