import { screen, within } from '@testing-library/react';
import { openRolloutPage } from '@tests/support/rolloutPage';
import { buildAgency, buildPlan, withAgenciesRead } from '@tests/support/rolloutSteps';

/** Opens the start of a plan of agencies with these database statuses: A0, A1 and so on. */
async function openStart(...statuses: readonly string[]) {
  const { user, store, showPlan } = await openRolloutPage();
  const agencies = statuses.map((status, index) => ({
    ...buildAgency(`A${index}`),
    database_status: status,
  }));
  showPlan(withAgenciesRead(buildPlan(agencies)));
  await user.click(screen.getByRole('button', { name: /^Start rollout in/ }));
  const dialog = await screen.findByRole('dialog');
  const listPicked = () => store.getState().rollout?.plan?.picked;
  return { user, store, dialog, inDialog: within(dialog), listPicked };
}

it('leaves the agencies of a warning out of the start, and the dry run is then that of the plan', async () => {
  const { user, store, dialog, inDialog, listPicked } = await openStart(
    'suspended',
    'active',
    'provisioning',
  );
  const button = inDialog.getByRole('button', { name: 'Leave these out' });
  expect(button).toHaveAccessibleDescription('2 of 3 have a database that is not active: A0, A2');
  await user.click(button);
  expect(dialog).toHaveFocus();
  expect(inDialog.queryByText(/not active/)).not.toBeInTheDocument();
  expect(inDialog.getByLabelText('Type 1 to start')).toBeVisible();
  await user.click(inDialog.getByRole('checkbox', { name: /^Dry run/ }));
  await user.click(inDialog.getByRole('button', { name: 'Start dry run' }));
  await screen.findByRole('table', { name: 'Agencies of the result' });
  expect(store.getState().rollout?.rollout?.steps.map(({ agency }) => agency.abbreviation)).toEqual(['A1']);
  expect(listPicked()).toEqual(['A1']);
});

it('describes the field with the focus by the warning above it', async () => {
  const { user, inDialog } = await openStart('active', 'provisioning');
  const field = inDialog.getByLabelText('Type 2 to start');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('1 of 2 has a database that is not active: A1');
  await user.click(inDialog.getByRole('button', { name: 'Start rollout' }));
  expect(field).toHaveAccessibleDescription(
    '1 of 2 has a database that is not active: A1 Type 2, the number of agencies that are to change.',
  );
  await user.click(inDialog.getByRole('button', { name: 'Leave this one out' }));
  expect(inDialog.getByLabelText('Type 1 to start')).not.toHaveAccessibleDescription();
});

it('keeps the picks of the plan when the start is cancelled', async () => {
  const { user, inDialog, listPicked } = await openStart('active', 'provisioning');
  await user.click(inDialog.getByRole('button', { name: 'Leave this one out' }));
  await user.click(inDialog.getByRole('button', { name: 'Cancel' }));
  expect(listPicked()).toEqual(['A0', 'A1']);
});

it('does not offer to leave out all agencies of the start', async () => {
  const { inDialog } = await openStart('suspended', 'provisioning');
  expect(inDialog.getByText(/^2 of 2 have a database/)).toBeVisible();
  expect(inDialog.queryByRole('button', { name: /^Leave/ })).not.toBeInTheDocument();
});
