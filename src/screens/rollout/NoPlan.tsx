import { Link } from 'react-router-dom';
import { buildFleetPath } from '@/domain/fleet/fleetPath';
import { usePortalSelector } from '@/session/hooks';
import { selectRolloutBlocker } from '@/shared/rollout/selectRolloutBlocker';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LazyOpenPlanButton } from './plan/LazyOpenPlanButton';

interface Props {
  /** Before a plan is opened. */
  onOpenPlan: () => void;
}

/** Tells the operator how to make a plan, when there is none. */
export function NoPlan({ onOpenPlan }: Props) {
  // There can be a rollout all the same, which is not known here.
  const blocker = usePortalSelector(selectRolloutBlocker);
  return (
    <EmptyState
      icon="rollout"
      title={blocker ?? 'No rollout is planned'}
      action={<LazyOpenPlanButton onOpen={onOpenPlan} />}
    >
      A rollout gives one rule, or the features of an application, to many agencies: one after the other, each
      read before and after its change.
      <br />
      Plan one from a rule or a feature in <Link to={buildFleetPath({ tab: 'rules' })}>
        Fleet › RULES
      </Link> or <Link to={buildFleetPath({ tab: 'features' })}>Fleet › FEATURES</Link>, from a rule or
      features that you have just changed, from the features of all applications of an agency (Copy to…), or
      from a file.
    </EmptyState>
  );
}
