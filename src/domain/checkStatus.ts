/**
 * `alert`: the check could be made, but what it found needs attention. `skipped`: the check could not be made, or was
 * cancelled.
 */
export const CHECK_STATUSES = ['ok', 'alert', 'failed', 'skipped', 'running', 'notRun'] as const;
export type CheckStatus = (typeof CHECK_STATUSES)[number];
