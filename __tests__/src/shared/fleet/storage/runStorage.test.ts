import { waitFor } from '@testing-library/react';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { FLEET_DATABASE } from '@/session/storage/fleetDatabaseName';
import { getSessionDatabase } from '@/session/storage/fleetDatabases';
import {
  agenciesRetried,
  baselineChosen,
  runPaused,
  runStopped,
  storageChoiceChanged,
} from '@/shared/fleet/fleetSlice';
import { claimStoredRuns } from '@/shared/fleet/storage/claimStoredRuns';
import { putBaseline, putRun, removeBaseline } from '@/shared/fleet/storage/runDatabase';
import { selectStorageOwner } from '@/shared/fleet/storage/selectStorage';
import { neverRespond } from '@tests/support/fakeNetwork';
import { endDocuments, readDatabase, writeDatabase } from '@tests/support/fakeStorage';
import { QUICK_TASK } from '@tests/support/fleetFixture';
import { type Fleet, openFleetTabs } from '@tests/support/fleetTabs';

const { network, openTab, reload: open } = openFleetTabs();

const readKept = async (id: string) =>
  (await readDatabase(getSessionDatabase('a-session'))).find((run) => run.id === id);

async function runAndKeep(fleet: Fleet): Promise<string> {
  fleet.start('health', QUICK_TASK, fleet.agencies.slice(0, 2));
  await fleet.waitUntilQuiet();
  const { id } = fleet.getRun('health');
  await waitFor(async () => expect(await readKept(id)).toMatchObject({ tab: null }));
  return id;
}

/** Asks the agencies of the run again, and pauses before they have answered. */
function retryAndPause(fleet: Fleet): void {
  network.intercept('/token/agency', neverRespond, 2);
  const abbreviations = fleet.getRun('health').agencies.map(({ abbreviation }) => abbreviation);
  fleet.store.dispatch(agenciesRetried('health', abbreviations));
  fleet.store.dispatch(runPaused('health'));
}

/** Starts a run, and stops it before an agency has answered. */
async function startAndStop(fleet: Fleet): Promise<void> {
  network.intercept('/token/agency', neverRespond);
  fleet.start('health', QUICK_TASK, fleet.agencies.slice(0, 2));
  fleet.store.dispatch(runStopped('health'));
  const { id } = fleet.getRun('health');
  await waitFor(async () => expect((await readKept(id))?.tab).toEqual(expect.any(String)));
  network.reset();
}

/** Keeps a copy of a run that is not done as an older one of another tab. Its id is `older`. */
async function keepOlderCopy(id: string): Promise<void> {
  const stored = await readKept(id);
  if (typeof stored?.content !== 'string') throw new Error('the run is not kept as a text');
  const content = stored.content.replace(id, 'older').replace(/"startedAt":\d+/, '"startedAt":1');
  const older = { ...stored, id: 'older', tab: 'closed', startedAt: 1, content };
  await writeDatabase(getSessionDatabase('a-session'), older);
}

it('keeps what was done of a run that is being retried, when another one is started', async () => {
  const fleet = await open();
  const ordinary = await runAndKeep(fleet);
  retryAndPause(fleet);
  const baseline = await runAndKeep(fleet);
  fleet.store.dispatch(baselineChosen(baseline));
  retryAndPause(fleet);
  await runAndKeep(fleet);
  expect(await readKept(ordinary)).toMatchObject({ tab: null });
  const { baselineId, previousRuns } = (await open()).store.getState().fleet ?? {};
  expect(baselineId).toBe(baseline);
  const found = previousRuns?.health.find(({ id }) => id === baseline);
  expect(Object.keys(found?.outcomes ?? {})).toHaveLength(2);
});

it('keeps a baseline that was being retried before a reload, when another run is started', async () => {
  const fleet = await open();
  const baseline = await runAndKeep(fleet);
  fleet.store.dispatch(baselineChosen(baseline));
  retryAndPause(fleet);
  const second = await open();
  const listBaselines = ({ store }: Fleet) =>
    store.getState().fleet?.previousRuns.health.filter(({ id }) => id === baseline);
  expect(listBaselines(second)).toHaveLength(1);
  await runAndKeep(second);
  expect(listBaselines(await open())).toHaveLength(1);
});

it('gives a run that is not done to one of two tabs that ask for it at the same time', async () => {
  const fleet = await open();
  await startAndStop(fleet);
  const name = getSessionDatabase('a-session');
  const owner = selectStorageOwner(fleet.store.getState());
  const claims = await Promise.all(
    ['one', 'other'].map((tabId) => claimStoredRuns(name, owner, { tabId, openTabIds: new Set() })),
  );
  expect(claims.flatMap(({ runs }) => runs)).toHaveLength(1);
});

it('shows no run that is read while the operator signs out', async () => {
  await runAndKeep(await open());
  endDocuments();
  const { store } = await openTab();
  const query = jest.spyOn(navigator.locks, 'query').mockImplementationOnce(async () => {
    store.dispatch(sessionEnded({ reason: 'signedOut' }));
    return { held: [] };
  });
  // The second access removes the session's database.
  await waitFor(() => expect(store.getState().fleet?.accessCount).toBe(2));
  expect(query).toHaveBeenCalled();
  const { runs, previousRuns } = store.getState().fleet ?? {};
  expect({ runs, previousRuns }).toEqual({ runs: {}, previousRuns: { health: [], features: [] } });
});

