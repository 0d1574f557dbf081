import { act, screen } from '@testing-library/react';
import { makePlan } from '@/domain/rollout/makePlan';
import { runStarted, runStopped } from '@/shared/fleet/fleetSlice';
import { planMade } from '@/shared/rollout/rolloutSlice';
import { openFakeNetwork } from '@tests/support/fakeNetwork';
import { installFakeStorage } from '@tests/support/fakeStorage';
import { renderRoute } from '@tests/support/renderRoute';
import { buildAgency } from '@tests/support/rolloutSteps';

it('offers beside Resume to read again, without the claim that this reads all', async () => {
  const network = await openFakeNetwork();
  installFakeStorage();
  const { store } = await renderRoute('/rollout', network);
  await screen.findByText('No rollout is planned');
  const agencies = [buildAgency('AMTA'), buildAgency('CBTA')];
  const subject = { kind: 'rule', category: 'Fares', identity: 'daily_cap' } as const;
  const plan = makePlan({
    id: 'plan',
    region: 'usEast',
    subject,
    source: { kind: 'fleet', agency: null },
    target: '{"value":250}',
    agencies,
    isProtected: () => false,
  });
  act(() => {
    store.dispatch(planMade(plan));
    store.dispatch(
      runStarted({
        kind: 'plan',
        region: 'usEast',
        task: { planId: 'plan', subject },
        agencies,
        startedAt: 1,
      }),
    );
    store.dispatch(runStopped('plan'));
  });
  expect(await screen.findByRole('button', { name: 'Resume' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Read again' })).toBeVisible();
});
