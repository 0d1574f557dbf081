import { formatStatusCount } from '../failureTexts/diagnostics';
import { CHECK_STATUSES, type CheckStatus } from './checkStatus';
import { CHECK_TITLES } from './checkTitles';
import { type StoredCheckResult } from './storedCheckResult';

/** The stored results of an agency's checks, in one line. */
interface LastRun {
  /** The numbers of results, the good ones first: `15 ok · 1 alert`; of fewer checks than all, `1 of 16 run: 1 ok`. */
  text: string;
  /** The same, but only the results that are not good if there is a problem. */
  shortText: string;
  hasProblem: boolean;
  /** The time of the newest result, ISO 8601. */
  ranAt: string;
}

/** Null when no check has run. */
export function summarizeLastRun(checks: Readonly<Record<string, StoredCheckResult>>): LastRun | null {
  const results = Object.values(checks);
  const ranAt = results.reduce((latest, result) => (result.ranAt > latest ? result.ranAt : latest), '');
  if (ranAt === '') return null;
  const checkCount = Object.keys(CHECK_TITLES).length;
  const start = results.length < checkCount ? `${results.length} of ${checkCount} run: ` : '';
  const formatCounts = (statuses: readonly CheckStatus[]) =>
    start +
    statuses
      .map((status) => [status, results.filter((result) => result.status === status).length] as const)
      .filter(([, count]) => count > 0)
      .map(([status, count]) => formatStatusCount(status, count))
      .join(' · ');
  const hasProblem = results.some(({ status }) => status === 'alert' || status === 'failed');
  return {
    text: formatCounts(CHECK_STATUSES),
    shortText: formatCounts(CHECK_STATUSES.filter((status) => !hasProblem || status !== 'ok')),
    hasProblem,
    ranAt,
  };
}
