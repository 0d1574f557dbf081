/* Limits of what a writing form says about its agency. Those in limits.ts are loaded with every page. */

/** Maximum number of characters of an agency's note. */
export const AGENCY_NOTE_LENGTH_LIMIT = 120;
/** Seconds for which the numbers of an agency's riders and administrators are used without reading them again. */
export const USER_COUNT_STALE_S = 600;
