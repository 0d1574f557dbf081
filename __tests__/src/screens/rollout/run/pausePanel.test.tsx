import { act, fireEvent, screen, within } from '@testing-library/react';
import { rolloutRestored } from '@/shared/rollout/rolloutSlice';
import { openFakeNetwork } from '@tests/support/fakeNetwork';
import { installFakeStorage } from '@tests/support/fakeStorage';
import { renderRoute } from '@tests/support/renderRoute';
import { buildRollout, buildStep } from '@tests/support/rolloutSteps';

it('leads to the page of the first agency, which the operator is to look at', async () => {
  const network = await openFakeNetwork();
  installFakeStorage();
  const { user, store, currentUrl } = await renderRoute('/rollout', network, { agencies: ['CBTA'] });
  await screen.findByText('No rollout is planned');
  const done = {
    status: 'done',
    before: '{"value":200}',
    statusChangedAt: Date.UTC(2026, 10, 24, 14),
  } as const;
  const rollout = buildRollout([buildStep('CBTA', done), buildStep('METRO')], {
    status: 'paused',
    pauseReason: 'canary',
  });
  act(() => void store.dispatch(rolloutRestored({ rollout, isElsewhere: false })));
  await user.click(screen.getByRole('button', { name: 'Open CBTA’s BUSINESS RULES' }));
  await screen.findByRole('heading', { level: 1, name: 'BUSINESS RULES' });
  expect(currentUrl()).toBe('/agency-dashboard/CBTA/businessRules');
});

it('the second click of a double click decides nothing: after Check now it could try the agency again', async () => {
  const network = await openFakeNetwork();
  installFakeStorage();
  const { user, store } = await renderRoute('/rollout', network);
  await screen.findByText('No rollout is planned');
  const rollout = buildRollout([buildStep('A0', { status: 'failed' }), buildStep('A1')], {
    status: 'paused',
    pauseReason: 'failure',
    waitsFor: 'A0',
  });
  act(() => void store.dispatch(rolloutRestored({ rollout, isElsewhere: false })));
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
