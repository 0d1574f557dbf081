import { screen, within } from '@testing-library/react';
import { readColumn } from '@tests/support/readColumn';
import { openRolloutPage } from '@tests/support/rolloutPage';
import { buildAgency, buildPlan, buildRollout, buildStep } from '@tests/support/rolloutSteps';

const STEPS = [buildStep('AMTA', { status: 'done' }), buildStep('ASRB', { status: 'failed' })];

it.each([
  ['asr', ['ASRB']],
  ['amta transit', ['AMTA']],
])('finds the agencies of a result by %p', async (text, found) => {
  const { user, showRollout } = await openRolloutPage();
  showRollout(buildRollout(STEPS, { status: 'done' }));
  // '/' focuses the filter.
  await user.keyboard('/');
  await user.keyboard(text);
  expect(readColumn('Agencies of the result', 0)).toEqual(found);
});

it('offers to clear the filters that leave no agency of the result, and then focuses its own field', async () => {
  const { user, showPlan, showRollout } = await openRolloutPage();
  showPlan(buildPlan([buildAgency('AMTA')]));
  showRollout(buildRollout(STEPS, { status: 'done' }));
  const filter = screen.getByRole('searchbox', { name: 'Filter the rollout' });
  await user.click(screen.getByRole('button', { name: /failed/, pressed: false }));
  await user.type(filter, 'amta');
  expect(screen.getByText('No agency matches')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Clear the filter' }));
  expect(readColumn('Agencies of the result', 0)).toEqual(['AMTA', 'ASRB']);
  expect(filter).toHaveFocus();
});

it('leaves / to the filter of a plan below a dry run, whose Arrow Down leads to the plan’s first row', async () => {
  const { user, showPlan, showRollout } = await openRolloutPage();
  showPlan(buildPlan([buildAgency('AMTA')]));
  showRollout(buildRollout(STEPS, { isDryRun: true, planId: 'plan', status: 'done' }));
  await user.keyboard('/');
  const plan = screen.getByRole('region', { name: 'Plan' });
  expect(screen.getByRole('searchbox', { name: 'Filter the plan' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(within(plan).getByRole('table')).toContainElement(document.activeElement as HTMLElement);
});
