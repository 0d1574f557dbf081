import Button from 'antd/es/button';
import { type Application } from '@/domain/entities/application';
import { formatApplication, isSameApplication } from '@/domain/features/applications';
import { countChanges } from '@/domain/features/featureChanges';
import { type FeaturePlan } from '@/domain/features/matrix/featurePlan';
import { usePortalDispatch } from '@/session/hooks';
import { type UnsentSwitches } from '../useUnsentSwitches';
import { planEnded } from './featurePlanSlice';
import { PlanSteps } from './PlanSteps';
import { type PlanStepNow, usePlan } from './usePlan';

interface Props {
  plan: FeaturePlan;
  /** The application whose switches are open; null in the matrix. */
  selected: Application | null;
  unsentSwitches: UnsentSwitches;
  /** Opens an application with these switches set. */
  onOpen: (application: Application, states: ReadonlyMap<string, boolean>) => void;
}

/** A plan, one application after the other: each is opened with its switches set, and has its own submit. */
export function PlanBar({ plan, selected, unsentSwitches, onOpen }: Props) {
  const dispatch = usePortalDispatch();
  const { steps, nextIndex, inEffectCount, retry } = usePlan(plan, unsentSwitches);
  const next = steps[nextIndex];
  // The states of a step with other unsent changes are not set, so that what is submitted is what the operator sees.
  const openStep = ({ application, states, hasOtherUnsent }: PlanStepNow) =>
    onOpen(application, hasOtherUnsent ? new Map() : states);
  const count = `${inEffectCount} of ${steps.length} in effect`;
  const isReading = steps.some(({ status }) => status === 'reading');
  return (
    <section className="plan-bar card" aria-label="Plan">
      <div className="plan-bar__head">
        <div className="plan-bar__text">
          <strong>Plan: as in {formatApplication(plan.source)}</strong>
          <span role="status">
            {next
              ? `${nextIndex + 1} of ${steps.length}: ${describeNext(next, selected)}`
              : isReading
                ? 'Reading…'
                : `${inEffectCount === steps.length ? 'Done' : 'Not all is in effect'}: ${count}.`}
          </span>
        </div>
        {next && !isOpen(next, selected) && (
          <Button type="primary" onClick={() => openStep(next)}>
            {describeOpening(next)}
          </Button>
        )}
        <Button onClick={() => dispatch(planEnded())}>End plan</Button>
      </div>
      <details open={selected === null}>
        <summary>
          {steps.length === 1 ? '1 application' : `${steps.length} applications`}, {count}
        </summary>
        <PlanSteps steps={steps} next={next} onOpen={openStep} onRetry={retry} />
      </details>
    </section>
  );
}

/** Whether its switches are open and set. */
function isOpen({ application, isSet }: PlanStepNow, selected: Application | null): boolean {
  return selected !== null && isSet && isSameApplication(application, selected);
}

function describeOpening({ application, left, hasOtherUnsent }: PlanStepNow): string {
  const label = formatApplication(application);
  return hasOtherUnsent ? `Open ${label}` : `Open ${label} with ${describeCount(left)}`;
}

function describeCount(changes: PlanStepNow['left']): string {
  const count = countChanges(changes);
  return count === 1 ? 'this change' : `these ${count} changes`;
}

function describeNext(next: PlanStepNow, selected: Application | null): string {
  const label = formatApplication(next.application);
  if (next.hasOtherUnsent)
    return `${label} has other unsent changes of yours. Submit them or put them back first.`;
  return isOpen(next, selected)
    ? `Submit Changes sends ${describeCount(next.left)} to ${label}.`
    : `${label} is next.`;
}
