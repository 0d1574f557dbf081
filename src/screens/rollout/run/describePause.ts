import { formatTimeNear } from '@/domain/dates';
import { type Agency } from '@/domain/entities/agency';
import { getRegionCurrency } from '@/domain/regions';
import { findRingIndex, listRings } from '@/domain/rollout/rings';
import { findStepUnderWay, type Rollout, type RolloutStep } from '@/domain/rollout/rollout';
import { countSteps, STEP_STATUS_LABELS } from '@/domain/rollout/stepLabels';
import { describeSubjectChange, formatSubjectMoneyChange } from '@/domain/rollout/subjectValue';
import { findNextStep, findStep, isTriedAgainLater } from '@/domain/rollout/transitions';
import { joinSentences } from '@/lib/text/joinSentences';
import { goesOnAfterRetry } from './pauseActions';

interface Pause {
  title: string;
  text: string;
  kind: 'error' | 'warning' | 'info' | 'success';
  /** The agency that the operator is to look at. */
  agency?: Agency;
}

/** Why a paused rollout waits for the operator. `stepNote`: what is known of the agency that it waits for, by default its note. */
export function describePause(rollout: Rollout, stepNote?: string | null): Pause {
  const { pauseReason, steps, waitsFor } = rollout;
  const step = findStep(rollout, waitsFor);
  if (step) return describeProblem(rollout, step, stepNote ?? step.note);
  const current = findStepUnderWay(rollout);
  if (current)
    return {
      kind: 'info',
      title: 'Pausing',
      text: `${current.agency.abbreviation} is finished first. No other agency is begun.`,
    };
  // A later agency that a reload has skipped, because its values were not kept, was not begun.
  const last = steps.findLast(
    ({ status, statusChangedAt }) => status !== 'pending' && statusChangedAt !== null,
  );
  switch (pauseReason) {
    case 'canary':
      // Without one that is done, it is the first of all, which needed no change.
      return describeFirst(rollout, steps.find(({ status }) => status === 'done') ?? steps[0]);
    case 'ring':
      return describeRing(steps, last);
    case 'offline':
      return {
        kind: 'warning',
        // The connection can be back by now.
        title: 'The rollout paused because the browser was offline',
        text: 'No agency is under way. Go on when the connection is back.',
      };
    case 'interrupted':
      return {
        kind: 'warning',
        title: 'The rollout was interrupted',
        text: 'By a reload, a crash or the end of the session. Nothing was sent meanwhile.',
      };
    case 'operator':
      return describeNewest(rollout) ?? PAUSED;
    case 'failure':
    case 'unknown':
    case null:
      return PAUSED;
  }
}

const NONE_UNDER_WAY = 'No agency is under way';
const HAD_TARGET = 'It had the target already';
const PAUSED: Pause = { kind: 'info', title: 'Paused', text: `${NONE_UNDER_WAY}.` };

/** The agency that was looked at or tried again after the rollout had gone past it; null when another one has ended since. */
function describeNewest(rollout: Rollout): Pause | null {
  const { steps } = rollout;
  const newest = steps.reduce<RolloutStep | undefined>(
    (latest, step) => ((step.statusChangedAt ?? 0) > (latest?.statusChangedAt ?? 0) ? step : latest),
    undefined,
  );
  if (!newest) return null;
  const { status, note, before, agency } = newest;
  const isTriedAgain = isTriedAgainLater(steps, steps.indexOf(newest));
  // Only Check now leaves a note at one that is done.
  if (status === 'done' && before !== null && (isTriedAgain || note !== null))
    return {
      kind: 'success',
      title: describeChanged(rollout, newest, before),
      text: joinSentences([...(note === null ? [] : [note]), NONE_UNDER_WAY]),
    };
  if (isTriedAgain && (status === 'unchanged' || status === 'skipped'))
    return {
      kind: 'info',
      title: `${agency.abbreviation} was not changed`,
      text: joinSentences([note ?? HAD_TARGET, NONE_UNDER_WAY]),
    };
  return null;
}

function describeChanged(
  { subject, region }: Rollout,
  { agency, target }: RolloutStep,
  before: string,
): string {
  const money = formatSubjectMoneyChange(subject, before, target, getRegionCurrency(region));
  return `${agency.abbreviation} is changed: ${describeSubjectChange(subject, before, target)}${money}`;
}

const CHECK_NOW_TEXT = 'Check now reads it, and sends nothing';

function describeProblem(rollout: Rollout, step: RolloutStep, note: string | null): Pause {
  const { abbreviation } = step.agency;
  const wasInterrupted = rollout.pauseReason === 'interrupted';
  const reason = note === null ? [] : [note];
  const others = findNextStep(rollout) ? ['The other agencies wait'] : [];
  if (step.status === 'unknown')
    return {
      kind: 'error',
      title: `${abbreviation} may have been changed${wasInterrupted ? ' when the page was left' : ''}`,
      text: joinSentences([...reason, CHECK_NOW_TEXT, ...others]),
    };
  return {
    kind: 'error',
    title: `${abbreviation} failed`,
    text: joinSentences([
      ...reason,
      'Try again reads it anew before it is changed',
      ...(goesOnAfterRetry(rollout, step) ? ['If that works, the other agencies follow'] : others),
    ]),
  };
}

/** After the end of a rollout: an agency of which it is not known whether it was changed. `note`: what is known of it. */
export function describeUnknownOutcome({ agency }: RolloutStep, note: string | null): string {
  return joinSentences([
    `${agency.abbreviation} may have been changed`,
    ...(note === null ? [] : [note]),
    CHECK_NOW_TEXT,
  ]);
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

function describeFirst(rollout: Rollout, step: RolloutStep | undefined): Pause {
  if (step?.status !== 'done' || step.before === null || step.statusChangedAt === null)
    return {
      kind: 'info',
      title: `${step?.agency.abbreviation ?? 'The first agency'} was not changed`,
      text: joinSentences([
        step?.note ?? HAD_TARGET,
        'The rollout waits again after the first agency that is changed',
      ]),
    };
  const { agency, before, statusChangedAt } = step;
  return {
    kind: 'success',
    agency,
    title: describeChanged(rollout, step, before),
    text: `It was read again at ${formatTimeNear(statusChangedAt, Date.now())} and has the target. Look at it yourself, and go on when it is right.`,
  };
}
