import { type Change } from '@/domain/changes/change';
import { describeRelations } from '@/domain/changes/changeRelations';
import {
  describeAuthor,
  describeObject,
  describeOutcome,
  describeResult,
  hasSameValues,
  listChangeDifferences,
  listShownValues,
  SAME_VALUES_TEXT,
  WITHHELD_TEXTS,
} from '@/domain/changes/changeTexts';
import { formatTimestamp } from '@/domain/dates';
import { buildFileName, type FileExtension } from '@/domain/files/buildFileName';
import { listReasonLines } from '@/domain/files/listReasonLines';
import { textOrDash } from '@/domain/missingValue';
import { getRegionName, type Region } from '@/domain/regions';
import { formatCsv } from '@/lib/csv';
import { joinLines } from '@/lib/text/joinLines';
import { joinSentences } from '@/lib/text/joinSentences';
import { type JournalState } from '@/session/journal/journalState';

/** `text` is plain text for a ticket. */
export type JournalFormat = 'json' | 'csv' | 'text';

type ExportedJournal = Pick<JournalState, 'changes' | 'droppedCount' | 'sendingIds'>;

const SENDING_TEXT = 'Being sent when this list was made';

export const JOURNAL_DESCRIPTION =
  'This journal lists changes and runs of one browser tab. It is not the platform’s log: earlier changes, and those made elsewhere, are not in it.';

/** A time in milliseconds since 1970, in UTC. */
const toIsoTime = (time: number) => new Date(time).toISOString();

function describeOutcomeAtExport(change: Change, { sendingIds }: ExportedJournal): string {
  return sendingIds.includes(change.id) ? SENDING_TEXT : describeOutcome(change, toIsoTime);
}

/** The oldest changes are dropped, because the journal's length is limited. */
export function describeDropped(droppedCount: number): string {
  return `${droppedCount} older ${droppedCount === 1 ? 'change is' : 'changes are'} no longer in this journal.`;
}

export function buildJournalFile(format: JournalFormat, journal: ExportedJournal, region: Region, now: Date) {
  const isoTimestamp = now.toISOString().replace(/\.\d+/, '');
  // A CSV file has no other place to say that older changes were dropped.
  const isPartial = journal.droppedCount > 0;
  const nameFile = (extension: FileExtension) =>
    buildFileName({ baseName: 'changes', region, agency: null, isPartial, extension }, now.getTime());
  switch (format) {
    case 'json':
      return {
        name: nameFile('json'),
        text: toJson(journal, region, isoTimestamp),
      };
    case 'csv':
      return { name: nameFile('csv'), text: toCsv(journal) };
    case 'text':
      return {
        name: nameFile('txt'),
        text: formatJournalText(journal, region),
      };
  }
}

export function formatJournalText(journal: ExportedJournal, region: Region): string {
  const { changes, droppedCount } = journal;
  return joinLines([
    `Changes of a session - Region - ${getRegionName(region)}`,
    JOURNAL_DESCRIPTION,
    ...(droppedCount > 0 ? [describeDropped(droppedCount)] : []),
    ...changes.flatMap((change) => ['', ...formatNoteEntry(change, journal)]),
    '',
  ]);
}

function formatNoteEntry(change: Change, journal: ExportedJournal): string[] {
  const { at, region, agency, object, withheld, reason, rollout } = change;
  const isoTime = toIsoTime(at);
  return [
    `${describeOutcomeAtExport(change, journal)}: ${describeObject(object)}`,
    `  ${formatTimestamp(isoTime)} (${isoTime}), ${textOrDash(describeAuthor(change))}, ${getRegionName(region)}, ${textOrDash(agency)}`,
    ...(withheld ? [`  ${WITHHELD_TEXTS[withheld]}`] : listNoteValues(change)),
    ...[describeResult(change), ...describeRelations(change, journal.changes)].map((text) => `  ${text}`),
    ...(rollout === undefined ? [] : [`  ${rollout}`]),
    ...(reason === '' ? [] : listReasonLines(reason).map((line) => `  ${line}`)),
  ];
}

function listNoteValues(change: Change): string[] {
  const shownValues = listShownValues(change);
  return hasSameValues(change)
    ? [`  ${SAME_VALUES_TEXT}`, ...shownValues.map(({ path, after }) => `  ${path}: ${after ?? 'none'}`)]
    : shownValues.map(({ path, before, after }) => `  ${path}: ${before ?? 'none'} -> ${after ?? 'none'}`);
}

function toJson(journal: ExportedJournal, region: Region, isoTimestamp: string): string {
  const { changes, droppedCount, sendingIds } = journal;
  const entries = changes.map((change) => {
    const { at, operator, administrator, agency, object, before, after, withheld } = change;
    const { outcome, completedAt, reason, rollout } = change;
    return {
      time: toIsoTime(at),
      operator,
      administrator: administrator ?? null,
      region: getRegionName(change.region),
      agency,
      // The kind of the changed object, and the fields that identify it.
      ...object,
      description: describeObject(object),
      // These stay JSON strings: parsing would lose digits of large numbers and keys such as __proto__.
      before,
      after,
      withheld,
      difference: withheld ? [] : listChangeDifferences(change),
      outcome: sendingIds.includes(change.id) ? 'sending' : outcome,
      completedAt: completedAt === undefined ? null : toIsoTime(completedAt),
      message: describeResult(change),
      relations: describeRelations(change, changes),
      rollout: rollout ?? null,
      reason,
    };
  });
  const header = {
    about: JOURNAL_DESCRIPTION,
    region: getRegionName(region),
    madeAt: isoTimestamp,
    olderLeftOut: droppedCount,
  };
  return JSON.stringify({ ...header, changes: entries }, null, 2);
}

const CSV_HEADER = [
  'Time (UTC)',
  'Operator',
  'Administrator',
  'Region',
  'Agency',
  'Change',
  'Outcome',
  'Message',
  'Before',
  'After',
  'Rollout',
  'Reason',
];

function toCsv(journal: ExportedJournal): string {
  const { changes } = journal;
  const rows = changes.map((change) => {
    const { at, operator, administrator, region, agency, object, before, after } = change;
    const { withheld, reason, rollout } = change;
    const toCell = (text: string | null) => (withheld ? WITHHELD_TEXTS[withheld] : (text ?? ''));
    return [
      toIsoTime(at),
      operator ?? '',
      administrator ?? '',
      getRegionName(region),
      agency ?? '',
      describeObject(object),
      describeOutcomeAtExport(change, journal),
      joinSentences([describeResult(change), ...describeRelations(change, changes)]),
      toCell(before),
      toCell(after),
      rollout ?? '',
      reason,
    ];
  });
  return formatCsv([CSV_HEADER, ...rows]);
}
