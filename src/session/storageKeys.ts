/**
 * The only keys that the portal ever writes to the browser's storage, besides those of `continuation.ts`,
 * `keptInput.ts`, `unfinishedProfiles.ts` and `sentRegistrations.ts`. index.html's own scripts read the first two.
 */
export const SESSION_STORAGE_KEY = 'fare-portal:session';
export const REGION_STORAGE_KEY = 'fare-portal:region';
export const DIAGNOSTICS_STORAGE_KEY = 'fare-portal:diagnostics';
export const SENT_CORRECTIONS_STORAGE_KEY = 'fare-portal:sent-corrections';
