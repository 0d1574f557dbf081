import { waitFor } from '@testing-library/react';
import { type IDBPDatabase, openDB } from 'idb';
import { FLEET_SAVE_MS } from '@/domain/fleet/fleetLimits';
import { STORED_RUN_VERSION } from '@/domain/fleet/storedRun';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { SIGNED_OUT, storeSessionUse } from '@/session/auth/sessionUses';
import { FLEET_DATABASE } from '@/session/storage/fleetDatabaseName';
import { getSessionDatabase } from '@/session/storage/fleetDatabases';
import {
  baselineChosen,
  runResumed,
  runsForgotten,
  runStopped,
  storageChoiceChanged,
} from '@/shared/fleet/fleetSlice';
import { selectRun } from '@/shared/fleet/fleetState';
import { loadFleet } from '@/shared/fleet/loadFleet';
import { selectStorageOwner } from '@/shared/fleet/storage/selectStorage';
import { runStorageChoice } from '@/shared/fleet/storage/storageChoices';
import { keepSnapshot, loadSnapshot } from '@/shared/snapshots/snapshotThunks';
import { createTestStore } from '@tests/support/createTestStore';
import { neverRespond } from '@tests/support/fakeNetwork';
import { endDocuments, readContent, readDatabase } from '@tests/support/fakeStorage';
import { QUICK_TASK } from '@tests/support/fleetFixture';
import { type Fleet, openFleetTabs, waitUntilRestored } from '@tests/support/fleetTabs';

const { network, openTab, reload } = openFleetTabs();

const SESSION_DATABASE = getSessionDatabase('a-session');
const readKept = (name = SESSION_DATABASE) => readDatabase(name);

const setKeeping = ({ store }: Fleet, isOn: boolean) => store.dispatch(storageChoiceChanged(isOn));

/** Runs to the end, and waits until its start and its end are written: a later write would undo what a test writes. */
async function runAndKeep(fleet: Fleet, count = 3): Promise<string> {
  const getState = () => fleet.store.getState().fleet;
  await waitUntilRestored(fleet);
  const accessCount = getState()?.accessCount ?? 0;
  fleet.start('health', QUICK_TASK, fleet.agencies.slice(0, count));
  await fleet.waitUntilQuiet();
  await waitFor(() => expect(getState()?.accessCount).toBeGreaterThanOrEqual(accessCount + 2));
  return fleet.getRun('health').id;
}

it('restores the last run, the earlier ones and the baseline', async () => {
  const fleet = await openTab();
  const first = await runAndKeep(fleet);
  fleet.store.dispatch(baselineChosen(first));
  for (let count = 0; count < 6; count += 1) await runAndKeep(fleet, 1);
  const { runs, previousRuns } = fleet.store.getState().fleet ?? {};
  await waitFor(async () => expect(await readKept()).toHaveLength(6));
  const state = (await reload()).store.getState().fleet;
  expect(state?.runs.health).toEqual({
    ...runs?.health,
    elapsedMs: expect.any(Number) as number,
    outcomes: expect.anything() as object,
  });
  expect(state?.previousRuns.health.map(({ id }) => id).toSorted()).toEqual(
    previousRuns?.health.map(({ id }) => id).toSorted(),
  );
  expect(state?.baselineId).toBe(first);
});

it('restores the last runs of features, for the comparison with the next one', async () => {
  const fleet = await openTab();
  const application = { name: 'pay', version: '1.6.0', platform: 'android' };
  for (let count = 0; count < 6; count += 1) {
    fleet.start('features', { application }, fleet.agencies.slice(0, 1));
    await fleet.waitUntilQuiet('features');
    const { id } = fleet.getRun('features');
    await waitFor(async () =>
      expect((await readKept()).find((run) => run.id === id)).toMatchObject({ tab: null }),
    );
  }
  const keptIds = fleet.store.getState().fleet?.previousRuns.features.map(({ id }) => id);
  expect(keptIds).toHaveLength(5);
  const state = (await reload()).store.getState().fleet;
  expect(state?.previousRuns.features.map(({ id }) => id)).toEqual(keptIds);
  expect(state?.runs.features?.id).toBe(keptIds?.[0]);
});

