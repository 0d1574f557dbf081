/* Limits of runs, of files that are opened, and of snapshots. They are not in limits.ts, which every page loads. */

/** Maximum number of agencies that a run of Fleet and a rollout ask together at the same time. */
export const FLEET_PARALLEL_AGENCIES = 3;
/** A run is paused when this many agencies in a row could not be reached. */
export const FLEET_DOWN_LIMIT = 5;
/**
 * Maximum number of earlier runs of checks and of features, in memory and in the storage, besides the baseline; the oldest
 * are removed. Also that of runs of files.
 */
export const RUNS_LIMIT = 5;
/** Maximum number of riders that a search in all agencies requests from each. */
export const FLEET_RIDERS_PER_AGENCY = 10;
/** Maximum number of ids, emails and cards that are looked up in one agency at once. */
export const FLEET_LOOKUP_LIMIT = 50;
/** Minimum number of characters of a search for riders in all agencies. */
export const FLEET_TERM_MIN_LENGTH = 4;
/** Maximum number of agencies whose rules are compared side by side. */
export const FLEET_COMPARED_AGENCIES = 6;
/** Maximum number of saved sets of agencies. */
export const AGENCY_SETS_LIMIT = 20;
/** Number of days after a run on which a document must still be valid for readiness. */
export const READINESS_DOCUMENT_DAYS = 30;
/** Number of days after now that the validity calendar shows. */
export const VALIDITY_CALENDAR_DAYS = 90;
/** Milliseconds between two renderings of a run or a rollout that is under way. */
export const THROTTLED_RENDER_MS = 250;
/** Milliseconds between two writes of a run that is under way. */
export const FLEET_SAVE_MS = 2_000;
/** Days after which a stored run is shown as an old one. */
export const FLEET_OLD_RUN_DAYS = 7;
/**
 * Maximum number of characters of an opened file with a run, a snapshot or a plan: a run of 1,000 agencies has about
 * 4 million.
 */
export const OPENED_FILE_LENGTH_LIMIT = 10_000_000;
/** Maximum number of stored snapshots of each kind; the oldest are removed. */
export const SNAPSHOTS_LIMIT = 200;