it('removes every interrupted run of a kind when another one is started', async () => {
  const fleet = await open();
  await startAndStop(fleet);
  const { id } = fleet.getRun('health');
  await keepOlderCopy(id);
  const second = await open();
  expect(second.getRun('health').id).toBe(id);
  expect(await readKept('older')).toBeDefined();
  await runAndKeep(second);
  await waitFor(async () => expect(await readKept('older')).toBeUndefined());
  expect(await readKept(id)).toBeUndefined();
});

it('moves every interrupted run of a kind', async () => {
  const fleet = await open();
  await startAndStop(fleet);
  const { id } = fleet.getRun('health');
  await keepOlderCopy(id);
  const second = await open();
  second.store.dispatch(storageChoiceChanged(true));
  const listMoved = async () => (await readDatabase(FLEET_DATABASE)).map((run) => run.id).toSorted();
  await waitFor(async () => expect(await listMoved()).toEqual([id, 'older'].toSorted()));
});

it('saves a run that could not be kept when it becomes the baseline', async () => {
  const fleet = await open();
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  fleet.start('health', QUICK_TASK, fleet.agencies.slice(0, 2));
  await fleet.waitUntilQuiet();
  const { id } = fleet.getRun('health');
  const isSaved = () => fleet.store.getState().fleet?.saves[id];
  await waitFor(() => expect(isSaved()).toBe(false));
  const accessCount = () => fleet.store.getState().fleet?.accessCount ?? 0;
  const countBefore = accessCount();
  fleet.store.dispatch(baselineChosen(id));
  await waitFor(() => expect(accessCount()).toBeGreaterThan(countBefore));
  // The row of the baseline was not there either, so nothing was saved.
  expect(isSaved()).toBe(false);
  put.mockRestore();
  fleet.store.dispatch(baselineChosen(id));
  await waitFor(async () => expect(await readKept(id)).toMatchObject({ isBaseline: 1, tab: null }));
  expect(isSaved()).toBe(true);
});

it('does not say of a run that it is kept when another tab has a newer one in its place', async () => {
  const fleet = await open();
  const newer = {
    id: 'of-another-tab',
    owner: selectStorageOwner(fleet.store.getState()),
    kind: 'rules',
    isBaseline: 0,
    startedAt: Number.MAX_SAFE_INTEGER,
    agencyCount: 1,
    tab: null,
    content: '',
  } as const;
  expect(await putRun(getSessionDatabase('a-session'), newer)).toBe(true);
  fleet.start('rules', { categories: 'all' }, fleet.agencies.slice(0, 1));
  const { id } = fleet.getRun('rules');
  await waitFor(() => expect(fleet.store.getState().fleet?.saves[id]).toBe(false));
  expect(await readKept(newer.id)).toMatchObject(newer);
});

it('keeps the baseline that another tab has chosen when a tab saves its run again', async () => {
  // The database of the test before this one can still be under removal.
  const database = getSessionDatabase('another-session');
  const readRun = async () => (await readDatabase(database)).find(({ id }) => id === run.id);
  const run = {
    id: 'a-run',
    owner: 'an-owner',
    kind: 'health',
    isBaseline: 0,
    startedAt: 1,
    agencyCount: 1,
    tab: null,
    content: '',
  } as const;
  await putRun(database, run);
  await putBaseline(database, run.owner, run.id);
  await putRun(database, { ...run, content: 'retried' });
  expect(await readRun()).toEqual({ ...run, isBaseline: 1, content: 'retried' });
  await removeBaseline(database, run.id);
  await putRun(database, { ...run, isBaseline: 1 });
  expect(await readRun()).toEqual(run);
});

it('leaves the baseline of another tab when a tab gives up its own', async () => {
  const fleet = await open();
  const first = await runAndKeep(fleet);
  const second = await runAndKeep(fleet);
  fleet.store.dispatch(baselineChosen(first));
  await waitFor(async () => expect(await readKept(first)).toMatchObject({ isBaseline: 1 }));
  const owner = selectStorageOwner(fleet.store.getState());
  await putBaseline(getSessionDatabase('a-session'), owner, second);
  const accessCount = () => fleet.store.getState().fleet?.accessCount ?? 0;
  const countBefore = accessCount();
  fleet.store.dispatch(baselineChosen(null));
  await waitFor(() => expect(accessCount()).toBeGreaterThan(countBefore));
  expect(await readKept(second)).toMatchObject({ isBaseline: 1 });
});

it('stores that its baseline is none any more', async () => {
  const fleet = await open();
  const id = await runAndKeep(fleet);
  for (const [baseline, isBaseline] of [
    [id, 1],
    [null, 0],
  ] as const) {
    fleet.store.dispatch(baselineChosen(baseline));
    await waitFor(async () => expect(await readKept(id)).toMatchObject({ isBaseline }));
  }
});

it('stores one baseline at a time', async () => {
  const fleet = await open();
  const first = await runAndKeep(fleet);
  const second = await runAndKeep(fleet);
  for (const [baseline, other] of [
    [second, first],
    [first, second],
  ] as const) {
    fleet.store.dispatch(baselineChosen(baseline));
    await waitFor(async () => expect(await readKept(baseline)).toMatchObject({ isBaseline: 1 }));
    expect(await readKept(other)).toMatchObject({ isBaseline: 0 });
  }
});
