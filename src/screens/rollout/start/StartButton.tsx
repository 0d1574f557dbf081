import Button from 'antd/es/button';
import { useState } from 'react';
import { listStartRows } from '@/domain/rollout/planSums';
import { type RolloutPlan } from '@/domain/rollout/rollout';
import { formatCount } from '@/lib/text/formatCount';
import { usePortalSelector } from '@/session/hooks';
import { selectRun, selectRunningRun } from '@/shared/fleet/fleetState';
import { selectRollout } from '@/shared/rollout/rolloutState';
import { selectRolloutBlocker } from '@/shared/rollout/selectRolloutBlocker';
import { lazyPart } from '@/ui/loading/lazyPart';

const StartDialog = lazyPart(
  () => import(/* webpackChunkName: 'rollout-start' */ './StartDialog').then((loaded) => loaded.StartDialog),
  'The start of the rollout could not be opened',
);

interface Props {
  plan: RolloutPlan;
  size?: 'small';
  /** Before a rollout is started. */
  onStart: () => void;
}

/** Opens the start of a plan. */
export function StartButton({ plan, size, onStart }: Props) {
  const [isStarting, setIsStarting] = useState(false);
  const blocker = usePortalSelector(selectRolloutBlocker);
  // The section of a rollout says on the same page that it runs.
  const isReasonShown = usePortalSelector((state) => selectRollout(state) === null);
  const isBeingRead = usePortalSelector(
    (state) => selectRun(state, 'plan')?.task.planId === plan.id && selectRunningRun(state)?.kind === 'plan',
  );
  const count = listStartRows(plan).length;
  const isNonePicked = count === 0 && plan.agencies.some(({ status }) => status === 'change');
  return (
    <>
      {isReasonShown && blocker !== null && <span className="rollout-planned">{blocker}</span>}
      {blocker === null && isNonePicked && <span className="rollout-planned">None of them is picked</span>}
      <Button
        type="primary"
        size={size}
        disabled={count === 0 || blocker !== null || isBeingRead}
        title={blocker ?? undefined}
        onClick={() => setIsStarting(true)}
      >
        {count === 0 ? 'Start rollout…' : `Start rollout in ${formatCount(count, 'agency', 'agencies')}…`}
      </Button>
      {isStarting && <StartDialog plan={plan} onStart={onStart} onClose={() => setIsStarting(false)} />}
    </>
  );
}
