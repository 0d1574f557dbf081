import { hasWorkInMemory } from '@/app/boot/hasWorkInMemory';
import { agencyNoteSaved } from '@/session/agency-notes/agencyNotesSlice';
import { loadAgencyNotes } from '@/session/agency-notes/loadAgencyNotes';
import { selectJournal } from '@/session/journal/journalState';
import { agenciesRetried } from '@/shared/fleet/fleetSlice';
import { readPlannedAgencies } from '@/shared/rollout/readPlannedAgencies';
import { agenciesPicked, planClosed, planMade } from '@/shared/rollout/rolloutSlice';
import { neverRespond, respondWith } from '@tests/support/fakeNetwork';
import {
  CAP_WINDOWS,
  DAILY_CAP,
  listWrites,
  NEW,
  openRollouts,
  PAY_FEATURES,
  type Rollouts,
} from '@tests/support/rolloutFixture';
import { network, tables } from '@tests/support/rolloutPlatform';

const rowsOf = ({ getPlan }: Rollouts) =>
  getPlan().agencies.map(({ agency, status, current }) => [agency.abbreviation, status, current]);

it('reads what each agency has, with its rule’s ids, and writes nothing', async () => {
  const rollouts = await openRollouts(network);
  await rollouts.plan(DAILY_CAP, NEW, ['AART', 'CLARKSVILLE', 'ALLENTOWN']);
  expect(rowsOf(rollouts)).toEqual([
    ['AART', 'ruleMissing', null],
    ['CLARKSVILLE', 'otherType', '{"value":"200"}'],
    ['ALLENTOWN', 'change', '{"value":200}'],
  ]);
  const [, , row] = rollouts.getPlan().agencies;
  expect(row).toMatchObject({ rule: { category: 1 }, problem: null, readAt: expect.any(Number) as number });
  expect(listWrites(network).filter((line) => !line.includes('/token/agency'))).toEqual([]);
  await rollouts.plan({ kind: 'rule', category: 'Nothing', identity: 'daily_cap' }, NEW, ['ALLENTOWN']);
  expect(rowsOf(rollouts)).toEqual([['ALLENTOWN', 'categoryMissing', null]]);
  await rollouts.plan(CAP_WINDOWS, tables.readRule('ALLENTOWN', 'cap_windows') ?? '', ['ALLENTOWN']);
  expect(rowsOf(rollouts)).toMatchObject([['ALLENTOWN', 'unchanged', expect.any(String)]]);
  await rollouts.plan(PAY_FEATURES, '{"pay_wallet":"on"}', ['AAT', 'ALLENTOWN']);
  expect(rowsOf(rollouts)).toEqual([
    ['AAT', 'notListed', null],
    ['ALLENTOWN', 'change', '{"pay_wallet":"off"}'],
  ]);
  await rollouts.plan(PAY_FEATURES, '{"nobody_knows":"on"}', ['ALLENTOWN']);
  expect(rowsOf(rollouts)).toEqual([['ALLENTOWN', 'notInCatalogue', '{"nobody_knows":"off"}']]);
});

it('names the agencies that could not be read, and reads them again', async () => {
  const rollouts = await openRollouts(network);
  network.intercept('/businessrules/', respondWith(403), 1);
  await rollouts.plan(DAILY_CAP, NEW, ['ALLENTOWN', 'AMHERST']);
  const notRead = rollouts.getPlan().agencies.filter(({ status }) => status === 'notRead');
  expect(notRead).toMatchObject([{ problem: 'You do not have permission (403)' }]);
  const names = notRead.map(({ agency }) => agency.abbreviation);
  rollouts.store.dispatch(agenciesRetried('plan', names));
  await rollouts.waitFor(() => rollouts.store.getState().fleet?.runs.plan?.status === 'done');
  expect(rowsOf(rollouts).map(([, status]) => status)).toEqual(['change', 'change']);
});

it('does not take an application that could not be read for one that is not listed', async () => {
  const rollouts = await openRollouts(network);
  network.intercept('/applications', respondWith(200, [{ name: 5 }]));
  await rollouts.plan(PAY_FEATURES, '{"pay_wallet":"on"}', ['ALLENTOWN']);
  expect(rowsOf(rollouts)).toEqual([['ALLENTOWN', 'notRead', null]]);
});

it('does not begin without a plan, nor while a run is under way', async () => {
  const { store, plan, waitFor } = await openRollouts(network);
  store.dispatch(readPlannedAgencies());
  expect(store.getState().fleet?.runs.plan).toBeUndefined();
  network.intercept('/businessrules/', neverRespond);
  void plan(DAILY_CAP, NEW, ['ALLENTOWN']);
  await waitFor(() => store.getState().fleet?.runs.plan?.asking.length === 1);
  const run = store.getState().fleet?.runs.plan;
  store.dispatch(readPlannedAgencies());
  expect(store.getState().fleet?.runs.plan).toBe(run);
});

it('is stopped when the plan is closed', async () => {
  const rollouts = await openRollouts(network);
  network.intercept('/businessrules/', neverRespond);
  void rollouts.plan(DAILY_CAP, NEW, ['ALLENTOWN']);
  await rollouts.waitFor(() => rollouts.store.getState().fleet?.runs.plan?.asking.length === 1);
  rollouts.store.dispatch(planClosed());
  // Nothing offers to resume it.
  expect(rollouts.store.getState().fleet?.runs.plan).toBeUndefined();
  const run = selectJournal(rollouts.store.getState()).changes.at(-1);
  expect(run).toMatchObject({ object: { kind: 'fleetRun', tab: 'plan' } });
});

it('is no work that a reload would lose, and drops what it has read when the plan is closed', async () => {
  const rollouts = await openRollouts(network);
  await rollouts.plan(DAILY_CAP, NEW, ['ALLENTOWN']);
  const { dispatch, getState } = rollouts.store;
  const plan = rollouts.getPlan();
  expect(hasWorkInMemory(getState())).toBe(true);
  dispatch(planMade({ ...plan, agencies: plan.agencies.map((row) => ({ ...row, readAt: null })) }));
  expect(getState().fleet?.runs.plan?.status).toBe('done');
  expect(hasWorkInMemory(getState())).toBe(false);
  dispatch(planClosed());
  expect(getState().fleet?.runs.plan).toBeUndefined();
});

it('no longer picks an agency that is protected now, unless the operator picks it again', async () => {
  const { store, plan, getPlan } = await openRollouts(network);
  store.dispatch(loadAgencyNotes());
  await plan(DAILY_CAP, NEW, ['ALLENTOWN', 'AMTA']);
  const protect = (text: string) =>
    store.dispatch(
      agencyNoteSaved({ region: 'usEast', abbreviation: 'AMTA', note: { isProtected: true, text } }),
    );
  protect('');
  expect(getPlan().picked).toEqual(['ALLENTOWN']);
  store.dispatch(agenciesPicked({ abbreviations: ['AMTA'], isPicked: true }));
  protect('Pilot until May');
  expect(getPlan().picked).toEqual(['ALLENTOWN', 'AMTA']);
});
