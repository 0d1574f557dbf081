import { type CallNote } from '@/api/client/callNote';
import { CHECK_STATUSES } from '@/domain/checkStatus';
import { type Failure, isCode } from '@/domain/failures';
import { countedStatus, STATUS_WORDS } from '@/domain/failureTexts/diagnostics';
import { withoutSecrets } from '@/lib/withoutSecrets';
import { type Check, type CheckFact, type CheckState, GROUP_TITLES } from './check';
import { type ResultTable } from './resultTable';
import { type CheckStates } from './runner';
import { countStatuses, stateOf, statusOf } from './statusOf';
import { withoutServerWords } from './withoutServerWords';

/** Where and when a report is made. */
export interface ReportHead {
  /** The region's name. */
  region: string;
  agency: string;
  /** ISO 8601 in UTC. */
  time: string;
  portalVersion: string;
}

/** A report of diagnostics: no token, no key, no personal data. */
export interface DiagnosticsReport extends ReportHead {
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

export function toReport(head: ReportHead, checks: readonly Check[], states: CheckStates): DiagnosticsReport {
  const counts = countStatuses(checks, states);
  return {
    ...head,
    result: summaryText(checks, states),
    summary: Object.fromEntries(CHECK_STATUSES.map((status) => [STATUS_WORDS[status], counts[status]])),
    checks: checks.map((check) => reported(check, stateOf(states, check))),
  };
}

function reported({ id, title, group }: Check, state: CheckState): ReportedCheck {
  const { verdict, ranAt, ms, calls, changes, since } = state;
  return {
    id,
    title,
    group: GROUP_TITLES[group],
    status: STATUS_WORDS[statusOf(state)],
    ranAt,
    durationMs: ms === null ? null : Math.round(ms),
    messages: withoutServerWords(verdict?.messages ?? [], calls),
    facts: Object.fromEntries((verdict?.facts ?? []).map((fact) => [fact.label, told(fact)])),
    table: verdict?.table ? toldTable(verdict.table) : null,
    calls: calls.map(toldCall),
    changesSince: since === null ? null : { time: since, changes: changes.map(withoutSecrets) },
  };
}

function told({ value, isPrivate }: CheckFact): string {
  return isPrivate ? '(not in reports)' : withoutSecrets(value);
}

function toldTable({ columns, count }: ResultTable): ReportedCheck['table'] {
  return {
    columns: columns.map(({ title }) => title),
    rows: Array.from({ length: count }, (_row, index) =>
      columns.map(({ text }) => withoutSecrets(text(index))),
    ),
  };
}

/** A call as it may be handed on: without the server's own words, which may hold anything. */
export function toldCall({ method, path, host, at, ms, failure }: CallNote): ReportedCall {
  return {
    method,
    path,
    host: host === 'publicInfo' ? 'public-info host' : 'platform',
    at,
    durationMs: Math.round(ms),
    failure: failure && withoutWords(failure),
  };
}

function withoutWords({ kind, status, retryAfter, code }: Failure): Failure {
  return {
    kind,
    ...(status !== undefined && { status }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(code !== undefined && isCode(code) && { code }),
  };
}

/** The report for reading: a paragraph a check. */
export function reportText({
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
    ...checks.flatMap(checkLines),
  ];
  return `${lines.join('\n')}\n`;
}

function checkLines(check: ReportedCheck): string[] {
  const { title, status, ranAt, durationMs, messages, facts, table, calls, changesSince } = check;
  const when = ranAt === null ? '' : ` (${durationMs ?? '?'} ms, ${ranAt})`;
  // A look-up that finds nothing is an answer where the check is ok.
  const failures = status === STATUS_WORDS.ok ? [] : calls.filter(({ failure }) => failure !== null);
  return [
    `[${status}] ${title}${when}`,
    ...messages,
    ...Object.entries(facts).map(([label, value]) => `${label}: ${value}`),
    ...(table ? tableLines(table) : []),
    ...failures.map(callLine),
    ...(changesSince?.changes ?? []).map((change) => `changed since ${changesSince?.time}: ${change}`),
  ].map((line, at) => (at === 0 ? line : `    ${line}`));
}

/** A table's rows, a line each, their cells under their columns' titles. */
function tableLines({ columns, rows }: NonNullable<ReportedCheck['table']>): string[] {
  const count = `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`;
  return [count, ...rows.map((row) => row.map((cell, at) => `${columns[at]}: ${cell}`).join('; '))];
}

/** One call in a line: what was asked, what came of it, how long it took. */
export function callLine({ method, path, host, at, durationMs, failure }: ReportedCall): string {
  const outcome = failure === null ? 'answered' : (failure.status ?? failure.kind);
  const code = failure?.code === undefined ? '' : ` ${failure.code}`;
  return `${method} ${path} (${host}): ${outcome}${code}, ${durationMs} ms, ${at}`;
}

/** What one check's panel copies: where, what it came to, and its calls. */
export function detailsText(head: ReportHead, check: Check, state: CheckState): string {
  const { status, messages, calls } = reported(check, state);
  return [
    `${check.title}: ${status}`,
    `Region: ${head.region}`,
    `Agency: ${head.agency}`,
    `Portal version: ${head.portalVersion}`,
    ...messages,
    ...calls.map(callLine),
  ].join('\n');
}

/** The name of a report's file without its ending: region, agency and time. */
export function reportName({ region, agency, time }: ReportHead): string {
  return `diagnostics-${region.replaceAll(' ', '-')}-${agency}-${time.replace(/\.\d+/, '').replaceAll(':', '')}`;
}

/** The states in words, for the head of the readable report and the page's announcement. */
export function summaryText(checks: readonly Check[], states: CheckStates): string {
  const counts = countStatuses(checks, states);
  return CHECK_STATUSES.filter((status) => counts[status] > 0)
    .map((status) => countedStatus(status, counts[status]))
    .join(', ');
}