it('keeps an unfinished run while it is under way, and resumes it after a reload', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'], advanceTimers: true });
  const fleet = await openTab();
  fleet.start('health', QUICK_TASK);
  await fleet.waitFor(({ outcomes }) => Object.keys(outcomes).length === 8);
  network.intercept('/token/agency', neverRespond);
  await jest.advanceTimersByTimeAsync(FLEET_SAVE_MS);
  fleet.store.dispatch(runStopped('health'));
  const asked = Object.keys(fleet.getRun('health').outcomes);
  await waitFor(async () => expect((await readKept())[0]?.content).toContain(`"${asked.at(-1)}":{"status"`));
  jest.useRealTimers();
  const second = await reload();
  expect(second.getRun('health').status).toBe('stopped');
  network.reset();
  second.store.dispatch(runResumed('health'));
  await second.waitUntilQuiet();
  expect(second.getRun('health').status).toBe('done');
  expect(network.requestsTo('/token/agency')).toHaveLength(20 - asked.length);
});

it('leaves a run that another open tab has under way to it', async () => {
  const fleet = await openTab();
  network.intercept('/token/agency', neverRespond);
  fleet.start('health', QUICK_TASK);
  await waitFor(async () => expect(await readKept()).toHaveLength(1));
  const other = await openTab();
  await waitUntilRestored(other);
  expect(other.store.getState().fleet?.runs).toEqual({});
  fleet.store.dispatch(runStopped('health'));
});

it('removes a session’s runs with it, unless the operator keeps them on this computer', async () => {
  const fleet = await openTab();
  await runAndKeep(fleet);
  fleet.store.dispatch(sessionEnded({ reason: 'signedOut' }));
  await waitFor(async () => expect(await indexedDB.databases()).toEqual([]));

  const second = await reload();
  const id = await runAndKeep(second);
  setKeeping(second, true);
  await waitFor(async () => expect((await readKept(FLEET_DATABASE)).map((run) => run.id)).toEqual([id]));
  await waitFor(async () => expect(await readKept()).toEqual([]));
  second.store.dispatch(sessionEnded({ reason: 'signedOut' }));

  const third = await reload();
  expect(third.getRun('health').id).toBe(id);
  setKeeping(third, false);
  await waitFor(async () => expect(await readKept(FLEET_DATABASE)).toEqual([]));
  await waitFor(async () => expect((await readKept()).map((run) => run.id)).toEqual([id]));
});

it('moves at the next opening what a page has not moved that was left with the press', async () => {
  const fleet = await openTab();
  const id = await runAndKeep(fleet);
  const owner = selectStorageOwner(fleet.store.getState());
  runStorageChoice.write(owner, true);
  const second = await reload();
  expect(second.getRun('health').id).toBe(id);
  expect((await readKept(FLEET_DATABASE)).map((run) => run.id)).toEqual([id]);
  expect(await readKept()).toEqual([]);

  runStorageChoice.write(owner, false);
  const third = await reload();
  expect(third.getRun('health').id).toBe(id);
  expect(await readKept(FLEET_DATABASE)).toEqual([]);
  expect((await readKept()).map((run) => run.id)).toEqual([id]);
});

it('removes the runs of sessions that have ended, and not of one whose tab is being reloaded', async () => {
  const now = Date.now();
  const usedAt = { reloading: now, idle: now - 3_600_000, signedOut: SIGNED_OUT, unknown: null };
  for (const [sessionId, time] of Object.entries(usedAt)) {
    if (time !== null) storeSessionUse(sessionId, time);
    const upgrade = (db: IDBPDatabase) => void db.createObjectStore('runs');
    (await openDB(getSessionDatabase(sessionId), 1, { upgrade })).close();
  }
  await reload();
  expect((await indexedDB.databases()).map(({ name }) => name).toSorted()).toEqual([
    SESSION_DATABASE,
    getSessionDatabase('reloading'),
  ]);
});

