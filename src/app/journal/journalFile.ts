import { type Change } from '@/domain/change';
import {
  listChangeDifferences,
  NO_RESPONSE_TEXT,
  describeObject,
  OUTCOME_LABELS,
  WITHHELD_TEXTS,
} from '@/domain/changeTexts';
import { formatTimestamp } from '@/domain/dates';
import { textOrDash } from '@/domain/missingValue';
import { type Region, getRegionName } from '@/domain/regions';
import { UTF8_BOM, formatCsvLine } from '@/lib/csv';
import { type JournalState } from '@/session/journal';

/** The forms that the record can be taken out in. */
export type JournalFormat = 'json' | 'csv' | 'note';

/** What the record is, wherever it stands. */
export const JOURNAL_DESCRIPTION =
  'This is the record of what was sent from one browser tab in one session. It is not the platform’s log: changes made elsewhere are not in it.';

/** What is said of the oldest writes that are not in the record any more. */
export function droppedText(dropped: number): string {
  return `${dropped} older ${dropped === 1 ? 'change is' : 'changes are'} not in the record any more.`;
}

/** What is known of a write's end. */
export function resultText({ message }: Pick<Change, 'message'>): string {
  return message ?? NO_RESPONSE_TEXT;
}

/** The record as a file of one of its forms. */
export function buildJournalFile(format: JournalFormat, journal: JournalState, region: Region, now: Date) {
  const stamp = now.toISOString().replace(/\.\d+/, '');
  const name = `changes-${getRegionName(region).toLowerCase()}-${stamp}`;
  switch (format) {
    case 'json':
      return { name: `${name}.json`, text: toJson(journal, region, stamp), type: 'application/json' };
    case 'csv':
      return { name: `${name}.csv`, text: toCsv(journal), type: 'text/csv;charset=utf-8' };
    case 'note':
      return {
        name: `${name}.txt`,
        text: formatJournalNote(journal, region),
        type: 'text/plain;charset=utf-8',
      };
  }
}

/** The record as a text to paste into a ticket, the oldest first. */
export function formatJournalNote({ changes, droppedCount }: JournalState, region: Region): string {
  return [
    `Changes of a session - Region - ${getRegionName(region)}`,
    JOURNAL_DESCRIPTION,
    ...(droppedCount > 0 ? [droppedText(droppedCount)] : []),
    ...changes.map((change) => ['', ...formatNoteEntry(change)].join('\n')),
    '',
  ].join('\n');
}

function formatNoteEntry(change: Change): string[] {
  const { outcome, at, operator, region, agency, object, withheld, reason } = change;
  const iso = new Date(at).toISOString();
  return [
    `${OUTCOME_LABELS[outcome].label}: ${describeObject(object)}`,
    `  ${formatTimestamp(iso)} (${iso}), ${textOrDash(operator)}, ${getRegionName(region)}, ${textOrDash(agency)}`,
    ...(withheld
      ? [`  ${WITHHELD_TEXTS[withheld]}`]
      : listChangeDifferences(change).map(
          ({ path, before, after }) => `  ${path}: ${before ?? 'none'} -> ${after ?? 'none'}`,
        )),
    `  ${resultText(change)}`,
    ...(reason === '' ? [] : [`  Reason: ${reason}`]),
  ];
}

function toJson({ changes, droppedCount }: JournalState, region: Region, stamp: string): string {
  const entries = changes.map((change) => {
    const { at, operator, agency, object, before, after, withheld, outcome, reason } = change;
    return {
      time: new Date(at).toISOString(),
      operator,
      region: getRegionName(change.region),
      agency,
      ...object,
      description: describeObject(object),
      // As the JSON texts that they are: parsed, they would lose digits and keys.
      before,
      after,
      withheld,
      difference: withheld ? [] : listChangeDifferences(change),
      outcome,
      message: resultText(change),
      reason,
    };
  });
  const about = {
    about: JOURNAL_DESCRIPTION,
    region: getRegionName(region),
    madeAt: stamp,
    olderLeftOut: droppedCount,
  };
  return JSON.stringify({ ...about, changes: entries }, null, 2);
}

const CSV_HEADER = [
  'Time (UTC)',
  'Operator',
  'Region',
  'Agency',
  'Change',
  'Outcome',
  'Message',
  'Before',
  'After',
  'Reason',
];

function toCsv({ changes }: JournalState): string {
  const rows = changes.map((change) => {
    const { at, operator, region, agency, object, before, after, withheld, outcome, reason } = change;
    const value = (text: string | null) => (withheld ? WITHHELD_TEXTS[withheld] : (text ?? ''));
    return [
      new Date(at).toISOString(),
      operator ?? '',
      getRegionName(region),
      agency ?? '',
      describeObject(object),
      OUTCOME_LABELS[outcome].label,
      resultText(change),
      value(before),
      value(after),
      reason,
    ];
  });
  return `${UTF8_BOM}${[CSV_HEADER, ...rows].map(formatCsvLine).join('')}`;
}
