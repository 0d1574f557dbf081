import { nanoid } from '@reduxjs/toolkit';
import { createRollout, type RolloutOptions } from '@/domain/rollout/createRollout';
import { type RolloutPlan } from '@/domain/rollout/rollout';
import { getPlatformTime } from '@/session/auth/clockSkew';
import { type PortalThunk } from '@/session/hooks';
import { rolloutStarted } from './rolloutSlice';

/**
 * A thunk: starts the rollout, or the dry run, of the plan's picked agencies that would change. `plan`: as the operator has
 * seen and confirmed it; that of the store can be newer, because answers are shown a few times a second only.
 */
export function startRollout(plan: RolloutPlan, options: RolloutOptions): PortalThunk {
  return (dispatch, getState) => {
    const rollout = createRollout(plan, options, {
      id: nanoid(),
      startedAt: getPlatformTime(getState()),
    });
    if (rollout) dispatch(rolloutStarted(rollout));
  };
}
