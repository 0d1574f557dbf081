import { act, screen, within } from '@testing-library/react';
import { WITHHELD_JSON } from '@/domain/fleet/storedRun';
import { rolloutRestored } from '@/shared/rollout/rolloutSlice';
import { openFakeNetwork } from '@tests/support/fakeNetwork';
import { installFakeStorage } from '@tests/support/fakeStorage';
import { renderRoute } from '@tests/support/renderRoute';
import { buildRollout, buildStep } from '@tests/support/rolloutSteps';

it('names the agencies that an undo plan leaves out after a reload', async () => {
  const network = await openFakeNetwork();
  installFakeStorage();
  const { user, store } = await renderRoute('/rollout', network);
  await screen.findByText('No rollout is planned');
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
  act(() => void store.dispatch(rolloutRestored({ rollout, isElsewhere: false })));
  const text = '2 agencies can’t be put back here, because their values were not kept: CBTA, METRO';
  expect(screen.getByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo plan' }));
  expect(within(await screen.findByRole('region', { name: 'Plan' })).getByText(text)).toBeVisible();
});
