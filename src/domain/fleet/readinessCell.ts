import { formatCount } from '@/lib/text/formatCount';
import { joinSentences } from '@/lib/text/joinSentences';
import { type CountName } from '../diagnostics/sharedReport';
import { listScreenMessages } from './failedAgencies';
import { type HealthAnswer, type HealthCell } from './fleetRun';

/**
 * `missing`: the agency lacks it. `unknown`: it was asked, and could not be read. `notApplicable`: the agency does not
 * need it. `notRun`: the run did not ask it.
 */
export const READINESS_STATUSES = ['done', 'missing', 'unknown', 'notApplicable', 'notRun'] as const;
export type ReadinessStatus = (typeof READINESS_STATUSES)[number];

/** The status of a line in one agency, and the evidence for it in a sentence. */
export interface ReadinessCell {
  status: ReadinessStatus;
  evidence: string;
  /** The evidence with the platform's own messages of a check that failed, for the screen alone. */
  screenEvidence?: string;
  /** The number or the names in `evidence`, for the comparison of two runs. */
  count?: number;
  names?: readonly string[];
}

export const NOT_ASKED: ReadinessCell = { status: 'notRun', evidence: 'This run did not ask it.' };

/** Of an agency that still waits, or is being asked. */
export const NOT_ASKED_YET: ReadinessCell = { status: 'notRun', evidence: 'Not asked yet.' };

/** Reads a line from one check. Only a check that was made and could be completed says whether it is done. */
export function readCheck(checkId: string, evaluate: (cell: HealthCell) => ReadinessCell) {
  return (answer: HealthAnswer): ReadinessCell => {
    const cell = answer[checkId];
    if (!cell) return NOT_ASKED;
    const message = cell.messages.join(' ');
    if (cell.status === 'failed')
      return {
        status: 'unknown',
        evidence: message,
        ...(cell.screenMessages && { screenEvidence: joinSentences(listScreenMessages(cell)) }),
      };
    if (cell.status === 'skipped') return { status: 'notRun', evidence: message };
    return evaluate(cell);
  };
}

export function doneIf(isDone: boolean, evidence: string): ReadinessCell {
  return { status: isDone ? 'done' : 'missing', evidence };
}

/** For a check that is ok when its subject is there; its message says what is missing. */
export function doneIfOk({ status, messages, facts }: HealthCell): ReadinessCell {
  const found = Object.entries(facts).map(([label, value]) => `${label}: ${value}`);
  return doneIf(status === 'ok', messages.join(' ') || found.join(', ') || 'Configured.');
}

/** Done if the check has counted at least one. `count` names which of its counts is read. */
export function doneIfAny(singular: string, plural: string, count: CountName = 'total') {
  return ({ evidence, messages }: HealthCell): ReadinessCell => {
    const { [count]: number = 0, unreadable = 0 } = evidence?.counts ?? {};
    // One of the rows that could not be read can be what is looked for.
    if (number === 0 && unreadable > 0) return { status: 'unknown', evidence: messages.join(' ') };
    if (number === 0) return doneIf(false, `No ${plural}.`);
    return { ...doneIf(true, `${formatCount(number, singular, plural)}.`), count: number };
  };
}
