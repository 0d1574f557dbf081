import { act, screen } from '@testing-library/react';
import { makePlan } from '@/domain/rollout/makePlan';
import { planMade } from '@/shared/rollout/rolloutSlice';
import { openFakeNetwork } from '@tests/support/fakeNetwork';
import { installFakeStorage } from '@tests/support/fakeStorage';
import { renderRoute } from '@tests/support/renderRoute';
import { buildAgency } from '@tests/support/rolloutSteps';

it('says why a plan cannot be started whose agencies are protected, and so not picked', async () => {
  const network = await openFakeNetwork();
  installFakeStorage();
  const { user, store } = await renderRoute('/rollout', network);
  await screen.findByText('No rollout is planned');
  const plan = makePlan({
    id: 'plan',
    region: 'usEast',
    subject: { kind: 'rule', category: 'Fares', identity: 'daily_cap' },
    source: { kind: 'fleet', agency: null },
    target: '{"value":250}',
    agencies: [buildAgency('AMTA')],
    isProtected: () => true,
  });
  act(() => void store.dispatch(planMade(plan)));
  expect(await screen.findByRole('button', { name: 'Start rollout…' })).toBeDisabled();
  expect(screen.queryByText('None of them is picked')).not.toBeInTheDocument();
  const agencies = plan.agencies.map((row) => ({ ...row, status: 'change' as const, readAt: 1 }));
  act(() => void store.dispatch(planMade({ ...plan, id: 'read', agencies })));
  expect(await screen.findByText('None of them is picked')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Pick AMTA' }));
  expect(screen.getByRole('button', { name: 'Start rollout in 1 agency…' })).toBeEnabled();
  expect(screen.queryByText('None of them is picked')).not.toBeInTheDocument();
});
