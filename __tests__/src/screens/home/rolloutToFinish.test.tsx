import { act, screen, within } from '@testing-library/react';
import { type Rollout } from '@/domain/rollout/rollout';
import { rootReducer } from '@/session/rootReducer';
import { rolloutRestored, rolloutSlice } from '@/shared/rollout/rolloutSlice';
import { openFakeNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';
import { buildRollout, buildStep } from '@tests/support/rolloutSteps';

const FAILED = [buildStep('AMTA', { status: 'done' }), buildStep('CBTA', { status: 'failed' })];
const PAUSING = [
  buildStep('AMTA', { status: 'done' }),
  buildStep('CBTA', { status: 'sending' }),
  buildStep('METRO'),
];

it.each<[string, number, string, Partial<Rollout>]>([
  ['Rollout', 1, '2 agencies', { steps: FAILED, waitsFor: 'CBTA' }],
  ['Undo', 2, '3 agencies', { steps: PAUSING, source: { kind: 'undo', rolloutId: 'r' } }],
  ['Dry run', 2, '3 agencies', { steps: PAUSING, isDryRun: true }],
])('names on every page a %s that waits, and %i agencies left', async (name, left, total, change) => {
  rootReducer.inject(rolloutSlice);
  const { store } = await renderRoute('/', await openFakeNetwork());
  const card = within(await screen.findByRole('region', { name: 'To finish' }));
  const rollout = buildRollout([], { status: 'paused', ...change });
  act(() => void store.dispatch(rolloutRestored({ rollout, isElsewhere: false })));
  const link = card.getByRole('link', { name: `${name} of daily_cap` });
  expect(link.closest('li')).toHaveTextContent(`waits, ${left} of ${total} left`);
  expect(screen.getByRole('link', { name: new RegExp(`^${name} waits 1 of `) })).toHaveAttribute(
    'title',
    `The ${name.toLowerCase()} over many agencies`,
  );
});
