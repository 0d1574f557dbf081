import { type FinishedCall } from '@/api/client/finishedCall';
import { CHECK_STATUSES } from '@/domain/checkStatus';
import { type Failure, isErrorCode } from '@/domain/failures';
import { formatStatusCount, CHECK_STATUS_LABELS } from '@/domain/failureTexts/diagnostics';
import { redactSecrets } from '@/lib/redactSecrets';
import { type Check, type CheckFact, type CheckState, GROUP_TITLES } from './check';
import { type ResultTable } from './resultTable';
import { type CheckStates } from './checkRunner';
import { countStatuses, getCheckState, getCheckStatus } from './checkStates';
import { redactServerMessages } from './redactServerMessages';

/** Where and when a report is made. */
export interface ReportHeader {
  /** The region's name. */
  region: string;
  agency: string;
  /** ISO 8601 in UTC. */
  time: string;
  portalVersion: string;
}

/** A report of diagnostics: no token, no key, no personal data. */
export interface DiagnosticsReport extends ReportHeader {
  result: string;
  summary: Record<string, number>;
  checks: readonly ReportedCheck[];
}

interface ReportedCheck {
  id: string;
  title: string;
  group: string;
  status: string;
  ranAt: string | null;
  durationMs: number | null;
  messages: string[];
  facts: Record<string, string>;
  table: { columns: string[]; rows: string[][] } | null;
  calls: ReportedCall[];
  changesSince: { time: string; changes: string[] } | null;
}

interface ReportedCall {
  method: string;
  path: string;
  host: string;
  at: string;
  durationMs: number;
  failure: Failure | null;
}

export function toReport(
  header: ReportHeader,
  checks: readonly Check[],
  states: CheckStates,
): DiagnosticsReport {
  const counts = countStatuses(checks, states);
  return {
    ...header,
    result: formatSummary(checks, states),
    summary: Object.fromEntries(
      CHECK_STATUSES.map((status) => [CHECK_STATUS_LABELS[status], counts[status]]),
    ),
    checks: checks.map((check) => toReportedCheck(check, getCheckState(states, check))),
  };
}

function toReportedCheck({ id, title, group }: Check, state: CheckState): ReportedCheck {
  const { result, ranAt, durationMs, calls, changes, previousRunAt } = state;
  return {
    id,
    title,
    group: GROUP_TITLES[group],
    status: CHECK_STATUS_LABELS[getCheckStatus(state)],
    ranAt,
    durationMs: durationMs === null ? null : Math.round(durationMs),
    messages: redactServerMessages(result?.messages ?? [], calls),
    facts: Object.fromEntries((result?.facts ?? []).map((fact) => [fact.label, formatFactValue(fact)])),
    table: result?.table ? toReportedTable(result.table) : null,
    calls: calls.map(redactCall),
    changesSince:
      previousRunAt === null ? null : { time: previousRunAt, changes: changes.map(redactSecrets) },
  };
}

function formatFactValue({ value, isPrivate }: CheckFact): string {
  return isPrivate ? '(not in reports)' : redactSecrets(value);
}

function toReportedTable({ columns, count }: ResultTable): ReportedCheck['table'] {
  return {
    columns: columns.map(({ title }) => title),
    rows: Array.from({ length: count }, (_row, index) =>
      columns.map(({ text }) => redactSecrets(text(index))),
    ),
  };
}

/** A call as it may be handed on: without the server's own words, which may hold anything. */
export function redactCall({
  method,
  path,
  host,
  startedAt,
  durationMs,
  failure,
}: FinishedCall): ReportedCall {
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

/** The report for reading: a paragraph a check. */
export function formatReport({
  region,
  agency,
  time,
  portalVersion,
  result,
  checks,
}: DiagnosticsReport): string {
  const lines = [
    `Diagnostics of ${agency}`,
    `Region: ${region}`,
    `Time: ${time}`,
    `Portal version: ${portalVersion}`,
    `Result: ${result}`,
    '',
    ...checks.flatMap(formatCheckLines),
  ];
  return `${lines.join('\n')}\n`;
}

function formatCheckLines(check: ReportedCheck): string[] {
  const { title, status, ranAt, durationMs, messages, facts, table, calls, changesSince } = check;
  const durationAndTime = ranAt === null ? '' : ` (${durationMs ?? '?'} ms, ${ranAt})`;
  // A look-up that finds nothing is an answer where the check is ok.
  const failures = status === CHECK_STATUS_LABELS.ok ? [] : calls.filter(({ failure }) => failure !== null);
  return [
    `[${status}] ${title}${durationAndTime}`,
    ...messages,
    ...Object.entries(facts).map(([label, value]) => `${label}: ${value}`),
    ...(table ? formatTableLines(table) : []),
    ...failures.map(formatCall),
    ...(changesSince?.changes ?? []).map((change) => `changed since ${changesSince?.time}: ${change}`),
  ].map((line, at) => (at === 0 ? line : `    ${line}`));
}

/** A table's rows, a line each, their cells under their columns' titles. */
function formatTableLines({ columns, rows }: NonNullable<ReportedCheck['table']>): string[] {
  const count = `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`;
  return [count, ...rows.map((row) => row.map((cell, at) => `${columns[at]}: ${cell}`).join('; '))];
}

/** One call in a line: what was asked, what came of it, how long it took. */
export function formatCall({ method, path, host, at, durationMs, failure }: ReportedCall): string {
  const outcome = failure === null ? 'answered' : (failure.status ?? failure.kind);
  const code = failure?.code === undefined ? '' : ` ${failure.code}`;
  return `${method} ${path} (${host}): ${outcome}${code}, ${durationMs} ms, ${at}`;
}

/** What one check's panel copies: where, what it came to, and its calls. */
export function formatCheckDetails(header: ReportHeader, check: Check, state: CheckState): string {
  const { status, messages, calls } = toReportedCheck(check, state);
  return [
    `${check.title}: ${status}`,
    `Region: ${header.region}`,
    `Agency: ${header.agency}`,
    `Portal version: ${header.portalVersion}`,
    ...messages,
    ...calls.map(formatCall),
  ].join('\n');
}

/** The name of a report's file without its ending: region, agency and time. */
export function buildReportFileName({ region, agency, time }: ReportHeader): string {
  return `diagnostics-${region.replaceAll(' ', '-')}-${agency}-${time.replace(/\.\d+/, '').replaceAll(':', '')}`;
}

/** The states in words, for the head of the readable report and the page's announcement. */
export function formatSummary(checks: readonly Check[], states: CheckStates): string {
  const counts = countStatuses(checks, states);
  return CHECK_STATUSES.filter((status) => counts[status] > 0)
    .map((status) => formatStatusCount(status, counts[status]))
    .join(', ');
}
