import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type FleetOutcome } from '@/domain/fleet/fleetRun';
import { applyPlanOutcome } from '@/domain/rollout/applyPlanOutcome';
import { hasStepUnderWay, type PauseReason, type Rollout, type RolloutPlan } from '@/domain/rollout/rollout';
import {
  changeStep,
  continueRollout,
  findStep,
  finishStep,
  finishVerification,
  pauseRollout,
  retryStep,
  skipStep,
  type StepChange,
  stopRollout,
} from '@/domain/rollout/transitions';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { agencyAnswered } from '../fleet/fleetSlice';
import { type RolloutState } from './rolloutState';
import { selectRolloutBlocker } from './selectRolloutBlocker';

/** `at`: milliseconds since 1970, by the platform's clock. */
interface StepAction {
  abbreviation: string;
  at: number;
}
type ChangedStep = StepAction & { change: StepChange };

const initialState: RolloutState = {
  isRestored: false,
  plan: null,
  rollout: null,
  verifyingAgency: null,
  isStorageWorking: null,
  isElsewhere: false,
  isUnreadable: false,
  isDiscarded: false,
};

/** Replaces the rollout, if there is one and this tab has it. */
function change(state: RolloutState, transition: (rollout: Rollout) => Rollout): RolloutState {
  const { rollout, isElsewhere } = state;
  return rollout && !isElsewhere ? { ...state, rollout: transition(rollout) } : state;
}

/** For what the operator decides: nothing while Check now reads. */
function decide(state: RolloutState, transition: (rollout: Rollout) => Rollout): RolloutState {
  return state.verifyingAgency === null ? change(state, transition) : state;
}

function changePlan(state: RolloutState, transition: (plan: RolloutPlan) => RolloutPlan): RolloutState {
  return state.plan ? { ...state, plan: transition(state.plan) } : state;
}

/** The plan and the rollout of this tab (decision 140). `runRollout` is the listener that does what a running one needs. */
export const rolloutSlice = createSlice({
  name: 'rollout',
  initialState,
  reducers: {
    /** A plan was made or opened. */
    planMade: (state, { payload: plan }: PayloadAction<RolloutPlan>) => ({ ...state, plan }),
    planClosed: (state) => ({ ...state, plan: null }),
    agenciesPicked: (
      state,
      {
        payload: { abbreviations, isPicked },
      }: PayloadAction<{ abbreviations: readonly string[]; isPicked: boolean }>,
    ) =>
      changePlan(state, (plan) => {
        const others = plan.picked.filter((picked) => !abbreviations.includes(picked));
        return { ...plan, picked: isPicked ? [...others, ...abbreviations] : others };
      }),
    rolloutStarted: (state, { payload: rollout }: PayloadAction<Rollout>) =>
      selectRolloutBlocker({ rollout: state }) === null
        ? { ...state, rollout, verifyingAgency: null, isDiscarded: false }
        : state,
    /** Go on. */
    rolloutContinued: (state) => decide(state, continueRollout),
    /** The agency under way is finished; no other one is begun. */
    rolloutPaused: (state, { payload: reason }: PayloadAction<PauseReason>) =>
      change(state, (rollout) => pauseRollout(rollout, reason)),
    /** Stop here: the rest is given up. */
    rolloutStopped: (state, { payload: at }: PayloadAction<number>) =>
      decide(state, (rollout) => stopRollout(rollout, at)),
    /** Skip. */
    stepSkipped: (state, { payload: { abbreviation, at } }: PayloadAction<StepAction>) =>
      decide(state, (rollout) => skipStep(rollout, abbreviation, at)),
    /** Try again. */
    stepRetried: (state, { payload: abbreviation }: PayloadAction<string>) =>
      decide(state, (rollout) => retryStep(rollout, abbreviation)),
    /** Check now was pressed: an agency whose outcome is unknown is read. */
    verificationStarted: (state, { payload: abbreviation }: PayloadAction<string>) => {
      const { rollout, isElsewhere, verifyingAgency } = state;
      if (!rollout || isElsewhere || verifyingAgency !== null || rollout.status === 'running') return state;
      const isOutcomeUnknown = findStep(rollout, abbreviation)?.status === 'unknown';
      return isOutcomeUnknown && !hasStepUnderWay(rollout)
        ? { ...state, verifyingAgency: abbreviation }
        : state;
    },
    /** The result of Check now. */
    stepVerified: (state, { payload: { abbreviation, at, change: found } }: PayloadAction<ChangedStep>) =>
      change({ ...state, verifyingAgency: null }, (rollout) =>
        finishVerification(rollout, abbreviation, { ...found, statusChangedAt: at }, at),
      ),
    /** The agency is being read or written. */
    stepChanged: (state, { payload: { abbreviation, at, change: next } }: PayloadAction<ChangedStep>) =>
      change(state, (rollout) => changeStep(rollout, abbreviation, { statusChangedAt: at, ...next })),
    stepFinished: (state, { payload: { abbreviation, at, change: end } }: PayloadAction<ChangedStep>) =>
      change(state, (rollout) => finishStep(rollout, abbreviation, { ...end, statusChangedAt: at }, at)),
    /** The operator closes the result, in the tab that has it, and not before the last answer: then the next one can start. */
    rolloutClosed: (state) =>
      selectRolloutBlocker({ rollout: state }) === null
        ? { ...state, rollout: null, verifyingAgency: null }
        : state,
    /** The storage was read; null for nothing in it. A rollout that was started meanwhile stays, unless another tab has one. */
    rolloutRestored: (
      state,
      {
        payload: { rollout, isElsewhere, isUnreadable = false, isDiscarded = false },
      }: PayloadAction<
        Pick<RolloutState, 'rollout' | 'isElsewhere'> &
          Partial<Pick<RolloutState, 'isUnreadable' | 'isDiscarded'>>
      >,
    ) => {
      const isOwn = state.rollout !== null && !state.isElsewhere;
      if (isOwn && !isElsewhere) return { ...state, isRestored: true };
      return {
        ...state,
        isRestored: true,
        isElsewhere,
        isUnreadable,
        isDiscarded,
        rollout,
        verifyingAgency: null,
      };
    },
    rolloutStorageAccessFinished: (state, { payload: isStorageWorking }: PayloadAction<boolean>) => ({
      ...state,
      isStorageWorking,
    }),
  },
  extraReducers: (builder) => {
    builder
      // The reads of a plan are a run of Fleet.
      .addCase(agencyAnswered, (state, { payload: { kind, abbreviation, outcome } }) =>
        kind === 'plan'
          ? changePlan(state, (plan) => applyPlanOutcome(plan, abbreviation, outcome as FleetOutcome<'plan'>))
          : state,
      )
      .addCase(sessionEnded, () => initialState);
  },
});

export const {
  planMade,
  planClosed,
  agenciesPicked,
  rolloutStarted,
  rolloutContinued,
  rolloutPaused,
  rolloutStopped,
  stepSkipped,
  stepRetried,
  verificationStarted,
  stepVerified,
  stepChanged,
  stepFinished,
  rolloutClosed,
  rolloutRestored,
  rolloutStorageAccessFinished,
} = rolloutSlice.actions;

declare module '@/session/rootReducer' {
  interface LazySlices extends WithSlice<typeof rolloutSlice> {}
}
