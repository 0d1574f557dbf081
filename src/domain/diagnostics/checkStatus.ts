/**
 * `alert`: the check could be made, but what it found needs attention. `failed`: a call of the check failed, so the
 * check is not complete. `skipped`: the check could not be made, because something that it needs is missing, or was
 * cancelled.
 */
export const CHECK_STATUSES = ['ok', 'alert', 'failed', 'skipped', 'running', 'notRun'] as const;
export type CheckStatus = (typeof CHECK_STATUSES)[number];
