import { screen, waitFor } from '@testing-library/react';
import { openFleet } from '@tests/support/fleetFixture';
import { readColumn } from '@tests/support/readColumn';
import { openRolloutPage } from '@tests/support/rolloutPage';
import { buildPlan, withAgenciesRead } from '@tests/support/rolloutSteps';

it('shows, and counts at the start, the database status of the list, and not that of an older row', async () => {
  const { user, network, showPlan } = await openRolloutPage();
  const { agencies } = await openFleet(network);
  const provisioning = agencies
    .filter(({ abbreviation }) => abbreviation === 'AMTA')
    .map((agency) => ({ ...agency, database_status: 'provisioning' }));
  showPlan(withAgenciesRead(buildPlan(provisioning)));
  await waitFor(() => expect(readColumn('Agencies', 6)).toEqual(['']));
  await user.click(screen.getByRole('button', { name: 'Start rollout in 1 agency…' }));
  await screen.findByLabelText('Type 1 to start');
  expect(screen.queryByText(/that is not active/)).not.toBeInTheDocument();
});
