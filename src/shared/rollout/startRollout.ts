import { nanoid } from '@reduxjs/toolkit';
import { createRollout, type RolloutOptions } from '@/domain/rollout/createRollout';
import { getPlatformTime } from '@/session/auth/clockSkew';
import { type PortalThunk } from '@/session/hooks';
import { rolloutStarted } from './rolloutSlice';
import { selectPlan } from './rolloutState';

/** A thunk: starts the rollout, or the dry run, of the plan's picked agencies that would change. */
export function startRollout(options: RolloutOptions): PortalThunk {
  return (dispatch, getState) => {
    const state = getState();
    const plan = selectPlan(state);
    const rollout = plan && createRollout(plan, options, { id: nanoid(), startedAt: getPlatformTime(state) });
    if (rollout) dispatch(rolloutStarted(rollout));
  };
}
