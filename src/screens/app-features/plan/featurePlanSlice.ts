import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { appfeaturesApi } from '@/api/appfeatures';
import { isSameApplication } from '@/domain/features/applications';
import { type FeaturePlan } from '@/domain/features/matrix/featurePlan';
import { sessionEnded } from '@/session/auth/sessionSlice';

const { addFeatures, removeFeatures } = appfeaturesApi.endpoints;
/** The screen's own submit sends the changes; a plan never does. */
const isWriteSettled = isAnyOf(
  addFeatures.matchFulfilled,
  addFeatures.matchRejected,
  removeFeatures.matchFulfilled,
  removeFeatures.matchRejected,
);
const initialState: { plan: FeaturePlan | null } = { plan: null };

/** The plan that is under way. It is in memory only, and ends with the session. */
export const featurePlanSlice = createSlice({
  name: 'featurePlan',
  initialState,
  reducers: {
    planStarted: (_state, { payload }: PayloadAction<FeaturePlan>) => ({ plan: payload }),
    planEnded: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState);
    builder.addMatcher(isWriteSettled, ({ plan }, { meta }) => {
      const { agency, application } = meta.arg.originalArgs;
      if (plan?.agency !== agency) return;
      const step = plan.steps.find((candidate) => isSameApplication(candidate.application, application));
      if (step) step.isSent = true;
    });
  },
});

export const { planStarted, planEnded } = featurePlanSlice.actions;

declare module '@/session/rootReducer' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- extends without new members
  interface LazySlices extends WithSlice<typeof featurePlanSlice> {}
}
