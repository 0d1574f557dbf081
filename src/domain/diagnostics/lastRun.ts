import { formatStatusCount } from '../failureTexts/diagnostics';
import { type CheckSnapshot } from './checkSnapshot';
import { CHECK_STATUSES, type CheckStatus } from './checkStatus';

/** The stored results of an agency's checks, in one line. */
export interface LastRun {
  /** The numbers of results, the good ones first: `15 ok · 1 alert`. */
  text: string;
  /** The same without the good ones, unless all are good. */
  shortText: string;
  hasProblem: boolean;
  /** The time of the newest result, ISO 8601. */
  ranAt: string;
}

/** Null when no check has run. */
export function summarizeLastRun(checks: Readonly<Record<string, CheckSnapshot>>): LastRun | null {
  const snapshots = Object.values(checks);
  const ranAt = snapshots.reduce(
    (latest, snapshot) => (snapshot.ranAt > latest ? snapshot.ranAt : latest),
    '',
  );
  if (ranAt === '') return null;
  const formatCounts = (statuses: readonly CheckStatus[]) =>
    statuses
      .map((status) => [status, snapshots.filter((snapshot) => snapshot.status === status).length] as const)
      .filter(([, count]) => count > 0)
      .map(([status, count]) => formatStatusCount(status, count))
      .join(' · ');
  const problems = formatCounts(CHECK_STATUSES.filter((status) => status !== 'ok'));
  return {
    text: formatCounts(CHECK_STATUSES),
    shortText: problems || formatCounts(['ok']),
    hasProblem: snapshots.some(({ status }) => status === 'alert' || status === 'failed'),
    ranAt,
  };
}
