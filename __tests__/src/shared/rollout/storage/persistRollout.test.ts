import { waitFor } from '@testing-library/react';
import { operatorSignedIn, sessionEnded } from '@/session/auth/sessionSlice';
import { storeSessionUse } from '@/session/auth/sessionUses';
import { loadJournal } from '@/session/journal/loadJournal';
import { removeEndedSessionsData } from '@/session/storage/removeEndedSessionsData';
import { removeOldRollouts } from '@/session/storage/removeOldRollouts';
import { ROLLOUT_DATABASE } from '@/session/storage/rolloutMarks';
import { ROLLOUT_MARKS_STORAGE_KEY } from '@/session/storage/storageKeys';
import { hasStoredRollout } from '@/shared/rollout/hasStoredRollout';
import { rolloutClosed, rolloutStopped, verificationStarted } from '@/shared/rollout/rolloutSlice';
import { neverRespond } from '@tests/support/fakeNetwork';
import { endDocuments } from '@tests/support/fakeStorage';
import {
  DAILY_CAP,
  FIRST,
  getStatuses,
  goOn,
  NAMES,
  NEW,
  openRollouts,
  readStoredRollouts,
  SECOND,
  startRollouts,
} from '@tests/support/rolloutFixture';
import { listChangedAgencies, network } from '@tests/support/rolloutPlatform';
import { openTab, reload } from '@tests/support/rolloutTabs';

/** Whether the storage has completed the write of a step that is being sent. */
function watchStorage(): { hasSending: boolean } {
  const storage = { hasSending: false };
  const { put } = IDBObjectStore.prototype;
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (JSON.stringify(args[0]).includes('sending'))
      this.transaction.addEventListener('complete', () => (storage.hasSending = true));
    return put.apply(this, args);
  });
  return storage;
}

it('is stored as being sent before the request leaves; after a reload it is looked at, and nothing is sent twice', async () => {
  // The tab of before the reload is no other tab.
  jest.spyOn(BroadcastChannel.prototype, 'postMessage').mockReturnValue();
  const rollouts = await startRollouts(network, NAMES.slice(0, 3));
  let storedAtRequest = '';
  let wasStored = false;
  const storage = watchStorage();
  network.intercept(
    'PATCH',
    async (request) => {
      wasStored = storage.hasSending;
      storedAtRequest = await readStoredRollouts();
      await network.forward(request);
      return neverRespond();
    },
    1,
  );
  void goOn(rollouts);
  await waitFor(() => expect(storedAtRequest).toContain('sending'));
  // It was there already, and not only on its way.
  expect(wasStored).toBe(true);
  const restored = await reload();
  expect(restored.getRollout()).toMatchObject({
    status: 'paused',
    pauseReason: 'interrupted',
    waitsFor: SECOND,
  });
  expect(getStatuses(restored)).toEqual(['done', 'unknown', 'pending']);
  expect(restored.getStep(SECOND)?.note).toBe('The page was left while it was being sent.');
  restored.store.dispatch(loadJournal());
  // The entry of the journal is that of before the reload.
  expect(restored.getChanges().map(({ agency, outcome, rollout }) => [agency, outcome, rollout])).toEqual([
    [FIRST, 'succeeded', 'Rollout of daily_cap, 1 of 3'],
    [SECOND, 'unknown', 'Rollout of daily_cap, 2 of 3'],
  ]);
  await goOn(restored);
  expect(restored.getRollout().status).toBe('paused');
  restored.store.dispatch(verificationStarted(SECOND));
  await restored.waitUntilQuiet();
  expect(restored.getChanges()).toMatchObject([{}, { agency: SECOND, outcome: 'succeeded' }]);
  await goOn(restored);
  expect(getStatuses(restored)).toEqual(['done', 'done', 'done']);
  expect(listChangedAgencies()).toEqual(NAMES.slice(0, 3));
  restored.store.dispatch(rolloutClosed());
  await waitFor(async () => expect(await readStoredRollouts()).toBe('[]'));
  expect(rollouts.hasMark()).toBe(false);
});

it('is shown by a second tab, which changes nothing, and goes on there when the first one has ended', async () => {
  const first = await startRollouts(network, NAMES.slice(0, 3));
  await waitFor(() => expect(first.hasMark()).toBe(true));
  const second = await openTab();
  expect(second.store.getState().rollout).toMatchObject({
    isElsewhere: true,
    rollout: { pauseReason: 'canary' },
  });
  await goOn(second);
  expect(listChangedAgencies()).toEqual([FIRST]);
  await goOn(first);
  await waitFor(() => expect(second.getRollout().status).toBe('done'));
  // Only the tab that has the result closes it.
  second.store.dispatch(rolloutClosed());
  await waitFor(async () => expect(await readStoredRollouts()).not.toBe('[]'));
  expect(second.getRollout().status).toBe('done');
  expect(first.hasMark()).toBe(true);
  first.store.dispatch(rolloutClosed());
  await waitFor(() =>
    expect(second.store.getState().rollout).toMatchObject({ isElsewhere: false, rollout: null }),
  );
});

