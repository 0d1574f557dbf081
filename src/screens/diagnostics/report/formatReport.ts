import { CHECK_STATUS_LABELS } from '@/domain/failureTexts/diagnostics';
import { textOrDash } from '@/domain/missingValue';
import { formatCount } from '@/lib/text/formatCount';
import { joinLines } from '@/lib/text/joinLines';
import { type Check, type CheckState } from '@/shared/checks/check';
import {
  type DiagnosticsReport,
  type ReportedCall,
  type ReportedCheck,
  type ReportHeader,
  toReportedCheck,
} from './buildReport';

/** Formats a report as text, with one paragraph for each check. */
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
  return `${joinLines(lines)}\n`;
}

function formatCheckLines(check: ReportedCheck): string[] {
  const { title, status, ranAt, durationMs, messages, facts, table, calls, changesSince } = check;
  const duration = durationMs === null ? '' : `${durationMs} ms, `;
  const durationAndTime = ranAt === null ? '' : ` (${duration}${ranAt})`;
  // The failed calls of an ok check are look-ups that found nothing, so they are left out.
  const failedCalls =
    status === CHECK_STATUS_LABELS.ok ? [] : calls.filter(({ failure }) => failure !== null);
  return [
    `[${status}] ${title}${durationAndTime}`,
    ...describeEarlierRun(check),
    ...messages,
    ...Object.entries(facts).map(([label, value]) => `${label}: ${value}`),
    ...(table ? formatTableLines(table) : []),
    ...failedCalls.map(formatCall),
    ...(changesSince?.changes ?? []).map((change) => `changed since ${changesSince?.time}: ${change}`),
  ].map((line, index) => (index === 0 ? line : `    ${line}`));
}

/** The same words as on the card. */
function describeEarlierRun({ ranAt, isOfEarlierRun }: ReportedCheck): string[] {
  return isOfEarlierRun ? [`From ${textOrDash(ranAt)}. A later run was cancelled.`] : [];
}

/** Formats a line with the number of rows, then one for each row: `ID: 7; Name: Snow Day`. */
function formatTableLines({ columns, rows }: NonNullable<ReportedCheck['table']>): string[] {
  const rowCountText = formatCount(rows.length, 'row', 'rows');
  return [
    rowCountText,
    ...rows.map((row) => row.map((cell, index) => `${columns[index]}: ${cell}`).join('; ')),
  ];
}

/** Formats one call: `GET /path (platform): 404, 12 ms, <start time>`. */
function formatCall({ method, path, host, at, durationMs, failure }: ReportedCall): string {
  const outcome = failure === null ? 'ok' : (failure.status ?? failure.kind);
  const code = failure?.code === undefined ? '' : ` ${failure.code}`;
  return `${method} ${path} (${host}): ${outcome}${code}, ${durationMs} ms, ${at}`;
}

/** Formats the text that 'Copy details' on the card of a check copies. */
export function formatCheckDetails(header: ReportHeader, check: Check, state: CheckState): string {
  const reportedCheck = toReportedCheck(check, state);
  const { status, messages, calls } = reportedCheck;
  return joinLines([
    `${check.title}: ${status}`,
    `Region: ${header.region}`,
    `Agency: ${header.agency}`,
    `Portal version: ${header.portalVersion}`,
    ...describeEarlierRun(reportedCheck),
    ...messages,
    ...calls.map(formatCall),
  ]);
}

/** Builds the file name without its extension. */
export function buildReportFileName({ region, agency, time }: ReportHeader): string {
  return `diagnostics-${region.replaceAll(' ', '-')}-${agency}-${time.replace(/\.\d+/, '').replaceAll(':', '')}`;
}
