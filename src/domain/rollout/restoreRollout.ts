import { isUnfinished, mayBeWritten, type Rollout, type RolloutStep } from './rollout';
import { findNextStep, toStopped, toWaiting } from './transitions';
import { isWithheld, WITHHELD_STEP_TEXT } from './withheld';

const INTERRUPTED_TEXT = 'The page was left while it was being sent.';

/**
 * Restores a stored rollout after a reload, a crash or the end of the session: an agency that was only read has not been
 * begun, the outcome of one that was being sent is unknown, and the rollout waits. `now`: by this computer's clock, in
 * milliseconds since 1970.
 */
export function restoreRollout(stored: Rollout, now: number): Rollout {
  const interrupted = stored.steps.find(({ status }) => status === 'sending');
  const steps = stored.steps.map((step): RolloutStep => {
    if (step.status === 'sending')
      return {
        ...step,
        status: 'unknown',
        written: 'unknown',
        note: INTERRUPTED_TEXT,
        // The write was sent at some time before.
        unansweredAt: now,
      };
    if (step.status !== 'pending' && step.status !== 'checking')
      // When the clock was set back meanwhile, the platform could otherwise seem to be able to apply the write for hours.
      return step.unansweredAt === undefined
        ? step
        : { ...step, unansweredAt: Math.min(step.unansweredAt, now) };
    if (isWithheld(step)) return { ...step, status: 'skipped', note: WITHHELD_STEP_TEXT };
    if (!isUnfinished(stored)) return { ...step, ...toStopped(step) };
    // After a write that failed halfway, the value before it must not be lost.
    return { ...step, ...toWaiting(step), before: mayBeWritten(step) ? step.before : null };
  });
  const rollout = { ...stored, steps };
  if (!isUnfinished(stored)) return rollout;
  const waitsFor = interrupted?.agency.abbreviation ?? stored.waitsFor;
  if (waitsFor === null && !findNextStep(rollout))
    return {
      ...rollout,
      status: 'done',
      pauseReason: null,
      finishedAt:
        stored.finishedAt ??
        Math.max(...steps.map(({ statusChangedAt }) => statusChangedAt ?? stored.startedAt)),
    };
  return {
    ...rollout,
    status: 'paused',
    // One that waited goes on waiting for the same reason.
    pauseReason: interrupted || stored.status === 'running' ? 'interrupted' : stored.pauseReason,
    waitsFor,
  };
}