it('stays for the same operator after the session has expired, for as long as input does', async () => {
  const rollouts = await startRollouts(network);
  await waitFor(() => expect(rollouts.hasMark()).toBe(true));
  const { region, email, tokenOrigin, psoToken } = rollouts.store.getState().session;
  rollouts.store.dispatch(sessionEnded({ reason: 'expired' }));
  expect(rollouts.store.getState().rollout?.rollout).toBeNull();
  const { store } = await openTab();
  await waitFor(() => expect(store.getState().rollout?.isStorageWorking).toBe(true));
  if (region === null || email === null || psoToken === null) throw new Error('no session');
  const signInAs = (as: string) =>
    store.dispatch(operatorSignedIn({ region, email: as, token: psoToken, tokenOrigin }));
  signInAs('someone.else@us-east.example');
  expect(hasStoredRollout(store.getState())).toBe(false);
  signInAs(email);
  expect(hasStoredRollout(store.getState())).toBe(true);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000);
  expect(hasStoredRollout(store.getState())).toBe(false);
});

it('is removed by the sign-in page when its time is over, but not while a tab has it', async () => {
  const hasDatabase = async () => (await indexedDB.databases()).some(({ name }) => name === ROLLOUT_DATABASE);
  const rollouts = await startRollouts(network);
  await waitFor(() => expect(rollouts.hasMark()).toBe(true));
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now');
  clock.mockReturnValue(now + 31 * 60_000);
  await removeEndedSessionsData(rollouts.store.getState());
  expect([rollouts.hasMark(), await hasDatabase()]).toEqual([true, true]);
  clock.mockReturnValue(now);
  rollouts.store.dispatch(sessionEnded({ reason: 'expired' }));
  await removeEndedSessionsData(rollouts.store.getState());
  expect([rollouts.hasMark(), await hasDatabase()]).toEqual([true, true]);
  // The clock is set back.
  const correctedAt = now - 120 * 60_000;
  clock.mockReturnValue(correctedAt);
  await removeEndedSessionsData(rollouts.store.getState());
  expect([rollouts.hasMark(), await hasDatabase()]).toEqual([true, true]);
  clock.mockReturnValue(correctedAt + 31 * 60_000);
  await removeEndedSessionsData(rollouts.store.getState());
  expect(rollouts.hasMark()).toBe(false);
  await waitFor(async () => expect(await hasDatabase()).toBe(false));
});

it('stays while its session can be in use, also when the browser has discarded its tab', async () => {
  const { store, hasMark } = await startRollouts(network);
  await waitFor(() => expect(hasMark()).toBe(true));
  const now = Date.now();
  storeSessionUse(String(store.getState().session.sessionId), now);
  endDocuments();
  // Until 60 minutes later the session can be in use, and from then on the rollout is kept for 30.
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 89 * 60_000);
  await removeOldRollouts(store.getState());
  expect(hasMark()).toBe(true);
  clock.mockReturnValue(now + 91 * 60_000);
  await removeOldRollouts(store.getState());
  expect(hasMark()).toBe(false);
});

it('is removed when the operator signs out', async () => {
  const rollouts = await startRollouts(network);
  await waitFor(() => expect(rollouts.hasMark()).toBe(true));
  rollouts.store.dispatch(sessionEnded({ reason: 'signedOut' }));
  expect(rollouts.hasMark()).toBe(false);
  await waitFor(async () => expect(await readStoredRollouts()).toBe('[]'));
});

it('has no token, no person, and no value that looks like a secret', async () => {
  const rollouts = await openRollouts(network);
  await rollouts.plan(
    { kind: 'rule', category: 'Notifications', identity: 'sender_name' },
    '{"text":"Desk <desk@example.com>"}',
    NAMES.slice(0, 2),
  );
  rollouts.start();
  await rollouts.waitUntilQuiet();
  expect(rollouts.getStep(FIRST)?.status).toBe('done');
  await waitFor(async () => expect(await readStoredRollouts()).toContain(FIRST));
  const stored = `${await readStoredRollouts()}${localStorage.getItem(ROLLOUT_MARKS_STORAGE_KEY)}`;
  expect(stored).not.toMatch(/@|Bearer|eyJ[\w-]+\./);
  const restored = await reload();
  expect(restored.getStep(SECOND)).toMatchObject({
    status: 'skipped',
    note: expect.stringMatching(/^Its values look like a secret, so they were not kept/) as string,
  });
  restored.store.dispatch(rolloutStopped(1));
  expect(restored.getStep(FIRST)?.target).toBe('"••• not kept"');
});

it('cannot be started beside one of another tab', async () => {
  await startRollouts(network, NAMES.slice(0, 2));
  const second = await openTab();
  network.reset();
  await second.plan(DAILY_CAP, NEW, NAMES.slice(4));
  second.start();
  await second.waitUntilQuiet();
  expect(second.getRollout().steps).toHaveLength(2);
  expect(listChangedAgencies()).toEqual([FIRST]);
});

it('keeps the plan of a start that another tab refuses, which is shown also without its mark', async () => {
  // No tab hears of the others.
  jest.spyOn(BroadcastChannel.prototype, 'postMessage').mockReturnValue();
  const second = await openTab();
  await second.plan(DAILY_CAP, NEW, NAMES.slice(4));
  const first = await startRollouts(network, NAMES.slice(0, 2));
  expect(first.store.getState().rollout?.plan).toBeNull();
  second.start();
  await waitFor(() => expect(second.store.getState().rollout?.isElsewhere).toBe(true));
  expect(second.getRollout().steps).toHaveLength(2);
  expect(second.getPlan().agencies).toHaveLength(4);
  localStorage.removeItem(ROLLOUT_MARKS_STORAGE_KEY);
  expect((await openTab()).store.getState().rollout?.isElsewhere).toBe(true);
});
