import { useEffect, useRef } from 'react';
import { isUnfinished } from '@/domain/rollout/transitions';
import { loadAgencyNotes } from '@/session/agency-notes/loadAgencyNotes';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { useThrottledSelector } from '@/session/useThrottledSelector';
import { loadRollout } from '@/shared/rollout/loadRollout';
import { isRolloutUrgent, selectPlan, selectRollout } from '@/shared/rollout/rolloutState';
import { NoPlan } from './NoPlan';
import { PlanSection } from './plan/PlanSection';
import { RunSection } from './run/RunSection';
import './RolloutPage.css';

/** Changes a rule, or the features of an application, in many agencies, one after the other (decision 140). */
export function RolloutPage() {
  const dispatch = usePortalDispatch();
  useEffect(() => {
    dispatch(loadRollout());
    dispatch(loadAgencyNotes());
  }, [dispatch]);
  const isRestored = usePortalSelector((state) => state.rollout?.isRestored ?? false);
  const plan = usePortalSelector(selectPlan);
  const rollout = useThrottledSelector(selectRollout, isRolloutUrgent);
  // An undo plan appears above the button that makes it.
  const isUndoingRef = useRef(false);
  const focusUndoPlan = (heading: HTMLHeadingElement | null) => {
    if (!heading || !isUndoingRef.current) return;
    isUndoingRef.current = false;
    heading.focus();
  };
  const onUndo = () => {
    isUndoingRef.current = true;
  };
  // What was started appears above the plan, or far below it.
  const isStartingRef = useRef(false);
  const onStart = () => {
    isStartingRef.current = true;
  };
  const takeStart = () => {
    const wasStarted = isStartingRef.current;
    isStartingRef.current = false;
    return wasStarted;
  };
  // What waits for the operator comes first, and a result after the next plan.
  const isRunFirst = rollout !== null && isUnfinished(rollout);
  return (
    <div className="rollout">
      {isRunFirst && <RunSection key={rollout.id} rollout={rollout} takeStart={takeStart} onUndo={onUndo} />}
      {plan && <PlanSection key={plan.id} plan={plan} headingRef={focusUndoPlan} onStart={onStart} />}
      {rollout && !isRunFirst && (
        <RunSection key={rollout.id} rollout={rollout} takeStart={takeStart} onUndo={onUndo} />
      )}
      {!plan && !rollout && isRestored && <NoPlan />}
    </div>
  );
}
