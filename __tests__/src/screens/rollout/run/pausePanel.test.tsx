import { fireEvent, screen, within } from '@testing-library/react';
import { type Rollout } from '@/domain/rollout/rollout';
import * as pauseActions from '@/screens/rollout/run/pauseActions';
import { openRolloutPage } from '@tests/support/rolloutPage';
import { buildRollout, buildStep } from '@tests/support/rolloutSteps';

const DONE = buildStep('CBTA', {
  status: 'done',
  before: '{"value":200}',
  statusChangedAt: Date.UTC(2026, 10, 24, 14),
});

/** Opens the page of a rollout that waits. */
async function openPause(steps: Rollout['steps'], change: Partial<Rollout>) {
  const page = await openRolloutPage({ agencies: ['CBTA'] });
  const rollout = buildRollout(steps, { status: 'paused', ...change });
  page.showRollout(rollout);
  return { ...page, rollout };
}

it('leads to the page of the first agency, which the operator is to look at', async () => {
  const { user, currentUrl } = await openPause([DONE, buildStep('METRO')], { pauseReason: 'canary' });
  await user.click(screen.getByRole('button', { name: 'Open CBTA’s BUSINESS RULES' }));
  await screen.findByRole('heading', { level: 1, name: 'BUSINESS RULES' });
  expect(currentUrl()).toBe('/agency-dashboard/CBTA/businessRules');
});

it.each<[string, Rollout['steps'], Partial<Rollout>, readonly string[]]>([
  [
    'after the first agency',
    [DONE, buildStep('METRO')],
    { pauseReason: 'canary' },
    ['Go on with 1 agency', 'Stop here', 'Open CBTA’s BUSINESS RULES'],
  ],
  ['after a ring', [DONE, buildStep('METRO')], { pauseReason: 'ring' }, ['Go on with 1 agency', 'Stop here']],
  [
    'for an agency that may have been changed',
    [buildStep('CBTA', { status: 'unknown' }), buildStep('METRO')],
    { pauseReason: 'unknown', waitsFor: 'CBTA' },
    ['Check now', 'Skip and go on', 'Stop here'],
  ],
])('begins its buttons with the one that goes on: a pause %s', async (_pause, steps, change, names) => {
  await openPause(steps, change);
  const first = screen.getByRole('button', { name: names[0] ?? '' });
  const buttons = [...(first.parentElement?.children ?? [])];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(names);
});

it('the second click of a double click decides nothing: after Check now it could try the agency again', async () => {
  const { user, store, rollout } = await openPause([buildStep('A0', { status: 'failed' }), buildStep('A1')], {
    pauseReason: 'failure',
    waitsFor: 'A0',
  });
  await user.click(screen.getByRole('button', { name: 'A0' }));
  const panel = within(await screen.findByRole('complementary', { name: 'Values of A0' }));
  const pause = within(screen.getByRole('alert'));
  const decisions = [
    panel.getByRole('button', { name: 'Try again' }),
    ...['Try again', 'Skip and go on', 'Stop here'].map((name) => pause.getByRole('button', { name })),
  ];
  for (const decision of decisions) fireEvent.click(decision, { detail: 2 });
  expect(store.getState().rollout?.rollout).toBe(rollout);
});

it('does not simulate a rollout anew with each key in the filter', async () => {
  const count = jest.spyOn(pauseActions, 'countNextAgencies');
  const { user } = await openPause([DONE, buildStep('METRO')], { pauseReason: 'canary' });
  expect(count).toHaveBeenCalled();
  count.mockClear();
  await user.type(screen.getByLabelText('Filter the rollout'), 'metro');
  expect(screen.queryByRole('button', { name: 'CBTA' })).not.toBeInTheDocument();
  expect(count).not.toHaveBeenCalled();
});
