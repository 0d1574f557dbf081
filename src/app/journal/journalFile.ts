import { type Change } from '@/domain/change';
import {
  changeDifferences,
  NO_ANSWER_HEARD,
  objectText,
  OUTCOME_WORDS,
  WITHHELD_TEXTS,
} from '@/domain/changeTexts';
import { formatTimestamp } from '@/domain/dates';
import { textOr } from '@/domain/missing';
import { type Region, regionName } from '@/domain/regions';
import { CSV_START, csvLine } from '@/lib/csv';
import { type JournalState } from '@/session/journal';

/** The forms that the record can be taken out in. */
export type JournalForm = 'json' | 'csv' | 'note';

/** What the record is, wherever it stands. */
export const JOURNAL_IS =
  'This is the record of what was sent from one browser tab in one session. It is not the platform’s log: changes made elsewhere are not in it.';

/** What is said of the oldest writes that are not in the record any more. */
export function droppedText(dropped: number): string {
  return `${dropped} older ${dropped === 1 ? 'change is' : 'changes are'} not in the record any more.`;
}

/** What is known of a write's end. */
export function endText({ message }: Pick<Change, 'message'>): string {
  return message ?? NO_ANSWER_HEARD;
}

/** The record as a file of one of its forms. */
export function journalFile(form: JournalForm, journal: JournalState, region: Region, now: Date) {
  const stamp = now.toISOString().replace(/\.\d+/, '');
  const name = `changes-${regionName(region).toLowerCase()}-${stamp}`;
  switch (form) {
    case 'json':
      return { name: `${name}.json`, text: toJson(journal, region, stamp), type: 'application/json' };
    case 'csv':
      return { name: `${name}.csv`, text: toTable(journal), type: 'text/csv;charset=utf-8' };
    case 'note':
      return {
        name: `${name}.txt`,
        text: journalNote(journal, region),
        type: 'text/plain;charset=utf-8',
      };
  }
}

/** The record as a text to paste into a ticket, the oldest first. */
export function journalNote({ changes, dropped }: JournalState, region: Region): string {
  return [
    `Changes of a session - Region - ${regionName(region)}`,
    JOURNAL_IS,
    ...(dropped > 0 ? [droppedText(dropped)] : []),
    ...changes.map((change) => ['', ...noteLines(change)].join('\n')),
    '',
  ].join('\n');
}

function noteLines(change: Change): string[] {
  const { outcome, at, operator, region, agency, object, withheld, reason } = change;
  const iso = new Date(at).toISOString();
  return [
    `${OUTCOME_WORDS[outcome].word}: ${objectText(object)}`,
    `  ${formatTimestamp(iso)} (${iso}), ${textOr(operator)}, ${regionName(region)}, ${textOr(agency)}`,
    ...(withheld
      ? [`  ${WITHHELD_TEXTS[withheld]}`]
      : changeDifferences(change).map(
          ({ path, before, after }) => `  ${path}: ${before ?? 'none'} -> ${after ?? 'none'}`,
        )),
    `  ${endText(change)}`,
    ...(reason === '' ? [] : [`  Reason: ${reason}`]),
  ];
}

function toJson({ changes, dropped }: JournalState, region: Region, stamp: string): string {
  const entries = changes.map((change) => {
    const { at, operator, agency, object, before, after, withheld, outcome, reason } = change;
    return {
      time: new Date(at).toISOString(),
      operator,
      region: regionName(change.region),
      agency,
      ...object,
      description: objectText(object),
      // As the JSON texts that they are: parsed, they would lose digits and keys.
      before,
      after,
      withheld,
      difference: withheld ? [] : changeDifferences(change),
      outcome,
      message: endText(change),
      reason,
    };
  });
  const about = { about: JOURNAL_IS, region: regionName(region), madeAt: stamp, olderLeftOut: dropped };
  return JSON.stringify({ ...about, changes: entries }, null, 2);
}

const HEAD = [
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

function toTable({ changes }: JournalState): string {
  const rows = changes.map((change) => {
    const { at, operator, region, agency, object, before, after, withheld, outcome, reason } = change;
    const value = (text: string | null) => (withheld ? WITHHELD_TEXTS[withheld] : (text ?? ''));
    return [
      new Date(at).toISOString(),
      operator ?? '',
      regionName(region),
      agency ?? '',
      objectText(object),
      OUTCOME_WORDS[outcome].word,
      endText(change),
      value(before),
      value(after),
      reason,
    ];
  });
  return `${CSV_START}${[HEAD, ...rows].map(csvLine).join('')}`;
}
