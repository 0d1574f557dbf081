import { waitFor } from '@testing-library/react';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { storeSessionUse } from '@/session/auth/sessionUses';
import { removeOldRollouts } from '@/session/storage/removeOldRollouts';
import { hasValidMark, readRolloutMarks } from '@/session/storage/rolloutMarks';
import { selectStorageOwner } from '@/shared/fleet/storage/selectStorage';
import { createTestStore } from '@tests/support/createTestStore';
import { endDocuments } from '@tests/support/fakeStorage';
import { openRollouts, startRollouts } from '@tests/support/rolloutFixture';
import { network } from '@tests/support/rolloutPlatform';

it.each([
  ['signedOut', 'and removes it', []],
  ['expired', 'which stays for the next session', [expect.anything()]],
] as const)('shows no rollout that is read while the session ends (%s), %s', async (reason, _title, left) => {
  jest.spyOn(BroadcastChannel.prototype, 'postMessage').mockReturnValue();
  const earlier = await startRollouts(network);
  await waitFor(() => expect(earlier.hasMark()).toBe(true));
  earlier.store.dispatch(sessionEnded({ reason: 'expired' }));
  endDocuments();
  const { store } = await openRollouts(network);
  const { get } = IDBObjectStore.prototype;
  const spy = jest.spyOn(IDBObjectStore.prototype, 'get');
  spy.mockImplementation(function (this: IDBObjectStore, ...args) {
    if (this.name === 'rollouts') store.dispatch(sessionEnded({ reason }));
    return get.apply(this, args);
  });
  await waitFor(() => expect(store.getState().rollout?.isRestored).toBe(true));
  expect(store.getState().rollout?.rollout).toBeNull();
  expect(store.getState().session.sessionId).toBeNull();
  await waitFor(() => expect([...readRolloutMarks()]).toEqual(left));
});

it('keeps one from the end of a session that is found to have ended when the discarded tab is loaded again', async () => {
  jest.spyOn(BroadcastChannel.prototype, 'postMessage').mockReturnValue();
  const { store, hasMark } = await startRollouts(network);
  await waitFor(() => expect(hasMark()).toBe(true));
  const now = Date.now();
  storeSessionUse(String(store.getState().session.sessionId), now);
  endDocuments();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 300 * 60_000);
  expect((await createTestStore({}, network)).leaveReasons).toEqual(['idle']);
  clock.mockReturnValue(now + 329 * 60_000);
  await removeOldRollouts(store.getState());
  expect(hasValidMark(selectStorageOwner(store.getState()), 'next-session')).toBe(true);
  clock.mockReturnValue(now + 331 * 60_000);
  await removeOldRollouts(store.getState());
  expect(hasMark()).toBe(false);
});
