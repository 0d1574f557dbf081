import { formatCount } from '@/lib/text/formatCount';
import { formatNumber } from '@/lib/text/formatNumber';
import { type CheckStatus } from '../diagnostics/checkStatus';

/** An alert is a problem that a check found; a failed check is one whose calls failed (see `checkStatus.ts`). */
export const CHECK_STATUS_LABELS: Readonly<Record<CheckStatus, string>> = {
  ok: 'ok',
  alert: 'alert',
  failed: 'failed',
  skipped: 'skipped',
  running: 'running',
  notRun: 'not run',
};

/** For example `1 alert`, `3 alerts`, `2 ok`; only alert has a plural. */
export function formatStatusCount(status: CheckStatus, count: number): string {
  return `${formatNumber(count)} ${CHECK_STATUS_LABELS[status]}${status === 'alert' && count !== 1 ? 's' : ''}`;
}

/** Shown for a missing medium, host or setting. */
export const NOT_CONFIGURED_LABEL = 'not configured';
export const CONFIGURED_LABEL = 'configured';

/** A third party’s, and not the platform’s. */
export const ROUTING_INFO_SERVICE = 'routing-info service';

/** The error catalogue's messages of diagnostics checks that found nothing. */
export const DIAGNOSTICS_ALERTS = {
  featureSets: '[ALERT] This Agency does not have Feature Sets.',
  reports: '[ALERT] Reports have not been configured for this agency.',
  concessions: '[ALERT] This Agency does not have any Concessions.',
} as const;

/** Messages of checks that the error catalogue does not have; `DIAGNOSTICS_ALERTS` has the others. */
export const CHECK_MESSAGES = {
  otherAgency: (other: string) => `The agency service sent the record of another agency: ${other}.`,
  inactiveDatabase: (status: string) => `The agency’s database is not active: its status is “${status}”.`,
  configuredMedia: (count: number, total: number) => `${count} of ${total} configured`,
  noRecord: 'Skipped: the agency’s record could not be loaded.',
  noOwnRecord: (other: string) => `Skipped: the agency service sent the record of another agency: ${other}.`,
  cancelled: 'Skipped: the run was cancelled before this check ended.',
  unknownRoute: 'The routing-info service does not know this agency.',
  noRoutingHost: `Skipped: ${NOT_CONFIGURED_LABEL}. The portal’s /index.json has no URL for the routing-info service.`,
  noEmail: 'Email settings are not configured for this agency.',
  noProvider: 'No payment provider is configured for CreditCard.',
  noMedium: 'No payment medium is configured for this agency.',
  noCoupons: 'This agency has no coupons.',
  noDocument: (name: string) => `There is no version of the document “${name}”.`,
  lookupFailed: (reason: string, names: readonly string[]) =>
    `${formatCount(names.length, 'look-up', 'look-ups')} failed (${formatNames(names)}): ${reason}`,
  moreMessages: (count: number) => `and ${formatNumber(count)} more`,
  noChart: (limit: number) => `A chart shows at most ${limit} versions.`,
  waiting: 'Waiting for other checks to finish.',
} as const;

/** Of the parts of a result that are shown once and not stored; on the page that runs the checks. */
export function describeNotKept(names: string): string {
  return `Not kept: ${names}. Run it again to see them.`;
}
/** The same in Fleet, whose runs never have them. */
export function describeNotInFleet(names: string): string {
  return `Shown only by a run on the agency’s diagnostics page: ${names}.`;
}

const SHOWN_NAMES_LIMIT = 3;

/** For example `A, B, C and 4 more`. A single hidden name is shown instead of `and 1 more`. */
function formatNames(names: readonly string[]): string {
  const hiddenCount = names.length - SHOWN_NAMES_LIMIT;
  return hiddenCount > 1
    ? `${names.slice(0, SHOWN_NAMES_LIMIT).join(', ')} and ${hiddenCount} more`
    : names.join(', ');
}
