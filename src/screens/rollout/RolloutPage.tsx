import { useEffect, useRef } from 'react';
import { isUnfinished } from '@/domain/rollout/rollout';
import { loadAgencyNotes } from '@/session/agency-notes/loadAgencyNotes';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { useThrottledSelector } from '@/session/useThrottledSelector';
import { loadRollout } from '@/shared/rollout/loadRollout';
import { isRolloutUrgent, selectRollout } from '@/shared/rollout/rolloutState';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { NoPlan } from './NoPlan';
import { PlanSection } from './plan/PlanSection';
import { usePlan } from './plan/usePlan';
import { isDryRunOfPlan } from './run/compareDryRun';
import { RunSection } from './run/RunSection';
import './RolloutPage.css';

/** Changes a rule, or the features of an application, in many agencies, one after the other (decision 140). */
export function Component() {
  const dispatch = usePortalDispatch();
  useEffect(() => {
    dispatch(loadRollout());
    dispatch(loadAgencyNotes());
  }, [dispatch]);
  const isRestored = usePortalSelector((state) => state.rollout?.isRestored ?? false);
  const isDiscarded = usePortalSelector((state) => state.rollout?.isDiscarded ?? false);
  const { plan, run } = usePlan();
  const rollout = useThrottledSelector(selectRollout, isRolloutUrgent);
  // A plan takes the place of the button that opens it, that of a result appears above its button, and a run above its plan:
  // they get the focus.
  const focusNextRef = useRef<'plan' | 'run' | null>(null);
  const takeFocus = (section: 'plan' | 'run') => {
    const isNext = focusNextRef.current === section;
    if (isNext) focusNextRef.current = null;
    return isNext;
  };
  const focusNextPlan = (heading: HTMLHeadingElement | null) => {
    if (heading && takeFocus('plan')) heading.focus();
  };
  const onPlan = () => {
    focusNextRef.current = 'plan';
  };
  const onStart = () => {
    focusNextRef.current = 'run';
  };
  const takeStart = () => takeFocus('run');
  const dryRunPlan = rollout && plan && isDryRunOfPlan(rollout, plan) ? plan : null;
  // The section that waits for the operator comes first, and then the newest one: a dry run is above its plan, and an earlier
  // result below the next plan.
  const isRunFirst = rollout !== null && (isUnfinished(rollout) || dryRunPlan !== null);
  const runSection = rollout && (
    <RunSection
      key={rollout.id}
      rollout={rollout}
      dryRunPlan={dryRunPlan}
      hasPlan={plan !== null}
      takeStart={takeStart}
      onStart={onStart}
      onPlan={onPlan}
    />
  );
  return (
    <div className="rollout">
      {isDiscarded && rollout === null && (
        <FailureAlert kind="warning" title="A stored rollout was removed">
          This version of the portal could not read it. Its agencies may have been changed: look at Changes.
        </FailureAlert>
      )}
      {isRunFirst && runSection}
      {plan && (
        <PlanSection
          key={plan.id}
          plan={plan}
          run={run}
          headingRef={focusNextPlan}
          onOpenPlan={onPlan}
          onStart={onStart}
        />
      )}
      {!isRunFirst && runSection}
      {!plan && !rollout && isRestored && <NoPlan onOpenPlan={onPlan} />}
    </div>
  );
}
