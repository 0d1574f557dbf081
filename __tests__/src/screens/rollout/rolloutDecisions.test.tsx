import { nanoid } from '@reduxjs/toolkit';
import { act, screen, within } from '@testing-library/react';
import {
  type Rollout,
  type RolloutPlan,
  type RolloutSubject,
  type StepStatus,
} from '@/domain/rollout/rollout';
import { planMade, rolloutRestored } from '@/shared/rollout/rolloutSlice';
import { neverRespond, openFakeNetwork, respondWith } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';
import { openRolloutPage } from '@tests/support/rolloutPage';
import { buildAgency, buildRollout, buildStep } from '@tests/support/rolloutSteps';

const button = (name: string) => screen.getByRole('button', { name });
const SUBJECT: RolloutSubject = { kind: 'rule', category: 'Fare Capping', identity: 'daily_cap' };

const stepOf = (abbreviation: string, status: StepStatus) => buildStep(abbreviation, { status });
const doneStepOf = (abbreviation: string) =>
  buildStep(abbreviation, { status: 'done', written: 'yes', before: '{"value":200}' });

/** A plan that was read, of agencies with these values. */
const planOf = (...values: readonly number[]): RolloutPlan => ({
  id: 'a-plan',
  region: 'usEast',
  subject: SUBJECT,
  source: { kind: 'fleet', agency: null },
  picked: ['A0'],
  agencies: values.map((value, index) => ({
    agency: buildAgency(`A${index}`),
    status: 'change',
    current: `{"value":${value}}`,
    target: '{"value":250}',
    expected: null,
    rule: { id: 1, category: 1 },
    problem: null,
    readAt: 1,
  })),
});

async function openPage() {
  const { network, user, store, showPlan } = await openRolloutPage();
  const show = (change: Partial<Rollout>) =>
    act(() => {
      const rollout = buildRollout([stepOf('AMTA', 'unknown'), stepOf('ASRB', 'pending')], {
        id: nanoid(),
        subject: SUBJECT,
        source: { kind: 'fleet', agency: null },
        pausesAfterRings: true,
        status: 'paused',
        pauseReason: 'ring',
        ...change,
      });
      store.dispatch(rolloutRestored({ rollout: null, isElsewhere: true }));
      store.dispatch(rolloutRestored({ rollout, isElsewhere: false }));
    });
  return { network, user, store, show, showPlan };
}

it('offers nothing that would have no effect while an agency is read or changed', async () => {
  const { network, user, show } = await openPage();
  // An agency that was skipped is read: only then the operator goes on.
  show({});
  network.intercept('/token/agency', neverRespond);
  await user.click(button('AMTA'));
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  expect(button('Go on with 1 agency')).toBeDisabled();
  expect(button('Stop here')).toBeDisabled();

  const steps = [stepOf('AMTA', 'failed'), stepOf('ASRB', 'failed')];
  show({ pauseReason: 'failure', waitsFor: 'ASRB', steps });
  await user.click(button('AMTA'));
  const panel = within(await screen.findByRole('complementary', { name: 'Values of AMTA' }));
  expect(panel.getByRole('button', { name: 'Try again' })).toBeDisabled();
  expect(panel.getByRole('button', { name: 'Try again' })).toHaveAttribute(
    'title',
    'Decide about ASRB first.',
  );

  const underWay = [stepOf('AMTA', 'sending'), stepOf('ASRB', 'pending')];
  show({ pauseReason: 'operator', steps: underWay });
  expect(screen.getByText('AMTA is finished first. No other agency is begun.')).toBeVisible();
  show({ status: 'stopped', pauseReason: null, steps: [doneStepOf('A0'), ...underWay] });
  expect(button('Close result')).toBeDisabled();
  expect(button('Undo plan')).toBeDisabled();
  expect(button('Plan of the rest')).toBeDisabled();

  show({ status: 'stopped', pauseReason: null });
  expect(screen.getByText('Stopped after 1 of 2')).toBeVisible();
  await user.click(button('AMTA'));
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  expect(button('Close result')).toBeDisabled();
  expect(button('Close result')).toHaveAttribute('title', 'Check now is still reading an agency.');
});

