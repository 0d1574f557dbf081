import { formatUtcTimestamp } from '@/domain/dates';
import { evaluateValidity, formatValidityRange } from '@/domain/documentValidity';
import { type Agency } from '@/domain/entities/agency';
import { type MailSettings } from '@/domain/entities/mailSettings';
import { type Provider } from '@/domain/entities/provider';
import { type Resource, type ResourceKind } from '@/domain/entities/resource';
import { type RoutingInfo } from '@/domain/entities/routingInfo';
import { describeFailure, type Failure } from '@/domain/failures';
import { CHECK_MESSAGES } from '@/domain/failureTexts/diagnostics';
import { textOrDash } from '@/domain/missingValue';
import { describeAgency } from '@/shared/agencies/describeAgency';
import { type Column } from '@/ui/table/column';
import { type CallResult, type CheckFact, type CheckResult } from './check';
import { mediumColumns, type MediumRow, versionColumns } from './checkColumns';
import { createResultTable } from './resultTable';

/* Pure functions that turn responses into the result of a check. */

/** Turns one call into a result. A failed call fails the check, unless `evaluateFailure` returns another result. */
export function evaluateCall<Data>(
  { data, failure }: CallResult<Data>,
  evaluate: (data: Data) => CheckResult,
  evaluateFailure: (failure: Failure) => CheckResult | null = () => null,
): CheckResult {
  return failure ? (evaluateFailure(failure) ?? failedResult(failure)) : evaluate(data as Data);
}

export function failedResult(failure: Failure): CheckResult {
  return { status: 'failed', messages: [describeFailure(failure)] };
}

export function alertResult(...messages: string[]): CheckResult {
  return { status: 'alert', messages };
}

export function skippedResult(message: string): CheckResult {
  return { status: 'skipped', messages: [message] };
}

/** Turns a 404 into an alert: nothing is configured, but the call itself worked. */
export function alertIfNotFound(message: string) {
  return ({ status }: Failure): CheckResult | null => (status === 404 ? alertResult(message) : null);
}

const formatNumber = (value: number | null) => textOrDash(value);

export function evaluateAgency(requestedAgency: string) {
  return (agency: Agency): CheckResult => {
    // With an agency, every description has a value.
    const facts = describeAgency(agency, { country: formatNumber, timeZone: formatNumber }) as CheckFact[];
    const isOtherAgency = agency.abbreviation !== requestedAgency;
    return isOtherAgency
      ? { ...alertResult(CHECK_MESSAGES.otherAgency(agency.abbreviation)), facts }
      : { status: 'ok', messages: [], facts };
  };
}

export function evaluateRoutingInfo(info: RoutingInfo): CheckResult {
  if (!info.isKnown) return alertResult(CHECK_MESSAGES.unknownRoute);
  return okResult(
    { label: 'ID', value: textOrDash(info.id) },
    { label: 'Name', value: textOrDash(info.name) },
  );
}

export function evaluateMailSettings({ sender, reply_to }: MailSettings): CheckResult {
  return okResult(
    { label: 'Sender', value: textOrDash(sender), isPrivate: true },
    { label: 'Reply to', value: textOrDash(reply_to), isPrivate: true },
  );
}

export function evaluateProvider({ id, name }: Provider): CheckResult {
  return okResult({ label: 'ID', value: String(id) }, { label: 'Name', value: textOrDash(name) });
}

export function evaluateCount(label: string) {
  return (count: number): CheckResult => okResult({ label, value: count.toLocaleString('en-US') });
}

/** One failed count fails the check; the other counts are still shown. */
export function evaluateCounts(
  counts: readonly { label: string; result: CallResult<number> }[],
): CheckResult {
  const facts = counts.map(({ label, result }) => ({
    label,
    value: result.failure ? 'failed' : (result.data as number).toLocaleString('en-US'),
  }));
  const failures = counts.flatMap(({ label, result }) =>
    result.failure ? [{ name: label, failure: result.failure }] : [],
  );
  return failures.length === 0
    ? { status: 'ok', messages: [], facts }
    : { status: 'failed', messages: groupByReason(failures), facts };
}

export function evaluateList<Row>(
  columns: readonly Column<Row>[],
  whenEmpty: { status: 'ok' | 'alert'; message: string },
) {
  return ({ rows, invalidRowCount }: { rows: readonly Row[]; invalidRowCount: number }): CheckResult => {
    const table = createResultTable(columns, rows);
    if (invalidRowCount > 0) return { ...alertResult(CHECK_MESSAGES.invalidRows(invalidRowCount)), table };
    if (rows.length === 0) return { status: whenEmpty.status, messages: [whenEmpty.message], table };
    return { status: 'ok', messages: [], table };
  };
}

/**
 * Shows every medium whose look-up failed as not configured (section 8 of the specification). Only a 404 proves that a medium is
 * not configured, so any other failure fails the check.
 */
export function evaluateMediums(
  lookups: readonly { medium: string; result: CallResult<{ psp_id: string | number }> }[],
): CheckResult {
  const rows: MediumRow[] = lookups.map(({ medium, result }) => ({
    medium,
    provider: result.data?.psp_id ?? null,
  }));
  const table = createResultTable(mediumColumns, rows);
  const failures = lookups.flatMap(({ medium, result: { failure } }) =>
    failure && failure.status !== 404 ? [{ name: medium, failure }] : [],
  );
  if (failures.length > 0) return { status: 'failed', messages: groupByReason(failures), table };
  if (rows.every(({ provider }) => provider === null))
    return { ...alertResult(CHECK_MESSAGES.noMedium), table };
  return { status: 'ok', messages: [], table };
}

/** `now` is in milliseconds since 1970. */
export function evaluateDocumentVersions(kind: ResourceKind, now: number) {
  return ({ rows, invalidRowCount }: { rows: readonly Resource[]; invalidRowCount: number }): CheckResult => {
    const table = createResultTable(versionColumns, rows.map(toVersionRow));
    const messages = [
      ...(invalidRowCount > 0 ? [CHECK_MESSAGES.invalidRows(invalidRowCount)] : []),
      ...(invalidRowCount === 0 && rows.length === 0 ? [CHECK_MESSAGES.noDocument(kind)] : []),
      ...evaluateValidity(rows, now).map(({ text }) => text),
    ];
    return { status: messages.length > 0 ? 'alert' : 'ok', messages, table };
  };
}

function toVersionRow(version: Resource) {
  const { client_type, content, start_date, end_date } = version;
  const dateTexts = [formatUtcTimestamp(start_date) ?? 'no start', formatUtcTimestamp(end_date) ?? 'no end'];
  return {
    clientType: client_type,
    characterCount: content === null ? null : [...content].length,
    validityRange: formatValidityRange(version),
    rangeHint: dateTexts.join(' – '),
    startDate: start_date,
  };
}

function okResult(...facts: CheckFact[]): CheckResult {
  return { status: 'ok', messages: [], facts };
}

/** Builds one message for all failures with the same reason. */
function groupByReason(failures: readonly { name: string; failure: Failure }[]): string[] {
  const namesByReason = new Map<string, string[]>();
  for (const { name, failure } of failures) {
    const reason = describeFailure(failure);
    namesByReason.set(reason, [...(namesByReason.get(reason) ?? []), name]);
  }
  return [...namesByReason].map(([reason, names]) => CHECK_MESSAGES.lookupFailed(reason, names));
}
