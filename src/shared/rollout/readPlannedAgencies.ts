import { getPlatformTime } from '@/session/auth/clockSkew';
import { type PortalThunk } from '@/session/hooks';
import { runStarted } from '../fleet/fleetSlice';
import { selectRunningRun } from '../fleet/fleetState';
import { selectPlan } from './rolloutState';

/**
 * A thunk: reads the plan's agencies, or some of them, as a run of Fleet of the kind `plan`: that has its progress, and is paused,
 * stopped, resumed and retried with Fleet's actions. Nothing happens while another run of Fleet is under way.
 */
export function readPlannedAgencies(abbreviations?: readonly string[]): PortalThunk {
  return (dispatch, getState) => {
    const state = getState();
    const plan = selectPlan(state);
    if (!plan || selectRunningRun(state)) return;
    const agencies = plan.agencies
      .map(({ agency }) => agency)
      .filter(({ abbreviation }) => abbreviations?.includes(abbreviation) ?? true);
    const { id: planId, region, subject } = plan;
    dispatch(
      runStarted({
        kind: 'plan',
        region,
        task: { planId, subject },
        agencies,
        startedAt: getPlatformTime(state),
      }),
    );
  };
}
