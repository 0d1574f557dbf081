import Button from 'antd/es/button';
import { type Ref } from 'react';
import { findPlanFileProblem } from '@/domain/rollout/planFile';
import { type RolloutPlan } from '@/domain/rollout/rollout';
import { describeSubject } from '@/domain/rollout/subjectValue';
import { describeWithheldChanges } from '@/domain/rollout/withheld';
import { usePortalDispatch } from '@/session/hooks';
import { planClosed } from '@/shared/rollout/rolloutSlice';
import { SaveFileButton } from '@/ui/data/SaveFileButton';
import { focusPageTitle } from '@/ui/focus/focusPageTitle';
import { TargetText } from '../TargetText';
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
  const dispatch = usePortalDispatch();
  const { subject, source, agencies, withheld } = plan;
  const fileProblem = findPlanFileProblem(plan);
  return (
    <header className="rollout-head">
      <div className="rollout-head__text">
        <h2 ref={headingRef} tabIndex={-1}>
          {describePlanTitle(source)}: {describeSubject(subject)}
        </h2>
        <p>
          <TargetText subject={subject} agencies={agencies} />
          {' · '}
          {describePlanSource(source)}
        </p>
        {withheld && <p className="rollout-warning">{describeWithheldChanges(withheld)}</p>}
      </div>
      <div className="rollout-head__buttons">
        {fileProblem === null ? (
          <SaveFileButton onSave={() => savePlan(plan)}>Save as file</SaveFileButton>
        ) : (
          <span className="rollout-planned">{fileProblem}</span>
        )}
        <LazyOpenPlanButton onOpen={onOpenPlan} />
        <Button
          size="small"
          onClick={() => {
            focusPageTitle();
            dispatch(planClosed());
          }}
        >
          Close plan
        </Button>
      </div>
    </header>
  );
}
