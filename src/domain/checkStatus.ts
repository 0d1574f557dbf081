export const CHECK_STATUSES = ['ok', 'alert', 'failed', 'skipped', 'running', 'notRun'] as const;
export type CheckStatus = (typeof CHECK_STATUSES)[number];
