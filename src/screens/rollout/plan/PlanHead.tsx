import { type Ref } from 'react';
import { getRegionCurrency } from '@/domain/regions';
import { findPlanFileProblem } from '@/domain/rollout/planFile';
import { type RolloutPlan } from '@/domain/rollout/rollout';
import { describeSubject } from '@/domain/rollout/subjectValue';
import { describeWithheldChanges } from '@/domain/rollout/withheld';
import { SaveFileButton } from '@/ui/data/SaveFileButton';
import { TargetText } from '../TargetText';
import { ClosePlanButton } from './ClosePlanButton';
import { describePlanSource, describePlanTitle } from './describePlanSource';
import { LazyOpenPlanButton } from './LazyOpenPlanButton';
import { savePlan } from './savePlan';

interface Props {
  plan: RolloutPlan;
  headingRef: Ref<HTMLHeadingElement>;
  /** Before another plan is opened. */
  onOpenPlan: () => void;
}

/** The head of a plan: its change, its target and its source. */
export function PlanHead({ plan, headingRef, onOpenPlan }: Props) {
  const { subject, source, agencies, withheld } = plan;
  const fileProblem = findPlanFileProblem(plan);
  return (
    <header className="rollout-head">
      <div className="rollout-head__text">
        <h2 ref={headingRef} tabIndex={-1}>
          {describePlanTitle(source)}: {describeSubject(subject)}
        </h2>
        <p>
          <TargetText subject={subject} agencies={agencies} currency={getRegionCurrency(plan.region)} />
          {' · '}
          {describePlanSource(source)}
        </p>
        {withheld && <p className="rollout-warning">{describeWithheldChanges(withheld)}</p>}
      </div>
      <div className="button-row">
        {fileProblem === null ? (
          <SaveFileButton onSave={() => savePlan(plan)}>Save as file</SaveFileButton>
        ) : (
          <span className="rollout-planned">{fileProblem}</span>
        )}
        <LazyOpenPlanButton onOpen={onOpenPlan} />
        <ClosePlanButton plan={plan} />
      </div>
    </header>
  );
}
