import { waitFor } from '@testing-library/react';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { ROLLOUT_DATABASE } from '@/session/storage/rolloutMarks';
import { ROLLOUT_MARKS_STORAGE_KEY } from '@/session/storage/storageKeys';
import { selectStorageOwner } from '@/shared/fleet/storage/selectStorage';
import { watchStoredRollout } from '@/shared/rollout/endStoredRollout';
import { selectRolloutBlocker } from '@/shared/rollout/selectRolloutBlocker';
import { createRolloutDatabase } from '@/shared/rollout/storage/rolloutDatabase';
import { endDocuments } from '@tests/support/fakeStorage';
import { goOn, NAMES, startRollouts } from '@tests/support/rolloutFixture';
import { network } from '@tests/support/rolloutPlatform';
import { openTab, reload } from '@tests/support/rolloutTabs';

/** From now on the database of rollouts refuses all reads and writes. */
function breakDatabase(): void {
  const { transaction } = IDBDatabase.prototype;
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
    if (this.name === ROLLOUT_DATABASE) throw new DOMException('full', 'QuotaExceededError');
    return transaction.apply(this, args);
  });
}

/** Whether the browser asks before the page is left. */
function isLeaveAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

it('goes on without the storage, says that it is not kept, asks before the page is left, and leaves no older state behind', async () => {
  const rollouts = await startRollouts(network, NAMES.slice(0, 3));
  await waitFor(() => expect(rollouts.store.getState().rollout?.isStorageWorking).toBe(true));
  expect(isLeaveAsked()).toBe(false);
  breakDatabase();
  await goOn(rollouts);
  expect(rollouts.getRollout().status).toBe('done');
  expect(rollouts.store.getState().rollout?.isStorageWorking).toBe(false);
  expect(isLeaveAsked()).toBe(true);
  expect(rollouts.hasMark()).toBe(false);
  rollouts.store.dispatch(sessionEnded({ reason: 'expired' }));
  expect(rollouts.hasMark()).toBe(false);
  expect(isLeaveAsked()).toBe(false);
});

it('says that it is not kept when only its mark cannot be written, and tells other tabs of no save', async () => {
  const postMessage = jest.spyOn(BroadcastChannel.prototype, 'postMessage');
  const { setItem } = Storage.prototype;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (key === ROLLOUT_MARKS_STORAGE_KEY) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, text);
  });
  const { store } = await startRollouts(network);
  await waitFor(() => expect(store.getState().rollout?.isStorageWorking).toBe(false));
  expect(postMessage).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'rolloutSaved' }));
});

it('stays when it cannot be read, for the next page', async () => {
  const rollouts = await startRollouts(network);
  await waitFor(() => expect(rollouts.hasMark()).toBe(true));
  breakDatabase();
  const { store } = await reload();
  expect(store.getState().rollout).toMatchObject({ rollout: null, isStorageWorking: false });
  expect(selectRolloutBlocker(store.getState())).toBe('A stored rollout could not be read. Reload the page.');
  jest.restoreAllMocks();
  // It needs no lock: another tab can read it, and go on.
  const { rollout } = (await openTab()).store.getState();
  expect(rollout).toMatchObject({ rollout: { pauseReason: 'canary' }, isElsewhere: false });
});

it('is removed when this version of the portal cannot read it, and the page is told', async () => {
  const rollouts = await startRollouts(network);
  await waitFor(() => expect(rollouts.hasMark()).toBe(true));
  const content = { rollout: '{"version":0}', steps: [], removeFrom: 0, isStrict: false };
  endDocuments();
  await createRolloutDatabase().put(selectStorageOwner(rollouts.store.getState()), content);
  const { store, hasMark } = await openTab();
  expect(store.getState().rollout).toMatchObject({ rollout: null, isDiscarded: true });
  expect(hasMark()).toBe(false);
  expect((await reload()).store.getState().rollout?.isDiscarded).toBe(false);
});

it('is removed when the operator signs out, also when it could not be read', async () => {
  const rollouts = await startRollouts(network);
  await waitFor(() => expect(rollouts.hasMark()).toBe(true));
  rollouts.store.dispatch(sessionEnded({ reason: 'expired' }));
  breakDatabase();
  const { store, hasMark } = await reload();
  store.dispatch(watchStoredRollout());
  expect(store.getState().rollout?.isUnreadable).toBe(true);
  store.dispatch(sessionEnded({ reason: 'signedOut' }));
  expect(hasMark()).toBe(false);
});
