import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { buildPath } from '@/domain/paths';
import { getRolloutName } from '@/domain/rollout/rolloutName';
import { countFinishedSteps } from '@/domain/rollout/transitions';
import { formatNumber } from '@/lib/text/formatNumber';
import { usePortalStore } from '@/session/hooks';
import { loadApi } from '@/session/loadApi';
import { useThrottledSelector } from '@/session/useThrottledSelector';
import { hasStoredRollout } from '@/shared/rollout/hasStoredRollout';
import { isRolloutUrgent, selectUnfinishedRollout } from '@/shared/rollout/rolloutState';
import { Icon } from '@/ui/icons/Icon';

/** The rollout that runs or waits for the operator, on every page. One that is stored is loaded first. */
export function RolloutProgress() {
  const { dispatch, getState } = usePortalStore();
  const rollout = useThrottledSelector(selectUnfinishedRollout, isRolloutUrgent);
  useEffect(() => {
    if (getState().rollout || !hasStoredRollout(getState())) return;
    // Without the code, the page of rollouts still shows it.
    void Promise.all([
      import(/* webpackChunkName: 'load-rollout' */ '@/shared/rollout/loadRollout'),
      dispatch(loadApi()),
    ]).then(
      ([{ loadRollout }]) => dispatch(loadRollout()),
      () => undefined,
    );
  }, [dispatch, getState]);
  if (rollout === null) return null;
  const name = getRolloutName(rollout);
  return (
    <Link
      className="top-bar__button"
      to={buildPath('rollout')}
      title={`The ${name.toLowerCase()} over many agencies`}
    >
      <Icon name="rollout" />
      <span>
        {rollout.status === 'running' ? name : `${name} waits`} {formatNumber(countFinishedSteps(rollout))} of{' '}
        {formatNumber(rollout.steps.length)}
      </span>
    </Link>
  );
}
