import Button from 'antd/es/button';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type RolloutPlan } from '@/domain/rollout/rollout';
import { usePortalStore } from '@/session/hooks';
import { loadLosePlanDialog } from '@/shared/rollout/loadLosePlanDialog';
import { planClosed } from '@/shared/rollout/rolloutSlice';
import { selectReadPlan } from '@/shared/rollout/rolloutState';
import { focusPageTitle } from '@/ui/focus/focusPageTitle';
import { lazyPart } from '@/ui/loading/lazyPart';

const LosePlanDialog = lazyPart(loadLosePlanDialog, 'Closing the plan could not be offered');

/** Closes the open plan. It asks first when the plan was read, as before another plan takes its place. */
export function ClosePlanButton({ plan }: { plan: RolloutPlan }) {
  const { dispatch, getState } = usePortalStore();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    // The dialog, which keeps the focus, goes away with the plan.
    flushSync(() => void dispatch(planClosed()));
    focusPageTitle();
  };
  return (
    <>
      <Button size="small" onClick={() => (selectReadPlan(getState()) ? setIsAsking(true) : close())}>
        Close plan
      </Button>
      {isAsking && (
        <LosePlanDialog action="Close" plan={plan} onConfirm={close} onCancel={() => setIsAsking(false)} />
      )}
    </>
  );
}
