import { type QueryEndpoint } from '@/api/client/fetchUncached';
import { isTimestamp } from '@/domain/dates';
import { type CheckEvidence } from '@/domain/diagnostics/checkEvidence';
import {
  evaluateValidity,
  listDocumentVersions,
  listInvalidClientTypes,
  parseRanges,
} from '@/domain/diagnostics/documentValidity';
import { type CountName } from '@/domain/diagnostics/sharedReport';
import { buildValidityTimeline } from '@/domain/diagnostics/validityTimeline';
import { type Resource, type ResourceKind } from '@/domain/entities/diagnostics/resource';
import { type Failure, isNotFound, type Result } from '@/domain/failures';
import { describeFailure } from '@/domain/failureTexts/describeFailure';
import { CHECK_MESSAGES } from '@/domain/failureTexts/diagnostics';
import { describeInvalidRows } from '@/domain/failureTexts/invalidRows';
import { DIAGNOSTICS_CHART_LIMIT, DIAGNOSTICS_MESSAGES_LIMIT } from '@/domain/limits';
import { groupBy } from '@/lib/groupBy';
import { hashText } from '@/lib/hashText';
import { formatNumber } from '@/lib/text/formatNumber';
import { type Column } from '@/ui/table/column';
import { type Check, type CheckFact, type CheckResult } from './check';
import { versionColumns } from './checkColumns';
import { createResultTable } from './resultTable';

/** Turns one call into a result. A failed call fails the check, unless `evaluateFailure` returns another result. */
export function evaluateCall<Data>(
  { data, error }: Result<Data>,
  evaluate: (data: Data) => CheckResult,
  evaluateFailure: (failure: Failure) => CheckResult | null = () => null,
): CheckResult {
  return error ? (evaluateFailure(error) ?? failedResult(error)) : evaluate(data as Data);
}

/** The `run` of a check with one call, which needs only the agency. */
export function evaluateQuery<Data>(
  endpoint: QueryEndpoint<{ agency: string }, Data>,
  evaluate: (data: Data) => CheckResult,
  evaluateFailure?: (failure: Failure) => CheckResult | null,
): Check['run'] {
  return async (runQuery, agency) =>
    evaluateCall(await runQuery(endpoint, { agency }), evaluate, evaluateFailure);
}

/** `service`: as for `describeFailure`. */
export function failedResult(failure: Failure, service?: string): CheckResult {
  return buildFailedResult((describe) => [describe(failure, service)]);
}

/** With one message for all look-ups that have failed for the same reason. */
export function failedLookups(failures: readonly { name: string; failure: Failure }[]): CheckResult {
  return buildFailedResult((describe) =>
    [...groupBy(failures, ({ failure }) => describe(failure))].map(([reason, lookups]) =>
      CHECK_MESSAGES.lookupFailed(
        reason,
        lookups.map(({ name }) => name),
      ),
    ),
  );
}

function buildFailedResult(
  listMessages: (describe: typeof describeFailure) => readonly string[],
): CheckResult {
  return {
    status: 'failed',
    messages: listMessages(describeFailure),
    publicMessages: listMessages(describeWithoutServerMessage),
  };
}

function describeWithoutServerMessage(failure: Failure, service?: string): string {
  const shown = failure.message ? { ...failure, message: '(server message removed)' } : failure;
  return describeFailure(shown, service);
}

export function alertResult(...messages: string[]): CheckResult {
  return { status: 'alert', messages };
}

export function skippedResult(message: string): CheckResult {
  return { status: 'skipped', messages: [message] };
}

/** Turns the service's own 404 into an alert: nothing is configured, but the call itself worked. */
export function alertIfNotFound(message: string) {
  return (failure: Failure): CheckResult | null => (isNotFound(failure) ? alertResult(message) : null);
}

export function evaluateCount(label: string) {
  return (count: number): CheckResult => ({
    ...okResult({ label, value: formatNumber(count) }),
    evidence: { counts: { total: count } },
  });
}

