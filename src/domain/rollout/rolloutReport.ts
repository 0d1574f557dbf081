import { formatCsv } from '@/lib/csv';
import { formatCount } from '@/lib/text/formatCount';
import { joinLines } from '@/lib/text/joinLines';
import { CHECK_AGAIN_ADVICE } from '../failureTexts/unknownOutcome';
import { buildFileName, type FileExtension, type FileName } from '../files/buildFileName';
import { listReasonLines } from '../files/listReasonLines';
import { getRegionCurrency, getRegionName } from '../regions';
import { findRingIndex, listRings } from './rings';
import { type Rollout, type RolloutStep, type StepWrite } from './rollout';
import { countSteps, STEP_STATUS_LABELS } from './stepLabels';
import { describeSubject, formatSubjectMoney, formatSubjectValue, getSubjectName } from './subjectValue';
import { isWithheld, withholdValues } from './withheld';

type ReportFormat = 'json' | 'csv' | 'text';

const WRITE_LABELS: Readonly<Record<StepWrite, string>> = {
  no: 'no',
  partly: 'one of two calls',
  yes: 'yes',
  unknown: 'not known',
};

interface Report {
  name: FileName;
  text: string;
}

/**
 * A rollout as a file, with the times in UTC. Values that look like a secret are not in it. `operator`: the email of the operator,
 * as in the change journal.
 */
export function formatReport(rollout: Rollout, format: ReportFormat, operator: string | null): Report {
  const { subject, region, startedAt } = rollout;
  const file = { baseName: `rollout-${getSubjectName(subject)}`, region, agency: null };
  const nameFile = (extension: FileExtension) => buildFileName({ ...file, extension }, startedAt);
  switch (format) {
    case 'json':
      return { name: nameFile('json'), text: toJson(rollout, operator) };
    case 'csv':
      return { name: nameFile('csv'), text: toCsv(rollout, operator) };
    case 'text':
      return { name: nameFile('txt'), text: toText(rollout, operator) };
  }
}

function toJson(rollout: Rollout, operator: string | null): string {
  const { id, region, subject, source, isDryRun, reason, status, startedAt, finishedAt, steps } = rollout;
  return JSON.stringify(
    {
      id,
      region: getRegionName(region),
      operator,
      subject,
      source,
      isDryRun,
      reason,
      status,
      startedAt: formatTime(startedAt),
      finishedAt: finishedAt === null ? null : formatTime(finishedAt),
      counts: Object.fromEntries(countSteps(steps).map(({ status: of, count }) => [of, count])),
      // Values stay JSON texts: parsing would lose digits of large numbers and keys such as __proto__.
      agencies: listRows(rollout).map(({ ring, step }) => ({
        agency: step.agency.abbreviation,
        name: step.agency.name,
        ring,
        status: step.status,
        written: step.written,
        planned: step.planned,
        target: step.target,
        before: step.before,
        after: step.after,
        time: step.statusChangedAt === null ? null : formatTime(step.statusChangedAt),
        note: step.note,
      })),
    },
    null,
    2,
  );
}

const CSV_HEADER = [
  'Agency',
  'Name',
  'Ring',
  'Status',
  'Accepted by the platform',
  'Planned',
  'Target',
  'Before',
  'After',
  'Time (UTC)',
  'Note',
  'Operator',
  'Region',
  'Subject',
  'Reason',
  'Dry run',
];

function toCsv(rollout: Rollout, operator: string | null): string {
  const { region, subject, reason, isDryRun } = rollout;
  const ofAll = [
    operator ?? '',
    getRegionName(region),
    describeSubject(subject),
    reason,
    isDryRun ? 'yes' : 'no',
  ];
  const rows = listRows(rollout).map(({ ring, step }) => [
    step.agency.abbreviation,
    step.agency.name ?? '',
    String(ring),
    STEP_STATUS_LABELS[step.status],
    WRITE_LABELS[step.written],
    step.planned,
    step.target,
    step.before ?? '',
    step.after ?? '',
    step.statusChangedAt === null ? '' : formatTime(step.statusChangedAt),
    step.note ?? '',
    ...ofAll,
  ]);
  return formatCsv([CSV_HEADER, ...rows]);
}

function toText(rollout: Rollout, operator: string | null): string {
  const { region, subject, reason, steps } = rollout;
  const counts = countSteps(steps).map(({ status, count }) => `${count} ${STEP_STATUS_LABELS[status]}`);
  return joinLines([
    `${getTitle(rollout)} - Region - ${getRegionName(region)}`,
    describeSubject(subject),
    `${describeTimes(rollout)}${operator === null ? '' : `, ${operator}`}`,
    ...(reason === '' ? [] : listReasonLines(reason)),
    `${formatCount(steps.length, 'agency', 'agencies')}: ${counts.join(', ')}`,
    '',
    ...listRows(rollout).map((row) => formatTextRow(rollout, row)),
    '',
  ]);
}

function getTitle({ isDryRun, source }: Rollout): string {
  if (source.kind === 'undo') return isDryRun ? 'Dry run of an undo of a rollout' : 'Undo of a rollout';
  return isDryRun ? 'Dry run of a rollout' : 'Rollout';
}

function describeTimes({ status, startedAt, finishedAt }: Rollout): string {
  const start = `Started ${formatTime(startedAt)}`;
  if (finishedAt === null) return `${start}, not finished`;
  return `${start}, ${status === 'stopped' ? 'stopped' : 'finished'} ${formatTime(finishedAt)}`;
}

function formatTextRow({ subject, region }: Rollout, { ring, step }: ReportRow): string {
  const { agency, status, before, planned, target, after, written, statusChangedAt, note } = step;
  const format = (json: string) =>
    isWithheld(step)
      ? 'not kept'
      : formatSubjectValue(subject, json) + formatSubjectMoney(subject, json, getRegionCurrency(region));
  return [
    `${agency.abbreviation}: ring ${ring}, ${STEP_STATUS_LABELS[status]}`,
    `${before === null ? `planned ${format(planned)}` : format(before)} -> ${format(target)}`,
    ...(written === 'no' ? [] : [`accepted: ${WRITE_LABELS[written]}`]),
    ...(after === null ? [] : [`${format(after)} now`]),
    ...(statusChangedAt === null ? [] : [formatTime(statusChangedAt)]),
    ...(note === null ? [] : [note]),
  ].join(', ');
}

interface ReportRow {
  /** From 1. */
  ring: number;
  step: RolloutStep;
}

function listRows({ subject, steps }: Rollout): ReportRow[] {
  const rings = listRings(steps.length);
  return steps.map((step, index) => ({
    ring: findRingIndex(rings, index) + 1,
    step: withoutAdvice(withholdValues(subject, step)),
  }));
}

/** A note can end with what the operator of that moment could do, which a later reader cannot. */
function withoutAdvice(step: RolloutStep): RolloutStep {
  return step.note === null ? step : { ...step, note: step.note.replace(CHECK_AGAIN_ADVICE, '') };
}

/** For example `2026-11-24T14:05:09Z`. */
function formatTime(time: number): string {
  return new Date(time).toISOString().replace(/\.\d+/, '');
}
