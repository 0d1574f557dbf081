import { CHECK_AGAIN_ADVICE, NOT_APPLIED_SO_FAR_TEXT } from '../failureTexts/unknownOutcome';
import { mayStillBeApplied } from '../lateApplication';
import { type RolloutStep, type RolloutSubject, type StepWrite } from './rollout';
import { formatSubjectValue, isSameSubjectValue } from './subjectValue';
import { type StepChange } from './transitions';
import { isWithheld } from './withheld';

/** Why a value could not be read, and the id of the record of the failed call. */
export interface FailedRead {
  value?: never;
  problem: string;
  callId?: string;
}
export type ReadResult = { value: string; problem?: never } | FailedRead;

/** The result of the calls of a write. */
export interface StepWriteResult {
  written: StepWrite;
  /** Why it was not accepted, without the server's messages; for two calls, with what was applied. Null if it was accepted. */
  problem: string | null;
  /** The text that the rule's or features' screen shows for this result; the change journal stores it. */
  message: string;
  /** As in `RolloutStep`. */
  unansweredAt?: number;
}

/** Without the value: the journal stores this text, and the value may be a secret. */
const OTHER_VALUE_TEXT = 'The platform accepted it, but it has another value now.';

/** Evaluates a write. `result`: the reading after an accepted write; null when it was not accepted, and so not read. */
export function evaluateWrite(
  subject: RolloutSubject,
  step: RolloutStep,
  { written, problem, unansweredAt }: Pick<StepWriteResult, 'written' | 'problem' | 'unansweredAt'>,
  result: ReadResult | null,
): StepChange {
  const total = combineWrites(step.written, written);
  if (written === 'unknown') return { status: 'unknown', written: total, note: problem, unansweredAt };
  if (result === null) return { status: 'failed', written: total, note: problem };
  if (result.value === undefined)
    return {
      status: 'unknown',
      written: total,
      note: `The platform accepted it, but it could not be read again: ${result.problem}`,
      callId: result.callId,
    };
  const { value: after } = result;
  return isSameSubjectValue(subject, after, step.target)
    ? { status: 'done', written: total, after, note: null }
    : {
        status: 'failed',
        written: total,
        after,
        note: OTHER_VALUE_TEXT,
      };
}

/**
 * Evaluates the reading by Check now of an agency whose outcome is unknown. `checkedAt`: when the reading began, by this
 * computer's clock, in milliseconds since 1970.
 */
export function evaluateVerification(
  subject: RolloutSubject,
  step: RolloutStep,
  result: ReadResult,
  checkedAt: number,
): StepChange {
  if (result.value === undefined)
    return {
      status: 'unknown',
      note: `It could not be checked: ${result.problem}`,
      callId: result.callId,
    };
  const { value: after } = result;
  if (isWithheld(step))
    return {
      status: 'unknown',
      note: 'What was sent was not kept, because it looks like a secret: look at it there.',
    };
  if (isSameSubjectValue(subject, after, step.target))
    return { status: 'done', after, note: 'A check found that it was applied.' };
  if (step.written === 'yes') return { status: 'failed', after, note: OTHER_VALUE_TEXT };
  const mayFollow = mayStillBeApplied(step.unansweredAt ?? 0, checkedAt);
  if (isSameSubjectValue(subject, after, step.before ?? step.planned))
    return mayFollow
      ? { status: 'unknown', after, note: NOT_APPLIED_SO_FAR_TEXT }
      : { status: 'failed', after, note: 'A check found that it was not applied.' };
  const now = formatSubjectValue(subject, after);
  if (subject.kind === 'features')
    return mayFollow
      ? {
          status: 'unknown',
          after,
          note: `Not all of it is applied so far: ${now} now. The platform may still apply the rest${CHECK_AGAIN_ADVICE}.`,
        }
      : { status: 'failed', after, note: `A check found that not all of it was applied: ${now} now.` };
  return {
    status: 'unknown',
    after,
    note: `It has another value now: ${now}.`,
  };
}

function combineWrites(earlier: StepWrite, now: StepWrite): StepWrite {
  return now === 'no' ? earlier : now;
}
