import { screen } from '@testing-library/react';
import { type StepStatus } from '@/domain/rollout/rollout';
import { openRolloutPage } from '@tests/support/rolloutPage';
import { buildRollout, buildStep } from '@tests/support/rolloutSteps';

it('names the ring of the agency under way, also while an earlier one is to be tried again', async () => {
  const { showRollout } = await openRolloutPage({ agencies: ['CBTA'] });
  // The pause waits for the answer of A1, and Try again of A0 was pressed meanwhile.
  const steps = [buildStep('A0'), buildStep('A1', { status: 'sending' }), buildStep('A2')];
  showRollout(buildRollout(steps, { status: 'paused', pauseReason: 'operator' }));
  expect(screen.getByRole('group', { name: 'Progress' })).toHaveTextContent(/^0 of 3 · ring 2 of 2 · A1: /);
});

it('says in another tab that a paused rollout waits there, but not while its last agency is under way', async () => {
  const { showRollout } = await openRolloutPage();
  const showPaused = (status: StepStatus) => {
    const steps = [buildStep('A0', { status }), buildStep('A1')];
    showRollout(buildRollout(steps, { status: 'paused', pauseReason: 'operator' }), true);
  };
  showPaused('sending');
  expect(screen.getByText('Another tab runs it. Here you only see it.')).toBeVisible();
  showPaused('done');
  expect(
    screen.getByText('Another tab has it, and it waits there for you. Here you only see it.'),
  ).toBeVisible();
});