it('moves runs that this page has not read, and snapshots, and reads the runs when Fleet opens', async () => {
  const fleet = await openTab();
  const id = await runAndKeep(fleet);
  endDocuments();
  const store = await createTestStore({}, network);
  await store.dispatch(loadSnapshot('rules', 'CBTA'));
  store.dispatch(keepSnapshot('rules', 'CBTA', { categories: [], categoryIds: [], rules: [] }));
  expect(store.getState().fleet?.runs).toEqual({});
  store.dispatch(storageChoiceChanged(true));
  await waitFor(async () => expect(await readKept(FLEET_DATABASE)).toHaveLength(2));
  await waitFor(async () => expect(await readKept()).toEqual([]));
  store.dispatch(loadFleet());
  await waitFor(() => expect(selectRun(store.getState(), 'health')?.id).toBe(id));
  expect((await readKept(FLEET_DATABASE)).map(({ kind }) => kind).toSorted()).toEqual([
    'health',
    'rulesSnapshot',
  ]);
  store.dispatch(runsForgotten());
  await waitFor(async () => expect(await readKept(FLEET_DATABASE)).toEqual([]));
  expect(store.getState().snapshots?.kept).toEqual([]);
  store.dispatch(sessionEnded({ reason: 'signedOut' }));
});

it('forgets all that is kept, and leaves a search for riders, which is not', async () => {
  const fleet = await openTab();
  await runAndKeep(fleet);
  fleet.start('riders', { terms: ['harbour'] }, fleet.agencies.slice(0, 1));
  await fleet.waitUntilQuiet('riders');
  fleet.store.dispatch(runsForgotten());
  await waitFor(async () => expect(await readKept()).toEqual([]));
  const { runs, previousRuns } = fleet.store.getState().fleet ?? {};
  expect(Object.keys(runs ?? {})).toEqual(['riders']);
  expect(previousRuns).toEqual({ health: [], features: [] });
});

it.each(['no JSON', '{}', `{"version":${STORED_RUN_VERSION + 1}}`, new Uint8Array([1, 2, 3])])(
  'removes what it cannot read, without a failure: %s',
  async (content) => {
    const fleet = await openTab();
    await runAndKeep(fleet);
    const [stored] = await readKept();
    const db = await openDB(SESSION_DATABASE);
    await db.put('runs', { ...stored, content });
    db.close();
    const { store } = await reload();
    expect(store.getState().fleet).toMatchObject({ runs: {}, isStorageWorking: true });
    expect(await readKept()).toEqual([]);
  },
);

it('knows that a run is not kept when the storage refuses it', async () => {
  const fleet = await openTab();
  await waitUntilRestored(fleet);
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  fleet.start('health', QUICK_TASK, fleet.agencies.slice(0, 2));
  await fleet.waitUntilQuiet();
  await waitFor(() => expect(fleet.store.getState().fleet?.isStorageWorking).toBe(false));
  expect(fleet.getRun('health').status).toBe('done');
  jest.restoreAllMocks();
});

it('writes no person, no address, no key and no token, and nothing of a search for riders', async () => {
  const fleet = await openTab();
  fleet.start('riders', { terms: ['harbour'] }, fleet.agencies.slice(0, 3));
  await fleet.waitUntilQuiet('riders');
  const checkIds = ['agency-info', 'email-settings', 'payment-provider', 'users', 'coupons', 'terms'];
  fleet.start('health', { ...QUICK_TASK, checkIds }, fleet.agencies.slice(0, 3));
  await fleet.waitUntilQuiet();
  fleet.start('rules', { categories: 'all' }, fleet.agencies.slice(0, 3));
  await fleet.waitUntilQuiet('rules');
  await waitFor(async () =>
    expect((await readKept()).map(({ kind }) => kind).toSorted()).toEqual(['health', 'rules']),
  );
  const rows = await readKept();
  const contents = await Promise.all(rows.map(readContent));
  const text = JSON.stringify(rows.map((row, index) => ({ ...row, content: contents[index] })));
  const { session } = fleet.store.getState();
  expect(text).toContain('email-settings');
  // With a dot, because a random id can have the letters of a token's beginning.
  expect(text).not.toMatch(/@|harbour|eyJ[\w-]+\./i);
  for (const secret of [session.psoToken, session.email, session.sessionId])
    expect(text).not.toContain(secret);
});
