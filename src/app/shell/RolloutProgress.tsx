import { useEffect } from 'react';
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
  const label = usePortalSelector(selectLabel);
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
  if (label === null) return null;
  return (
    <Link className="top-bar__button" to={buildPath('rollout')} title="The rollout over many agencies">
      <Icon name="rollout" />
      <span>{label}</span>
    </Link>
  );
}

/** A text, so that it renders only when that changes: each agency has several steps. */
function selectLabel(state: PortalState): string | null {
  const rollout = selectUnfinishedRollout(state);
  if (!rollout) return null;
  const { status, steps } = rollout;
  const counts = [countFinishedSteps(rollout), steps.length].map((count) => count.toLocaleString('en-US'));
  return `${status === 'running' ? 'Rollout' : 'Rollout waits'} ${counts.join(' of ')}`;
}
