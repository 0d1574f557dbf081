import { act, screen } from '@testing-library/react';
import { runStarted, runStopped } from '@/shared/fleet/fleetSlice';
import { openRolloutPage } from '@tests/support/rolloutPage';
import { buildAgency, buildPlan } from '@tests/support/rolloutSteps';

it('offers beside Resume to read again, without the claim that this reads all', async () => {
  const { store, showPlan } = await openRolloutPage();
  const agencies = [buildAgency('AMTA'), buildAgency('CBTA')];
  const plan = buildPlan(agencies);
  showPlan(plan);
  act(() => {
    store.dispatch(
      runStarted({
        kind: 'plan',
        region: 'usEast',
        task: { planId: plan.id, subject: plan.subject },
        agencies,
        startedAt: 1,
      }),
    );
    store.dispatch(runStopped('plan'));
  });
  expect(await screen.findByRole('button', { name: 'Resume' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Read again' })).toBeVisible();
});
