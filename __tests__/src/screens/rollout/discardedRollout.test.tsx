import { act, screen } from '@testing-library/react';
import { rolloutClosed, rolloutRestored, rolloutStarted } from '@/shared/rollout/rolloutSlice';
import { openRolloutPage } from '@tests/support/rolloutPage';
import { buildRollout, buildStep } from '@tests/support/rolloutSteps';

it('says that a stored rollout was removed until the next one starts', async () => {
  const { store } = await openRolloutPage();
  expect(screen.queryByText('A stored rollout was removed')).not.toBeInTheDocument();
  act(() => void store.dispatch(rolloutRestored({ rollout: null, isElsewhere: false, isDiscarded: true })));
  expect(screen.getByText('A stored rollout was removed')).toBeVisible();
  act(() => {
    store.dispatch(rolloutStarted(buildRollout([buildStep('AAA', { status: 'done' })], { status: 'done' })));
    store.dispatch(rolloutClosed());
  });
  expect(store.getState().rollout?.rollout).toBeNull();
  expect(screen.queryByText('A stored rollout was removed')).not.toBeInTheDocument();
});
