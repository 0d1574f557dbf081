import { act, screen, within } from '@testing-library/react';
import { type Rollout } from '@/domain/rollout/rollout';
import { stepVerified } from '@/shared/rollout/rolloutSlice';
import { captureDownloads } from '@tests/support/downloads';
import { openRolloutPage } from '@tests/support/rolloutPage';
import { buildRollout, buildStep } from '@tests/support/rolloutSteps';

const button = (name: string) => screen.getByRole('button', { name });
const DONE = buildStep('AMTA', { status: 'done', written: 'yes', before: '{"value":200}' });

async function openResult(change: Partial<Rollout>) {
  const { user, store, showRollout } = await openRolloutPage();
  showRollout(buildRollout([DONE], { status: 'done', ...change }));
  return { user, store };
}

it('asks before it closes a result whose report was not saved', async () => {
  const { user } = await openResult({});
  await user.click(button('Close result'));
  const dialog = await screen.findByRole('dialog', { name: 'Close without saving the report?' });
  expect(dialog).toHaveTextContent(/^.*with its report and its Undo plan\./);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(button('Undo plan')).toBeVisible();
  await user.click(button('Close result'));
  const again = within(await screen.findByRole('dialog'));
  await user.click(again.getByRole('button', { name: 'Close result' }));
  expect(screen.getByText('No rollout is planned')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('asks nothing when the report was saved, unless the result has changed since', async () => {
  captureDownloads();
  const unknown = buildStep('AMTA', { ...DONE, status: 'unknown', written: 'unknown' });
  const { user, store } = await openResult({ steps: [unknown] });
  await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  act(() => void store.dispatch(stepVerified({ abbreviation: 'AMTA', at: 1, change: { status: 'done' } })));
  await user.click(button('Close result'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(button('Download as CSV'));
  await user.click(button('Close result'));
  expect(screen.getByText('No rollout is planned')).toBeVisible();
});

it('asks nothing about the result of a dry run', async () => {
  const { user } = await openResult({
    isDryRun: true,
    steps: [buildStep('AMTA', { status: 'wouldChange' })],
  });
  await user.click(button('Close result'));
  expect(screen.getByText('No rollout is planned')).toBeVisible();
});