it('lets a filter by a status be taken off when no agency has that status any more', async () => {
  const { user, show } = await openPage();
  show({ id: 'r', steps: [stepOf('AMTA', 'sending'), stepOf('ASRB', 'pending')] });
  await user.click(button('1 being changed'));
  expect(screen.queryByRole('button', { name: 'ASRB' })).not.toBeInTheDocument();
  show({ id: 'r', steps: [doneStepOf('AMTA'), stepOf('ASRB', 'pending')] });
  expect(screen.getByText('No agency has this status now')).toBeVisible();
  await user.click(button('0 being changed'));
  expect(button('ASRB')).toBeVisible();
  expect(screen.queryByRole('button', { name: '0 being changed' })).not.toBeInTheDocument();
});

it('shows the target of an agency that is left out, and why it is', async () => {
  const { user, showPlan } = await openPage();
  const shown = planOf(200);
  showPlan({ ...shown, agencies: shown.agencies.map((row) => ({ ...row, status: 'otherType' as const })) });
  await user.click(button('A0'));
  const panel = within(await screen.findByRole('complementary', { name: 'Values of A0' }));
  expect(panel.getByText('Its rule has a value of another type, or with another key.')).toBeVisible();
  expect(panel.getByRole('region', { name: 'Target' })).toHaveTextContent('250');
});

it('shows no difference between values that count as the same', async () => {
  const { user, showPlan } = await openPage();
  const shown = planOf(200);
  const values = { current: '{"a":"\\u0061","b":1}', target: '{"b":1,"a":"a"}' };
  const showStatus = (status: 'unchanged' | 'change', target = values.target) =>
    showPlan({ ...shown, agencies: shown.agencies.map((row) => ({ ...row, ...values, status, target })) });
  showStatus('unchanged');
  await user.click(button('A0'));
  const panel = within(await screen.findByRole('complementary', { name: 'Values of A0' }));
  expect(panel.queryByRole('heading', { name: 'Difference' })).not.toBeInTheDocument();
  showStatus('change', '{"b":2,"a":"a"}');
  expect(await panel.findByRole('heading', { name: 'Difference' })).toBeVisible();
});

it('names the agencies of the plan that the list does not have, and counts no agency that the plan never had', async () => {
  const network = await openFakeNetwork();
  const { store, goTo } = await renderRoute('/', network);
  network.intercept('/agencies/?', respondWith(200, [{ id: 1, abbreviation: 'A0' }, { id: 2 }]));
  await goTo('/rollout');
  await screen.findByText('No rollout is planned');
  act(() => void store.dispatch(planMade(planOf(200))));
  expect(await screen.findByText('1 agency: up to 3 calls')).toBeVisible();
  act(() => void store.dispatch(planMade(planOf(200, 200))));
  const leftOut = '1 agency could not be read and is left out.';
  const notFound = 'A1 is not among the agencies here.';
  expect(screen.getByText(`1 agency: up to 3 calls. ${leftOut} ${notFound}`)).toBeVisible();
  act(() => void store.dispatch(planMade(planOf(200, 200, 200))));
  expect(screen.getByText(/ and A2 are not among the agencies here\.$/)).toHaveTextContent(leftOut);
});

it('names a dry run as one, also that of an undo plan', async () => {
  const { show } = await openPage();
  show({ isDryRun: true, status: 'done', source: { kind: 'undo', rolloutId: 'r' } });
  expect(screen.getByRole('heading', { name: /^Dry run: / })).toBeVisible();
  expect(screen.getByText('The dry run is done')).toHaveAttribute('role', 'status');
  expect(screen.getByText('Done: 1 of 2')).toBeVisible();
});

it('shows the result of a dry run above its plan with the start, until the plan is changed, and below the next plan', async () => {
  const { user, show, showPlan } = await openPage();
  const listRegions = () =>
    screen
      .getAllByRole('region', { name: /^(Plan|Dry run)$/ })
      .map((region) => region.getAttribute('aria-label'));
  const dryRun = () => within(screen.getByRole('region', { name: 'Dry run' }));
  const run = { planId: 'a-plan', isDryRun: true, pauseReason: null, steps: [stepOf('A0', 'wouldChange')] };
  showPlan(planOf(200));
  show({ ...run, status: 'stopped' });
  expect(dryRun().queryByRole('button', { name: /^Start rollout/ })).not.toBeInTheDocument();
  show({ ...run, status: 'done' });
  expect(listRegions()).toEqual(['Dry run', 'Plan']);
  expect(dryRun().getByRole('button', { name: 'Start rollout in 1 agency…' })).toBeEnabled();
  await user.click(button('Pick none'));
  expect(listRegions()).toEqual(['Dry run', 'Plan']);
  expect(dryRun().getByText('The plan has changed since')).toBeVisible();
  expect(dryRun().queryByRole('button', { name: /^Start rollout/ })).not.toBeInTheDocument();
  showPlan({ ...planOf(200), id: 'another-plan' });
  expect(listRegions()).toEqual(['Plan', 'Dry run']);
});

