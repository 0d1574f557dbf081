/* Limits of kept runs. They are not in `limits.ts`, because its code is on every page. */

/** Milliseconds between two writes of a run that is under way. */
export const FLEET_SAVE_MS = 2_000;
/** Days after which a kept run is shown as an old one. */
export const FLEET_OLD_RUN_DAYS = 7;
/** Maximum number of characters of a file with a run: a run of 1,000 agencies has about 4 million. */
export const FLEET_FILE_LENGTH_LIMIT = 10_000_000;
