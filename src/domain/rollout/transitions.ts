import { joinSentences } from '@/lib/text/joinSentences';
import { endsRing } from './rings';
import { isUnfinished, type PauseReason, type Rollout, type RolloutStep, type StepStatus } from './rollout';

/*
 * The transitions of a rollout, as pure functions: the slice's reducers call them, and the tests are tables. A transition
 * that is not allowed returns the same rollout.
 */

export type StepChange = Partial<Omit<RolloutStep, 'agency' | 'rule' | 'planned' | 'target'>>;

export function findStep({ steps }: Rollout, abbreviation: string | null): RolloutStep | undefined {
  return steps.find(({ agency }) => agency.abbreviation === abbreviation);
}

/** The agency that is next; undefined when none is left. */
export function findNextStep({ steps }: Pick<Rollout, 'steps'>): RolloutStep | undefined {
  return steps.find(({ status }) => status === 'pending');
}

/** The number of agencies that neither wait nor are under way, without the one that the operator is to decide about. */
export function countFinishedSteps({ steps, waitsFor }: Pick<Rollout, 'steps' | 'waitsFor'>): number {
  const unfinished: readonly StepStatus[] = ['pending', 'checking', 'sending'];
  return steps.filter(
    ({ status, agency }) => !unfinished.includes(status) && agency.abbreviation !== waitsFor,
  ).length;
}

export function changeStep(rollout: Rollout, abbreviation: string, change: StepChange): Rollout {
  return {
    ...rollout,
    steps: rollout.steps.map((step) =>
      step.agency.abbreviation === abbreviation ? { ...step, ...change } : step,
    ),
  };
}

export function pauseRollout(rollout: Rollout, pauseReason: PauseReason): Rollout {
  return rollout.status === 'running' ? { ...rollout, status: 'paused', pauseReason } : rollout;
}

/** No other agency is begun. One that is being written is finished; one that is only being read is not. */
export function stopRollout(rollout: Rollout, at: number): Rollout {
  if (!isUnfinished(rollout)) return rollout;
  const steps = rollout.steps.map((step) =>
    step.status === 'pending' && wasTriedBefore(step)
      ? { ...step, ...toStopped(step), statusChangedAt: at }
      : step,
  );
  return { ...rollout, steps, status: 'stopped', pauseReason: null, waitsFor: null, finishedAt: at };
}

/** An agency that was only read has not been begun, and has no time. */
const NOT_BEGUN = { status: 'pending', statusChangedAt: null } as const;

/** The end of an agency that still had to be begun, or tried again, when the rollout was stopped. */
export function toStopped(step: RolloutStep): StepChange {
  if (!wasTriedBefore(step)) return NOT_BEGUN;
  const reason = step.note === null ? [] : [step.note];
  return { status: 'failed', note: joinSentences([...reason, 'It was not tried again']) };
}

/** An agency that waits for its turn again, after it was only read. */
export function toWaiting(step: RolloutStep): StepChange {
  return wasTriedBefore(step) ? { status: 'pending' } : NOT_BEGUN;
}

/** Of an agency that waits for its turn or is being read. A first try has no entry in the journal and no note. */
function wasTriedBefore({ changeId, note }: RolloutStep): boolean {
  return changeId !== null || note !== null;
}

/** Go on. An agency that failed or whose outcome is unknown has to be dealt with first. */
export function continueRollout(rollout: Rollout): Rollout {
  return rollout.status === 'paused' && rollout.waitsFor === null
    ? { ...rollout, status: 'running', pauseReason: null }
    : rollout;
}

/** Skip: what is known of the agency stays as it is. The rollout then waits where it also waits after an agency that is done. */
export function skipStep(rollout: Rollout, abbreviation: string, at: number): Rollout {
  if (rollout.status !== 'paused' || rollout.waitsFor !== abbreviation) return rollout;
  const next = { ...rollout, waitsFor: null };
  if (!findNextStep(next)) return finishRollout(next, at);
  const index = next.steps.findIndex(({ agency }) => agency.abbreviation === abbreviation);
  if (isTriedAgainLater(next.steps, index)) return { ...next, pauseReason: 'operator' };
  return pausesAtRingEnd(next, index) ? { ...next, pauseReason: 'ring' } : continueRollout(next);
}

