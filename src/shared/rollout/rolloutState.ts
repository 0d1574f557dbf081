import { hasStepUnderWay, isUnfinished, type Rollout, type RolloutPlan } from '@/domain/rollout/rollout';

/*
 * The shape of the slice and its selectors, for pages that only read it: the slice is injected with the code of rollouts.
 */

export interface RolloutState {
  /** Whether the storage was read. */
  isRestored: boolean;
  plan: RolloutPlan | null;
  /** The one that runs, waits, or has ended and was not closed. */
  rollout: Rollout | null;
  /** The abbreviation of the agency that Check now is reading; null for none. */
  verifyingAgency: string | null;
  /** Whether the last access to the storage worked: without it, a reload loses the rollout. Null before the first one. */
  isStorageWorking: boolean | null;
  /** Whether another tab runs it: this one only shows it. */
  isElsewhere: boolean;
  /** Whether one is stored that could not be read: the next one would take its place. */
  isUnreadable: boolean;
  /** Whether one was stored that was removed, because this version of the portal cannot read it. */
  isDiscarded: boolean;
}

export interface WithRollout {
  rollout?: RolloutState;
}

export const selectPlan = ({ rollout }: WithRollout): RolloutPlan | null => rollout?.plan ?? null;

/** The open plan, if it was read: another one in its place would lose that. Agencies are picked only after it, too. */
export function selectReadPlan(state: WithRollout): RolloutPlan | null {
  const plan = selectPlan(state);
  return plan?.agencies.some(({ readAt }) => readAt !== null) ? plan : null;
}

export const selectRollout = ({ rollout }: WithRollout): Rollout | null => rollout?.rollout ?? null;

/** The rollout that runs or waits for the operator. */
export function selectUnfinishedRollout(state: WithRollout): Rollout | null {
  const rollout = selectRollout(state);
  return rollout && isUnfinished(rollout) ? rollout : null;
}

/** Whether a rollout of this tab asks agencies, one after the other: a run of Fleet then asks one fewer at the same time. */
export function selectIsAskingAgencies({ rollout: state }: WithRollout): boolean {
  if (!state?.rollout || state.isElsewhere) return false;
  const { rollout, verifyingAgency } = state;
  return rollout.status === 'running' || hasStepUnderWay(rollout) || verifyingAgency !== null;
}

/** For `useThrottledSelector`: only the steps of a running rollout change often. */
export function isRolloutUrgent(shown: Rollout | null, next: Rollout | null): boolean {
  return shown?.id !== next?.id || shown?.status !== 'running' || next?.status !== 'running';
}

/** The agency that Check now is reading. */
export const selectVerifyingAgency = ({ rollout }: WithRollout): string | null =>
  rollout?.verifyingAgency ?? null;

/** False when a reload would lose the rollout. */
export const selectIsStorageWorking = ({ rollout }: WithRollout): boolean | null =>
  rollout?.isStorageWorking ?? null;

export const selectIsRolloutElsewhere = ({ rollout }: WithRollout): boolean => rollout?.isElsewhere ?? false;