/** One failed count fails the check; the other counts are still shown. */
export function evaluateCounts(counts: readonly { label: CountName; result: Result<number> }[]): CheckResult {
  const facts = counts.map(({ label, result }) => ({
    label,
    value: result.error ? 'failed' : formatNumber(result.data as number),
  }));
  const failures = counts.flatMap(({ label, result }) =>
    result.error ? [{ name: label, failure: result.error }] : [],
  );
  const read = counts.flatMap(({ label, result: { data } }) => (data === undefined ? [] : [[label, data]]));
  const evidence: CheckEvidence = { counts: Object.fromEntries(read) as Record<string, number> };
  return failures.length === 0
    ? { status: 'ok', messages: [], facts, evidence }
    : { ...failedLookups(failures), facts, evidence };
}

export function evaluateList<Row>(
  columns: readonly Column<Row>[],
  whenEmpty: { status: 'ok' | 'alert'; message: string },
  countMore: (rows: readonly Row[]) => CheckEvidence['counts'] = () => ({}),
) {
  return ({ rows, invalidRowCount }: { rows: readonly Row[]; invalidRowCount: number }): CheckResult => {
    const table = createResultTable(columns, rows);
    const counts = { total: rows.length, ...countMore(rows) };
    const evidence: CheckEvidence = { counts };
    if (invalidRowCount > 0)
      return {
        ...alertResult(describeInvalidRows(invalidRowCount)),
        table,
        evidence: { counts: { ...counts, unreadable: invalidRowCount } },
      };
    if (rows.length === 0)
      return { status: whenEmpty.status, messages: [whenEmpty.message], table, evidence };
    return { status: 'ok', messages: [], table, evidence };
  };
}

/** `now` is in milliseconds since 1970. */
export function evaluateDocumentVersions(kind: ResourceKind, now: number) {
  return ({ rows, invalidRowCount }: { rows: readonly Resource[]; invalidRowCount: number }): CheckResult => {
    const table = createResultTable(versionColumns, rows.map(toVersionRow));
    const ranges = parseRanges(rows);
    const invalidClientTypes = listInvalidClientTypes(ranges);
    const messages = limitMessages([
      ...(invalidRowCount > 0 ? [describeInvalidRows(invalidRowCount)] : []),
      ...(invalidRowCount === 0 && rows.length === 0 ? [CHECK_MESSAGES.noDocument(kind)] : []),
      ...evaluateValidity(ranges, now).map(({ text }) => text),
    ]);
    const hasChart = rows.length <= DIAGNOSTICS_CHART_LIMIT;
    const timeline = hasChart ? buildValidityTimeline(ranges, now) : null;
    return {
      status: messages.length > 0 ? 'alert' : 'ok',
      messages,
      table,
      ...(rows.some(hasTime) && { hasTableTimes: true }),
      ...(timeline && { timeline }),
      ...(!hasChart && { noTimelineReason: CHECK_MESSAGES.noChart(DIAGNOSTICS_CHART_LIMIT) }),
      evidence: {
        versions: listDocumentVersions(ranges),
        ...(invalidClientTypes.length > 0 && { names: { invalidClientTypes } }),
        counts: { total: rows.length, ...(invalidRowCount > 0 && { unreadable: invalidRowCount }) },
      },
    };
  };
}

/** The last message counts those that are left out. */
function limitMessages(messages: readonly string[]): readonly string[] {
  const hiddenCount = messages.length - DIAGNOSTICS_MESSAGES_LIMIT;
  return hiddenCount > 0
    ? [...messages.slice(0, DIAGNOSTICS_MESSAGES_LIMIT), CHECK_MESSAGES.moreMessages(hiddenCount)]
    : messages;
}

/** A date without a time is the same in every zone. */
function hasTime({ start_date, end_date }: Resource): boolean {
  return isTimestamp(start_date) || isTimestamp(end_date);
}

/** The row has a hash of the text, because another text can have the same number of characters. */
function toVersionRow({ client_type, content, start_date, end_date }: Resource) {
  return {
    clientType: client_type,
    characterCount: content === null ? null : [...content].length,
    contentHash: content === null ? null : hashText(content),
    start_date,
    end_date,
  };
}

export function okResult(...facts: CheckFact[]): CheckResult {
  return { status: 'ok', messages: [], facts };
}
