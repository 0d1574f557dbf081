import { act, screen, within } from '@testing-library/react';
import { formatPlanFile } from '@/domain/rollout/planFile';
import { loadRollout } from '@/shared/rollout/loadRollout';
import { planMade } from '@/shared/rollout/rolloutSlice';
import { openFakeNetwork } from '@tests/support/fakeNetwork';
import { installFakeStorage } from '@tests/support/fakeStorage';
import { readRules } from '@tests/support/readRules';
import { openRolloutPage } from '@tests/support/rolloutPage';
import {
  buildAgency,
  buildPlan,
  buildRollout,
  buildStep,
  withAgenciesRead,
} from '@tests/support/rolloutSteps';

const PLAN = buildPlan([buildAgency('CBTA'), buildAgency('METRO')]);
const READ_PLAN = withAgenciesRead(PLAN);

const findQuestion = async () =>
  within(await screen.findByRole('dialog', { name: 'Replace the open plan of daily_cap, 2 agencies?' }));

/** Opens a plan, and the result of another rollout. */
async function openPlanAndResult(plan: typeof PLAN) {
  const { user, store, showPlan, showRollout } = await openRolloutPage();
  const done = buildStep('AMTA', { status: 'done', written: 'yes', before: '{"value":200}' });
  showRollout(buildRollout([done], { status: 'done' }));
  showPlan(plan);
  return { user, store, makeUndoPlan: () => user.click(screen.getByRole('button', { name: 'Undo plan' })) };
}

const queryUndoPlan = () => screen.queryByRole('heading', { name: /^Undo plan: / });

it('asks before an undo plan takes the place of a plan that was read', async () => {
  const { user, makeUndoPlan } = await openPlanAndResult(READ_PLAN);
  await makeUndoPlan();
  await user.click((await findQuestion()).getByRole('button', { name: 'Cancel' }));
  expect(queryUndoPlan()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo plan' })).toHaveFocus();
  await makeUndoPlan();
  await user.click((await findQuestion()).getByRole('button', { name: 'Replace plan' }));
  expect(queryUndoPlan()).toHaveFocus();
});

it('asks nothing before it replaces a plan of which nothing was read', async () => {
  const { makeUndoPlan } = await openPlanAndResult(PLAN);
  await makeUndoPlan();
  expect(queryUndoPlan()).toHaveFocus();
});

it('asks before it closes a plan that was read, and closes another one at once', async () => {
  const { user, store } = await openPlanAndResult(READ_PLAN);
  const closePlan = async () => user.click(screen.getByRole('button', { name: 'Close plan' }));
  await closePlan();
  const question = within(
    await screen.findByRole('dialog', { name: 'Close the open plan of daily_cap, 2 agencies?' }),
  );
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Close plan' })).toHaveFocus();
  await closePlan();
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close plan' }));
  expect(screen.queryByRole('region', { name: 'Plan' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  act(() => void store.dispatch(planMade(PLAN)));
  await closePlan();
  expect(screen.queryByRole('region', { name: 'Plan' })).not.toBeInTheDocument();
});

it('asks before a plan of Fleet, and one of a file, takes the place of a plan that was read', async () => {
  const network = await openFakeNetwork();
  installFakeStorage();
  const fleet = '/fleet?tab=rules&agencies=CBTA.METRO&category=Fare+Capping&rule=daily_cap&reference=CBTA';
  const { user, store, currentUrl } = await readRules(fleet, network);
  act(() => {
    store.dispatch(loadRollout());
    store.dispatch(planMade(READ_PLAN));
  });
  await user.click(await screen.findByRole('button', { name: 'Roll out CBTA’s value…' }));
  const question = await findQuestion();
  expect(currentUrl()).toBe(fleet);
  await user.click(question.getByRole('button', { name: 'Replace plan' }));
  expect(await screen.findByRole('heading', { name: /^Plan: .* \(Fare Capping\)/ })).toBeVisible();
  expect(currentUrl()).toBe('/rollout');

  act(() => void store.dispatch(planMade(READ_PLAN)));
  const text = formatPlanFile(buildPlan(store.getState().fleet?.runs.rules?.agencies ?? []), '1');
  // jsdom's files have no `text`.
  const file = Object.assign(new File([text], 'plan.json', { type: 'application/json' }), {
    text: async () => text,
  });
  await user.upload(await screen.findByLabelText('File with a plan'), file);
  await user.click((await findQuestion()).getByRole('button', { name: 'Replace plan' }));
  expect(screen.getByText(/from the file plan\.json/)).toBeVisible();
});
