import { type CheckStatus } from '../checkStatus';

export const CHECK_STATUS_LABELS: Readonly<Record<CheckStatus, string>> = {
  ok: 'ok',
  alert: 'alert',
  failed: 'failed',
  skipped: 'skipped',
  running: 'running',
  notRun: 'not run',
};

/** `1 alert`, `3 alerts`; the other states have one form. */
export function formatStatusCount(status: CheckStatus, count: number): string {
  return `${count} ${CHECK_STATUS_LABELS[status]}${status === 'alert' && count !== 1 ? 's' : ''}`;
}

/** How a medium, a host or a setting reads that isn't there (specification 8). */
export const NOT_CONFIGURED_LABEL = 'not configured';
export const CONFIGURED_LABEL = 'configured';

/** What checks say besides the three alerts of the catalogue (specification 8, `ALERTS`). */
export const CHECK_MESSAGES = {
  otherAgency: (other: string) => `The agency service answered with the record of ${other}.`,
  noRecord: 'Skipped: the agency’s record could not be read, and with it the id that this asks by.',
  cancelled: 'Skipped: the run was cancelled before this ended.',
  unknownRoute: 'The routing-info service does not know this agency.',
  noRoutingHost: `Skipped: ${NOT_CONFIGURED_LABEL}. The portal’s /index.json names no host of the routing-info service.`,
  noEmail: 'Email settings are not configured for this agency.',
  noProvider: 'No payment provider is configured for CreditCard.',
  noMedium: 'No payment medium is configured for this agency.',
  noCoupons: 'This agency has no coupons.',
  noDocument: (name: string) => `There is no version of the document “${name}”.`,
  lookupFailed: (reason: string, names: readonly string[]) =>
    `${names.length === 1 ? '1 look-up' : `${names.length} look-ups`} failed (${shortened(names)}): ${reason}`,
  invalidRows: (count: number) =>
    count === 1
      ? '1 row could not be read and is left out.'
      : `${count} rows could not be read and are left out.`,
  waiting: 'Waiting for its turn.',
} as const;

const NAMED = 3;

/** The first names of a list, and how many more there are. */
function shortened(names: readonly string[]): string {
  const more = names.length - NAMED;
  return more > 1 ? `${names.slice(0, NAMED).join(', ')} and ${more} more` : names.join(', ');
}
