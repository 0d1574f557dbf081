import { formatTimeNear } from '@/domain/dates';
import { findRingIndex, listRings } from '@/domain/rollout/rings';
import { type Rollout, type RolloutStep } from '@/domain/rollout/rollout';
import { countSteps, STEP_STATUS_LABELS } from '@/domain/rollout/stepLabels';
import { describeSubjectChange } from '@/domain/rollout/subjectValue';
import {
  findNextStep,
  findStep,
  findStepUnderWay,
  isTriedAgainLater,
  skipStep,
} from '@/domain/rollout/transitions';
import { joinSentences } from '@/lib/text/joinSentences';

interface Pause {
  title: string;
  text: string;
  kind: 'error' | 'warning' | 'info' | 'success';
}

/** Why a paused rollout waits for the operator. */
export function describePause(rollout: Rollout): Pause {
  const { pauseReason, steps, waitsFor } = rollout;
  const step = findStep(rollout, waitsFor);
  if (step) return describeProblem(rollout, step);
  const current = findStepUnderWay(rollout);
  if (current)
    return {
      kind: 'info',
      title: 'Pausing',
      text: `${current.agency.abbreviation} is finished first. No other agency is begun.`,
    };
  const last = steps.findLast(({ status }) => status !== 'pending');
  switch (pauseReason) {
    case 'canary':
      // Without one that is done, it is the first of all, which needed no change.
      return describeFirst(rollout, steps.find(({ status }) => status === 'done') ?? last);
    case 'ring':
      return describeRing(steps, last);
    case 'offline':
      return {
        kind: 'warning',
        title: 'The browser is offline',
        text: 'No agency is under way. Go on when the connection is back.',
      };
    case 'interrupted':
      return {
        kind: 'warning',
        title: 'The rollout was interrupted',
        text: 'By a reload, a crash or the end of the session. Nothing was sent meanwhile.',
      };
    case 'operator':
    case 'failure':
    case 'unknown':
    case null:
      return { kind: 'info', title: 'Paused', text: 'No agency is under way.' };
  }
}

function describeProblem(rollout: Rollout, { agency, status, note }: RolloutStep): Pause {
  const { abbreviation } = agency;
  const wasInterrupted = rollout.pauseReason === 'interrupted';
  const reason = note === null ? [] : [note];
  const others = findNextStep(rollout) ? ['The other agencies wait'] : [];
  if (status === 'unknown')
    return {
      kind: 'error',
      title: `${abbreviation} may have been changed${wasInterrupted ? ' when the page was left' : ''}`,
      text: joinSentences([...reason, 'Check now reads it, and sends nothing', ...others]),
    };
  return {
    kind: 'error',
    title: `${abbreviation} failed`,
    text: joinSentences([...reason, 'Try again reads it anew before it is changed', ...others]),
  };
}

/** The button that leaves the agency as it is. After it the rollout can be done, or wait. */
export function describeSkip(rollout: Rollout, { agency }: RolloutStep): string {
  return skipStep(rollout, agency.abbreviation, 0).status === 'running' ? 'Skip and go on' : 'Skip';
}

/** `last`: the last agency of the ring. */
function describeRing(steps: readonly RolloutStep[], last: RolloutStep | undefined): Pause {
  const rings = listRings(steps.length);
  const index = last ? steps.indexOf(last) : -1;
  const start = rings[findRingIndex(rings, index)]?.start ?? 0;
  // The operator has skipped these, so not every change was read again.
  const problems = countSteps(steps.slice(start, index + 1))
    .filter(({ status }) => status === 'failed' || status === 'unknown')
    .map(({ status, count }) => `${count} ${STEP_STATUS_LABELS[status]}`);
  return {
    kind: problems.length === 0 ? 'success' : 'warning',
    title: `A ring is finished${last ? `, with ${last.agency.abbreviation} as its last agency` : ''}`,
    text: joinSentences([
      problems.length === 0 ? 'Each change was read again' : `Not done in it: ${problems.join(', ')}`,
      'The next ring begins when you go on',
    ]),
  };
}

function describeFirst({ subject }: Rollout, step: RolloutStep | undefined): Pause {
  if (step?.status !== 'done' || step.before === null || step.at === null)
    return {
      kind: 'info',
      title: `${step?.agency.abbreviation ?? 'The first agency'} was not changed`,
      text: joinSentences([
        step?.note ?? 'It had the target already',
        'The rollout waits again after the first agency that is changed',
      ]),
    };
  const { agency, before, target, at } = step;
  return {
    kind: 'success',
    title: `${agency.abbreviation} is changed: ${describeSubjectChange(subject, before, target)}`,
    text: `It was read again at ${formatTimeNear(at, Date.now())} and has the target. Look at it yourself, and go on when it is right.`,
  };
}

/**
 * The number of agencies that follow before the next pause; null if that is not known: it comes after the first agency
 * that is changed.
 */
export function countNextAgencies({ steps, pausesAfterRings, isDryRun }: Rollout): number | null {
  const index = steps.findIndex(({ status }) => status === 'pending');
  if (index < 0) return 0;
  // The rollout pauses after the first agency in any case, and after one that is tried again later.
  if (!isDryRun && (index === 0 || isTriedAgainLater(steps, index))) return 1;
  if (!isDryRun && !steps.some(({ status }) => status === 'done')) return null;
  const rings = listRings(steps.length);
  const ring = rings[findRingIndex(rings, index)];
  const end = ring && pausesAfterRings && !isDryRun ? ring.start + ring.size : steps.length;
  return steps.slice(index, end).filter(({ status }) => status === 'pending').length;
}
