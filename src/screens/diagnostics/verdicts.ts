import { utcText } from '@/domain/dates';
import { type Agency } from '@/domain/entities/agency';
import { type MailSettings } from '@/domain/entities/mailSettings';
import { type Provider } from '@/domain/entities/provider';
import { type Resource, type ResourceKind } from '@/domain/entities/resource';
import { type RoutingInfo } from '@/domain/entities/routingInfo';
import { type Failure, reasonText } from '@/domain/failures';
import { CHECK_TEXTS } from '@/domain/failureTexts/diagnostics';
import { textOr } from '@/domain/missing';
import { judgeValidity, validityRange } from '@/domain/validity';
import { type Column } from '@/ui/table/column';
import { agencyFacts } from '../common/agencyFacts';
import { type Answer, type CheckFact, type Verdict } from './check';
import { mediumColumns, type MediumRow, versionColumns } from './checkColumns';
import { resultTable } from './resultTable';

/* How checks judge what they got: pure, from an answer to a verdict. */

/** A call that failed is a check that failed, unless `judgeFailure` knows better of it. */
export function judged<Data>(
  { data, failure }: Answer<Data>,
  judge: (data: Data) => Verdict,
  judgeFailure: (failure: Failure) => Verdict | null = () => null,
): Verdict {
  return failure ? (judgeFailure(failure) ?? failed(failure)) : judge(data as Data);
}

export function failed(failure: Failure): Verdict {
  return { status: 'failed', messages: [reasonText(failure)] };
}

export function alert(...messages: string[]): Verdict {
  return { status: 'alert', messages };
}

export function skipped(message: string): Verdict {
  return { status: 'skipped', messages: [message] };
}

/** A 404 says that there is none; that is an alert, and nothing that failed. */
export function missingIs(message: string) {
  return ({ status }: Failure): Verdict | null => (status === 404 ? alert(message) : null);
}

const plainNumber = (number: number | null) => textOr(number);

export function judgeAgency(asked: string) {
  return (agency: Agency): Verdict => {
    const facts = agencyFacts(agency, { country: plainNumber, timeZone: plainNumber }) as CheckFact[];
    const isOther = agency.abbreviation !== asked;
    return isOther
      ? { ...alert(CHECK_TEXTS.otherAgency(agency.abbreviation)), facts }
      : { status: 'ok', messages: [], facts };
  };
}

export function judgeRoutingInfo(info: RoutingInfo): Verdict {
  if (!info.isKnown) return alert(CHECK_TEXTS.unknownRoute);
  return ok({ label: 'ID', value: textOr(info.id) }, { label: 'Name', value: textOr(info.name) });
}

export function judgeEmail({ sender, reply_to }: MailSettings): Verdict {
  return ok(
    { label: 'Sender', value: textOr(sender), isPrivate: true },
    { label: 'Reply to', value: textOr(reply_to), isPrivate: true },
  );
}

export function judgeProvider({ id, name }: Provider): Verdict {
  return ok({ label: 'ID', value: String(id) }, { label: 'Name', value: textOr(name) });
}

export function judgeCount(label: string) {
  return (count: number): Verdict => ok({ label, value: count.toLocaleString('en-US') });
}

/** Several counts: what could not be counted fails the check, and the others stand. */
export function judgeCounts(counts: readonly { label: string; answer: Answer<number> }[]): Verdict {
  const facts = counts.map(({ label, answer }) => ({
    label,
    value: answer.failure ? 'failed' : (answer.data as number).toLocaleString('en-US'),
  }));
  const failures = counts.flatMap(({ label, answer }) =>
    answer.failure ? [{ name: label, failure: answer.failure }] : [],
  );
  return failures.length === 0
    ? { status: 'ok', messages: [], facts }
    : { status: 'failed', messages: byReason(failures), facts };
}

/** A list, and what is said where it is empty: an alert, or a fact of no concern. */
export function judgeList<Row>(
  columns: readonly Column<Row>[],
  whenEmpty: { status: 'ok' | 'alert'; message: string },
) {
  return ({ rows, unreadable }: { rows: readonly Row[]; unreadable: number }): Verdict => {
    const table = resultTable(columns, rows);
    if (unreadable > 0) return { ...alert(CHECK_TEXTS.unreadable(unreadable)), table };
    if (rows.length === 0) return { status: whenEmpty.status, messages: [whenEmpty.message], table };
    return { status: 'ok', messages: [], table };
  };
}

/** A look-up that failed marks its medium as not configured (specification 8); only a 404 is sure of it. */
export function judgeMediums(
  lookups: readonly { medium: string; answer: Answer<{ psp_id: string | number }> }[],
): Verdict {
  const rows: MediumRow[] = lookups.map(({ medium, answer }) => ({
    medium,
    provider: answer.data?.psp_id ?? null,
  }));
  const table = resultTable(mediumColumns, rows);
  const failures = lookups.flatMap(({ medium, answer: { failure } }) =>
    failure && failure.status !== 404 ? [{ name: medium, failure }] : [],
  );
  if (failures.length > 0) return { status: 'failed', messages: byReason(failures), table };
  if (rows.every(({ provider }) => provider === null)) return { ...alert(CHECK_TEXTS.noMedium), table };
  return { status: 'ok', messages: [], table };
}

/** The versions of a document: when they hold is judged at `now`, milliseconds. */
export function judgeVersions(kind: ResourceKind, now: number) {
  return ({ rows, unreadable }: { rows: readonly Resource[]; unreadable: number }): Verdict => {
    const table = resultTable(versionColumns, rows.map(versionRow));
    const messages = [
      ...(unreadable > 0 ? [CHECK_TEXTS.unreadable(unreadable)] : []),
      ...(unreadable === 0 && rows.length === 0 ? [CHECK_TEXTS.noDocument(kind)] : []),
      ...judgeValidity(rows, now).map(({ text }) => text),
    ];
    return { status: messages.length > 0 ? 'alert' : 'ok', messages, table };
  };
}

function versionRow(version: Resource) {
  const { client_type, content, start_date, end_date } = version;
  const ends = [utcText(start_date) ?? 'no start', utcText(end_date) ?? 'no end'];
  return {
    clientType: client_type,
    characters: content === null ? null : [...content].length,
    range: validityRange(version),
    hint: ends.join(' – '),
    start: start_date,
  };
}

function ok(...facts: CheckFact[]): Verdict {
  return { status: 'ok', messages: [], facts };
}

/** Failures of one reason in one line. */
function byReason(failures: readonly { name: string; failure: Failure }[]): string[] {
  const names = new Map<string, string[]>();
  for (const { name, failure } of failures) {
    const reason = reasonText(failure);
    names.set(reason, [...(names.get(reason) ?? []), name]);
  }
  return [...names].map(([reason, whose]) => CHECK_TEXTS.lookupFailed(reason, whose));
}