/** Try again, for an agency that certainly failed: it is next. */
export function retryStep(rollout: Rollout, abbreviation: string): Rollout {
  const step = findStep(rollout, abbreviation);
  if (rollout.status !== 'paused' || step?.status !== 'failed') return rollout;
  if (rollout.waitsFor !== null && rollout.waitsFor !== abbreviation) return rollout;
  // The step's note stays: it is the reason of the failure if the rest is given up before the agency is tried again.
  const retried = changeStep(rollout, abbreviation, { status: 'pending' });
  return continueRollout({ ...retried, waitsFor: null });
}

/** An agency is finished: the rollout goes on, waits or is done. */
export function finishStep(rollout: Rollout, abbreviation: string, change: StepChange, at: number): Rollout {
  const changed = changeStep(rollout, abbreviation, change);
  const index = changed.steps.findIndex(({ agency }) => agency.abbreviation === abbreviation);
  const step = changed.steps[index];
  if (!step || !isUnfinished(changed)) return changed;
  if (!changed.isDryRun && (step.status === 'failed' || step.status === 'unknown'))
    return {
      ...changed,
      status: 'paused',
      pauseReason: step.status === 'failed' ? 'failure' : 'unknown',
      waitsFor: abbreviation,
    };
  if (!findNextStep(changed)) return finishRollout(changed, at);
  const reason = getPauseAfter(changed, index);
  return reason ? pauseRollout(changed, reason) : changed;
}

/** The result of Check now. The rollout stays where it is: the operator goes on. */
export function finishVerification(
  rollout: Rollout,
  abbreviation: string,
  change: StepChange,
  at: number,
): Rollout {
  const changed = changeStep(rollout, abbreviation, change);
  const step = findStep(changed, abbreviation);
  if (changed.status !== 'paused' || changed.waitsFor !== abbreviation || !step) return changed;
  if (step.status === 'unknown') return changed;
  if (step.status === 'failed') return { ...changed, pauseReason: 'failure' };
  const known = { ...changed, waitsFor: null };
  if (!findNextStep(known)) return finishRollout(known, at);
  return { ...known, pauseReason: isCanary(known, known.steps.indexOf(step)) ? 'canary' : 'operator' };
}

function finishRollout(rollout: Rollout, at: number): Rollout {
  return { ...rollout, status: 'done', pauseReason: null, waitsFor: null, finishedAt: at };
}

/**
 * If the canary needed no change, the first agency that is changed counts as the canary. One that is tried again later is the
 * canary only if it is the first that is changed.
 */
function isCanary({ steps }: Rollout, index: number): boolean {
  const isFirstDone =
    steps[index]?.status === 'done' && steps.filter(({ status }) => status === 'done').length === 1;
  return isFirstDone || (index === 0 && !isTriedAgainLater(steps, index));
}

/**
 * Whether this agency is tried again after the rollout had gone past it, and waited: only Go on then begins the next agency.
 */
export function isTriedAgainLater(steps: readonly RolloutStep[], index: number): boolean {
  return steps.slice(index + 1).some(({ statusChangedAt }) => statusChangedAt !== null);
}

/** Why the rollout pauses after this step; null if it goes on. */
function getPauseAfter(rollout: Rollout, index: number): PauseReason | null {
  const { isDryRun, steps } = rollout;
  if (isDryRun) return null;
  if (isCanary(rollout, index)) return 'canary';
  if (isTriedAgainLater(steps, index)) return 'operator';
  return pausesAtRingEnd(rollout, index) ? 'ring' : null;
}

function pausesAtRingEnd({ pausesAfterRings, steps }: Rollout, index: number): boolean {
  return pausesAfterRings && endsRing(index, steps.length);
}
