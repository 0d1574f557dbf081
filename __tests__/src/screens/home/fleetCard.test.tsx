import { act, screen, within } from '@testing-library/react';
import { agencySchema } from '@/domain/entities/agency';
import { type HealthAnswer } from '@/domain/fleet/fleetRun';
import { runsRestored, runStarted } from '@/shared/fleet/fleetSlice';
import { loadFleet } from '@/shared/fleet/loadFleet';
import { openFakeNetwork, respondWith } from '@tests/support/fakeNetwork';
import { QUICK_TASK } from '@tests/support/fleetFixture';
import { createStoppedRun } from '@tests/support/healthRunFixture';
import { renderRoute } from '@tests/support/renderRoute';

it('does not count an agency that refused the sign-in as checked, or as not reached', async () => {
  const network = await openFakeNetwork();
  const { store } = await renderRoute('/', network);
  network.intercept('/token/agency', respondWith(403));
  const card = await screen.findByRole('region', { name: 'All agencies' });
  const agencies = [agencySchema.cast({ id: 1, abbreviation: 'CBTA' })];
  act(() => {
    store.dispatch(loadFleet());
    store.dispatch(
      runStarted({ kind: 'health', region: 'usEast', task: QUICK_TASK, startedAt: Date.now(), agencies }),
    );
  });
  expect(await screen.findByText('1 agency could not be asked')).toBeInTheDocument();
  expect(card).toHaveTextContent(/0 of 1 agency checked/);
});

it('counts the checks that Fleet has as columns, and not those that only readiness needs', async () => {
  const network = await openFakeNetwork();
  const { store } = await renderRoute('/', network);
  const card = await screen.findByRole('region', { name: 'All agencies' });
  const run = createStoppedRun(1, 1);
  const cell = { ranAt: '', messages: [], facts: {}, prints: {}, durationMs: 1 };
  const answer: HealthAnswer = {
    coupons: { status: 'ok', ...cell },
    administrators: { status: 'ok', ...cell },
    applications: { status: 'alert', ...cell },
  };
  act(() => {
    store.dispatch(loadFleet());
    store.dispatch(
      runsRestored({
        runs: [{ ...run, outcomes: { A0: { status: 'done', answer, at: 0 } } }],
        baselineId: null,
      }),
    );
  });
  expect(await within(card).findByText('1 ok')).toBeInTheDocument();
  expect(card).toHaveTextContent(/1 of 1 agency checked/);
});
