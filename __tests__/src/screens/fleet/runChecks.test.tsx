import { act, screen, within } from '@testing-library/react';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { runOpened, runsRestored } from '@/shared/fleet/fleetSlice';
import { selectRun } from '@/shared/fleet/fleetState';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { installFakeStorage } from '@tests/support/fakeStorage';
import { createStoppedRun } from '@tests/support/healthRunFixture';
import { pressRun } from '@tests/support/pressRun';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();
beforeEach(installFakeStorage);

const createRun = (id: string, profile: string, startedAt: number): FleetRun<'health'> => ({
  ...createStoppedRun(1, 1),
  id,
  status: 'done',
  task: { profile, checkIds: ['reports'], readsRecord: false },
  startedAt,
});

/** Opens Fleet with these runs, the newest first. */
async function openWithRuns(runs: readonly FleetRun[], baselineId: string | null = null) {
  const page = await renderRoute('/fleet', network);
  await screen.findByRole('button', { name: 'Run' });
  act(() => void page.store.dispatch(runsRestored({ runs, baselineId })));
  return { ...page, bar: await screen.findByRole('group', { name: 'Run' }) };
}
const getChoice = () => screen.getByRole('combobox', { name: 'Compare with' });

it('names the checks of a run, and compares it with the last one that had the same', async () => {
  const runs = [createRun('c', 'quick', 3), createRun('b', 'full', 2), createRun('a', 'quick', 1)];
  const { bar, store } = await openWithRuns(runs);
  expect(bar).toHaveTextContent(/^Done: 1 of 1 .* · Quick/);
  expect(getChoice()).toHaveValue('a');
  act(() => void store.dispatch(runOpened(createRun('f', 'a-check-of-before', 1))));
  const options = within(getChoice())
    .getAllByRole('option')
    .map(({ textContent }) => textContent?.replace(/^(.+?) of .*, 1 agency, /, '$1: '));
  expect(options).toEqual([
    'Nothing',
    'Run: Full',
    'Run: Quick',
    'File: a-check-of-before',
    'A0 as the pattern',
  ]);
});

it('compares a run with none before it that had other checks, but with a baseline that had', async () => {
  const runs = [createRun('b', 'coupons', 2), createRun('a', 'full', 1)];
  const { bar, store } = await openWithRuns(runs);
  expect(bar).toHaveTextContent('· Only Coupons');
  expect(getChoice()).toHaveDisplayValue('Nothing');
  act(() => void store.dispatch(runsRestored({ runs: [], baselineId: 'a' })));
  expect(getChoice()).toHaveDisplayValue(/^Baseline of .*, Full$/);
});

it('asks the agencies first that failed in the last run', async () => {
  const outcome = { status: 'failed', message: 'No answer.', at: 1, isPlatformDown: false } as const;
  const lastRun: FleetRun<'health'> = { ...createRun('a', 'quick', 1), outcomes: { METRO: outcome } };
  const { store, user } = await openWithRuns([lastRun]);
  await pressRun(user, 'Start new run');
  const { agencies = [] } = selectRun(store.getState(), 'health') ?? {};
  const [first, second] = agencies.map(({ abbreviation }) => abbreviation);
  expect([first, second]).toEqual(['METRO', 'AART']);
});
