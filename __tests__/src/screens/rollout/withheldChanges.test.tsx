import { screen, within } from '@testing-library/react';
import { WITHHELD_JSON } from '@/domain/fleet/storedRun';
import { openRolloutPage } from '@tests/support/rolloutPage';
import { buildRollout, buildStep } from '@tests/support/rolloutSteps';

it('names the agencies that an undo plan leaves out after a reload', async () => {
  const { user, showRollout } = await openRolloutPage();
  const done = { status: 'done', written: 'yes', before: '{"value":"200"}' } as const;
  const withheld = { ...done, before: WITHHELD_JSON, target: WITHHELD_JSON };
  const rollout = buildRollout(
    [
      buildStep('AMTA', done),
      buildStep('CBTA', withheld),
      buildStep('METRO', withheld),
      // It was not changed.
      buildStep('ZVT', { ...withheld, status: 'skipped', written: 'no' }),
    ],
    { status: 'done' },
  );
  showRollout(rollout);
  const text = '2 agencies can’t be put back here, because their values were not kept: CBTA, METRO';
  expect(screen.getByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo plan' }));
  expect(within(await screen.findByRole('region', { name: 'Plan' })).getByText(text)).toBeVisible();
});
