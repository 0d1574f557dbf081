import { act, screen, waitFor } from '@testing-library/react';
import { makePlan } from '@/domain/rollout/makePlan';
import { planMade } from '@/shared/rollout/rolloutSlice';
import { openFakeNetwork } from '@tests/support/fakeNetwork';
import { installFakeStorage } from '@tests/support/fakeStorage';
import { openFleet } from '@tests/support/fleetFixture';
import { readColumn } from '@tests/support/readColumn';
import { renderRoute } from '@tests/support/renderRoute';

it('shows, and counts at the start, the database status of the list, and not that of an older row', async () => {
  const network = await openFakeNetwork();
  installFakeStorage();
  const { agencies } = await openFleet(network);
  const { user, store } = await renderRoute('/rollout', network);
  await screen.findByText('No rollout is planned');
  const plan = makePlan({
    id: 'plan',
    region: 'usEast',
    subject: { kind: 'rule', category: 'Fares', identity: 'daily_cap' },
    source: { kind: 'fleet', agency: null },
    target: '{"value":250}',
    agencies: agencies
      .filter(({ abbreviation }) => abbreviation === 'AMTA')
      .map((agency) => ({ ...agency, database_status: 'provisioning' })),
    isProtected: () => false,
  });
  const rows = plan.agencies.map((row) => ({ ...row, status: 'change' as const, readAt: 1 }));
  act(() => void store.dispatch(planMade({ ...plan, agencies: rows })));
  await waitFor(() => expect(readColumn('Agencies', 6)).toEqual(['']));
  await user.click(screen.getByRole('button', { name: 'Start rollout in 1 agency…' }));
  await screen.findByLabelText('Type 1 to start');
  expect(screen.queryByText(/that is not active/)).not.toBeInTheDocument();
});
