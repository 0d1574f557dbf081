import { screen } from '@testing-library/react';
import { openRolloutPage } from '@tests/support/rolloutPage';
import { buildAgency, buildPlan, withAgenciesRead } from '@tests/support/rolloutSteps';

it('says why a plan cannot be started whose agencies are protected, and so not picked', async () => {
  const { user, showPlan } = await openRolloutPage();
  const plan = buildPlan([buildAgency('AMTA')], { isProtected: () => true });
  showPlan(plan);
  expect(await screen.findByRole('button', { name: 'Start rollout…' })).toBeDisabled();
  expect(screen.queryByText('None of them is picked')).not.toBeInTheDocument();
  showPlan({ ...withAgenciesRead(plan), id: 'read' });
  expect(await screen.findByText('None of them is picked')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Pick AMTA' }));
  expect(screen.getByRole('button', { name: 'Start rollout in 1 agency…' })).toBeEnabled();
  expect(screen.queryByText('None of them is picked')).not.toBeInTheDocument();
});
