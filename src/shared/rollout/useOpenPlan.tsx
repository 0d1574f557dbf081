import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { type RolloutPlan } from '@/domain/rollout/rollout';
import { usePortalStore } from '@/session/hooks';
import { lazyPart } from '@/ui/loading/lazyPart';
import { loadLosePlanDialog } from './loadLosePlanDialog';
import { planMade } from './rolloutSlice';
import { selectReadPlan } from './rolloutState';

const LosePlanDialog = lazyPart(loadLosePlanDialog, 'Replacing the plan could not be offered');

interface PlanOpener {
  openPlan: (plan: RolloutPlan) => void;
  question: ReactNode;
}

/**
 * Opens a plan in place of any other. It asks first when the open one was read.
 * @param onOpen called before the plan is opened
 */
export function useOpenPlan(onOpen: () => void): PlanOpener {
  const { dispatch, getState } = usePortalStore();
  const [asked, setAsked] = useState<{ open: RolloutPlan; next: RolloutPlan } | null>(null);
  const open = (plan: RolloutPlan) => {
    onOpen();
    dispatch(planMade(plan));
  };
  return {
    openPlan: (next) => {
      const read = selectReadPlan(getState());
      if (read) setAsked({ open: read, next });
      else open(next);
    },
    question: asked && (
      <LosePlanDialog
        action="Replace"
        plan={asked.open}
        onConfirm={() => {
          // The dialog gives the focus back before the plan takes it.
          flushSync(() => setAsked(null));
          open(asked.next);
        }}
        onCancel={() => setAsked(null)}
      />
    ),
  };
}
