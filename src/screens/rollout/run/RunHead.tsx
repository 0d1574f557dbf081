import { nanoid } from '@reduxjs/toolkit';
import Button from 'antd/es/button';
import { type RefObject } from 'react';
import { formatTimeNear } from '@/domain/dates';
import { getRegionCurrency } from '@/domain/regions';
import { listWithheldChanges, makeRestPlan, makeUndoPlan } from '@/domain/rollout/makePlan';
import { hasStepUnderWay, isUnfinished, type Rollout, type RolloutPlan } from '@/domain/rollout/rollout';
import { getRolloutName } from '@/domain/rollout/rolloutName';
import { describeSubject } from '@/domain/rollout/subjectValue';
import { describeWithheldChanges } from '@/domain/rollout/withheld';
import { useProtectedAgencies } from '@/shared/agencies/useProtectedAgencies';
import { useOpenPlan } from '@/shared/rollout/useOpenPlan';
import { StartButton } from '../start/StartButton';
import { TargetText } from '../TargetText';
import { CloseResultButton } from './CloseResultButton';
import { isPlanAsInDryRun } from './compareDryRun';

interface Props {
  rollout: Rollout;
  /** The open plan, if this is a dry run of it. */
  dryRunPlan: RolloutPlan | null;
  /** Whether another tab has it. */
  isElsewhere: boolean;
  /** Whether its report was saved as it is now. */
  isSaved: boolean;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Before a rollout is started. */
  onStart: () => void;
  /** Before a plan is opened. */
  onPlan: () => void;
}

/** The head of a rollout: its change, its target and its reason; after its end the next actions. */
export function RunHead({ rollout, dryRunPlan, isElsewhere, isSaved, headingRef, onStart, onPlan }: Props) {
  const { openPlan, question } = useOpenPlan(onPlan);
  const protectedAgencies = useProtectedAgencies();
  const { subject, steps, isDryRun, status, reason, startedAt, finishedAt } = rollout;
  const hasEnded = !isUnfinished(rollout);
  const isProtected = (abbreviation: string) => protectedAgencies.has(abbreviation);
  const plans = hasEnded
    ? [
        { label: 'Undo plan', plan: makeUndoPlan(rollout, { id: nanoid(), isProtected }) },
        { label: 'Plan of the rest', plan: makeRestPlan(rollout, { id: nanoid(), isProtected }) },
      ]
    : [];
  const withheld = hasEnded ? listWithheldChanges(rollout) : [];
  const name = getRolloutName(rollout);
  return (
    <header className="rollout-head">
      <div className="rollout-head__text">
        <h2 ref={headingRef} tabIndex={-1}>
          {hasEnded && name === 'Rollout' ? 'Result' : name}: {describeSubject(subject)}
        </h2>
        <p>
          <TargetText subject={subject} agencies={steps} currency={getRegionCurrency(rollout.region)} />
          {` · ${describeTimes(startedAt, finishedAt)}`}
          {isDryRun && ' · nothing is written'}
        </p>
        {reason !== '' && <p>Reason: {reason}</p>}
        {withheld.length > 0 && <p className="rollout-warning">{describeWithheldChanges(withheld)}</p>}
      </div>
      {hasEnded && (
        <div className="button-row">
          {dryRunPlan &&
            (isPlanAsInDryRun(rollout, dryRunPlan) ? (
              // One that was stopped has not looked at all agencies.
              status === 'done' && <StartButton size="small" plan={dryRunPlan} onStart={onStart} />
            ) : (
              <span className="rollout-planned">The plan has changed since</span>
            ))}
          {plans.map(
            ({ label, plan }) =>
              plan && (
                <Button
                  key={label}
                  size="small"
                  // Its end decides which plan the agency under way is part of.
                  disabled={hasStepUnderWay(rollout)}
                  onClick={() => openPlan(plan)}
                >
                  {label}
                </Button>
              ),
          )}
          {!isElsewhere && <CloseResultButton rollout={rollout} isSaved={isSaved} />}
          {question}
        </div>
      )}
    </header>
  );
}

function describeTimes(startedAt: number, finishedAt: number | null): string {
  const now = Date.now();
  const start = formatTimeNear(startedAt, now);
  return finishedAt === null ? `started ${start}` : `${start} to ${formatTimeNear(finishedAt, now)}`;
}
