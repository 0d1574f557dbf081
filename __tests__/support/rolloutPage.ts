import { act, screen } from '@testing-library/react';
import { type Rollout, type RolloutPlan } from '@/domain/rollout/rollout';
import { planMade, rolloutRestored } from '@/shared/rollout/rolloutSlice';
import { openFakeNetwork } from './fakeNetwork';
import { installFakeStorage } from './fakeStorage';
import { renderRoute } from './renderRoute';
import { type Session } from './storeSession';

/** Opens the page of rollouts in a browser that has stored none. */
export async function openRolloutPage(session: Session = {}) {
  const network = await openFakeNetwork();
  installFakeStorage();
  const page = await renderRoute('/rollout', network, session);
  await screen.findByText('No rollout is planned');
  const { store } = page;
  return {
    ...page,
    network,
    showPlan: (plan: RolloutPlan) => act(() => void store.dispatch(planMade(plan))),
    /** Shows a rollout as after a reload. `isElsewhere`: another tab runs it. */
    showRollout: (rollout: Rollout, isElsewhere = false) =>
      act(() => void store.dispatch(rolloutRestored({ rollout, isElsewhere }))),
  };
}
