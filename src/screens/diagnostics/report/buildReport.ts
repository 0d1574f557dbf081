import { formatIsoTimestamp } from '@/domain/dates';
import { CHECK_STATUSES, type CheckStatus } from '@/domain/diagnostics/checkStatus';
import { type Failure } from '@/domain/failures';
import { CHECK_STATUS_LABELS, formatStatusCount } from '@/domain/failureTexts/diagnostics';
import { textOrDash } from '@/domain/missingValue';
import { isErrorCode } from '@/lib/isErrorCode';
import { redactSecrets } from '@/lib/redactSecrets';
import {
  type Check,
  type CheckCall,
  type CheckFact,
  type CheckState,
  GROUP_TITLES,
} from '@/shared/checks/check';
import { type CheckStates } from '@/shared/checks/checkRunner';
import { countStatuses, getCheckState, getCheckStatus } from '@/shared/checks/checkStates';
import { listPublicMessages } from '@/shared/checks/listPublicMessages';
import { type ResultTable } from '@/shared/checks/resultTable';

export interface ReportHeader {
  /** The region's name. */
  region: string;
  agency: string;
  /** ISO 8601 in UTC. */
  time: string;
  portalVersion: string;
}

/** The content of a downloaded report, without tokens, keys and personal data. */
export interface DiagnosticsReport extends ReportHeader {
  /** The counts as one text: `12 ok, 2 alerts`. */
  result: string;
  /** The number of checks by status. This name and `result` are part of the report's format. */
  summary: Record<string, number>;
  checks: readonly ReportedCheck[];
}

export interface ReportedCheck {
  id: string;
  title: string;
  group: string;
  status: string;
  ranAt: string | null;
  /** Whether a later run was cancelled. */
  isOfEarlierRun: boolean;
  durationMs: number | null;
  messages: string[];
  facts: Record<string, string>;
  table: { columns: string[]; rows: string[][] } | null;
  calls: ReportedCall[];
  changesSince: { time: string; changes: string[] } | null;
}

export interface ReportedCall {
  method: string;
  path: string;
  host: string;
  /** The start time, ISO 8601 in UTC. The name is part of the report's format. */
  at: string;
  durationMs: number;
  failure: Failure | null;
}

export function buildReport(
  header: ReportHeader,
  checks: readonly Check[],
  states: CheckStates,
): DiagnosticsReport {
  const statuses = checks.map((check) => getCheckStatus(getCheckState(states, check)));
  const counts = countStatuses(statuses);
  return {
    ...header,
    result: formatStatusCounts(statuses),
    summary: Object.fromEntries(
      CHECK_STATUSES.map((status) => [CHECK_STATUS_LABELS[status], counts[status]]),
    ),
    checks: checks.map((check) => toReportedCheck(check, getCheckState(states, check))),
  };
}

export function toReportedCheck({ id, title, group }: Check, state: CheckState): ReportedCheck {
  const { result, ranAt, isOfEarlierRun, durationMs, calls, changes, previousRunAt } = state;
  return {
    id,
    title,
    group: GROUP_TITLES[group],
    status: CHECK_STATUS_LABELS[getCheckStatus(state)],
    ranAt,
    isOfEarlierRun,
    durationMs: durationMs === null ? null : Math.round(durationMs),
    messages: result ? listPublicMessages(result) : [],
    facts: Object.fromEntries((result?.facts ?? []).map((fact) => [fact.label, formatFactValue(fact)])),
    table: result?.table ? toReportedTable(result.table) : null,
    calls: calls.map(redactCall),
    changesSince:
      previousRunAt === null ? null : { time: previousRunAt, changes: changes.map(redactSecrets) },
  };
}

/** A time has its UTC offset, because a report is read without the tip that shows its time zones. */
function formatFactValue({ value, time, isPrivate }: CheckFact): string {
  return isPrivate ? '(not in reports)' : redactSecrets(formatIsoTimestamp(time) || value);
}

/** Columns and cells as in a CSV export, where a time has its UTC offset; a missing value is a dash, as on the page. */
function toReportedTable({ columns, count }: ResultTable): ReportedCheck['table'] {
  return {
    columns: columns.map(({ title, csv }) => csv?.title ?? title),
    rows: Array.from({ length: count }, (_row, index) =>
      columns.map(({ text, csv }) => redactSecrets(textOrDash((csv?.text ?? text)(index)))),
    ),
  };
}

/** Converts a call for a report, without its server messages, which can contain anything. */
function redactCall({ method, path, host, startedAt, durationMs, failure }: CheckCall): ReportedCall {
  return {
    method,
    path,
    host: host === 'publicInfo' ? 'public-info host' : 'platform',
    at: startedAt,
    durationMs: Math.round(durationMs),
    failure: failure && redactFailure(failure),
  };
}

function redactFailure({ kind, status, retryAfter, code }: Failure): Failure {
  return {
    kind,
    ...(status !== undefined && { status }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(code !== undefined && isErrorCode(code) && { code }),
  };
}

/** Formats the numbers of checks by status: `12 ok, 2 alerts`. */
export function formatStatusCounts(statuses: readonly CheckStatus[]): string {
  const counts = countStatuses(statuses);
  return CHECK_STATUSES.filter((status) => counts[status] > 0)
    .map((status) => formatStatusCount(status, counts[status]))
    .join(', ');
}
