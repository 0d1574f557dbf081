import { useEffect } from 'react';
import { shallowEqual } from 'react-redux';
import { Link } from 'react-router-dom';
import { buildPath } from '@/domain/paths';
import { countFinishedSteps } from '@/domain/rollout/transitions';
import { type PortalState, usePortalSelector, usePortalStore } from '@/session/hooks';
import { loadApi } from '@/session/loadApi';
import { hasStoredRollout } from '@/shared/rollout/hasStoredRollout';
import { selectUnfinishedRollout } from '@/shared/rollout/rolloutState';
import { Icon } from '@/ui/icons/Icon';

/** The rollout that runs or waits for the operator, on every page. One that is stored is loaded first. */
export function RolloutProgress() {
  const { dispatch, getState } = usePortalStore();
  const progress = usePortalSelector(selectProgress, shallowEqual);
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
  if (progress === null) return null;
  const { isRunning, finished, count } = progress;
  return (
    <Link className="top-bar__button" to={buildPath('rollout')} title="The rollout over many agencies">
      <Icon name="rollout" />
      <span>
        {isRunning ? 'Rollout' : 'Rollout waits'} {finished.toLocaleString('en-US')} of{' '}
        {count.toLocaleString('en-US')}
      </span>
    </Link>
  );
}

/** It renders only when one of these changes: each agency has several steps. */
function selectProgress(state: PortalState) {
  const rollout = selectUnfinishedRollout(state);
  if (!rollout) return null;
  const { status, steps } = rollout;
  return { isRunning: status === 'running', finished: countFinishedSteps(rollout), count: steps.length };
}