it('says before a start that it closes a result with changes, and names the rings', async () => {
  const { user, show, showPlan } = await openPage();
  showPlan({ ...planOf(200, 200), picked: ['A0', 'A1'] });
  show({ status: 'done', pauseReason: null, steps: [doneStepOf('AMTA')] });
  await user.click(button('Start rollout in 2 agencies…'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Rings1, then 1 agency. It waits');
  expect(dialog).toHaveTextContent(
    'This closes the result of Business rule daily_cap (Fare Capping), with its report and its Undo plan.',
  );
  show({ status: 'done', pauseReason: null, steps: [stepOf('AMTA', 'unchanged')] });
  expect(dialog).not.toHaveTextContent('This closes the result');
});

it('says also before an undo what it closes, unless the undo puts back all agencies', async () => {
  const { user, show, showPlan } = await openPage();
  const undo = {
    ...planOf(250, 250),
    agencies: planOf(250, 250).agencies.map((row) => ({ ...row, target: '{"value":200}' })),
    source: { kind: 'undo', rolloutId: 'r' },
  } as const;
  showPlan(undo);
  show({ id: 'r', status: 'done', pauseReason: null, steps: [doneStepOf('A0'), doneStepOf('A1')] });
  await user.click(button('Start rollout in 1 agency…'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('This closes the result');
  // A file of the plan that was edited.
  showPlan({ ...undo, agencies: undo.agencies.slice(0, 1) });
  expect(dialog).toHaveTextContent('This closes the result');
  showPlan({ ...undo, picked: ['A0', 'A1'] });
  expect(dialog).not.toHaveTextContent('This closes the result');
  await user.click(within(dialog).getByRole('checkbox', { name: /^Dry run/ }));
  expect(dialog).toHaveTextContent('This closes the result');
});

it('does not say of a result that another tab runs it', async () => {
  const { store } = await openPage();
  const showElsewhere = (status: Rollout['status']) => {
    const rollout = buildRollout([doneStepOf('AMTA')], { subject: SUBJECT, status });
    act(() => void store.dispatch(rolloutRestored({ rollout, isElsewhere: true })));
  };
  showElsewhere('running');
  expect(screen.getByText('Another tab runs it. Here you only see it.')).toBeVisible();
  showElsewhere('done');
  expect(screen.getByText('Another tab has this result. Close it there.')).toBeVisible();
  expect(screen.queryByText(/Another tab runs it/)).not.toBeInTheDocument();
});

it('says of a stored rollout that could not be read that there is one, also beside a plan', async () => {
  const { store, showPlan } = await openPage();
  act(() => void store.dispatch(rolloutRestored({ rollout: null, isElsewhere: false, isUnreadable: true })));
  expect(screen.getByText('A stored rollout could not be read. Reload the page.')).toBeVisible();
  expect(screen.queryByText('No rollout is planned')).not.toBeInTheDocument();
  showPlan(planOf(200));
  expect(button('Start rollout in 1 agency…')).toBeDisabled();
  expect(screen.getByText('A stored rollout could not be read. Reload the page.')).toBeVisible();
});

it('lets a filter by a change be taken off when another reading leaves that change in no agency', async () => {
  const { user, showPlan } = await openPage();
  showPlan(planOf(200, 225));
  await user.selectOptions(screen.getByLabelText('Change'), '200 → 250 (1)');
  expect(screen.queryByRole('button', { name: 'A1' })).not.toBeInTheDocument();
  showPlan(planOf(225, 225));
  await user.selectOptions(screen.getByLabelText('Change'), 'All changes');
  expect(button('A1')).toBeVisible();
});
