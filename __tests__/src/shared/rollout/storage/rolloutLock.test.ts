import { waitFor } from '@testing-library/react';
import { ROLLOUT_DATABASE } from '@/session/storage/rolloutMarks';
import { rolloutClosed } from '@/shared/rollout/rolloutSlice';
import { NAMES, readStoredRollouts, startRollouts } from '@tests/support/rolloutFixture';
import { network } from '@tests/support/rolloutPlatform';
import { reload } from '@tests/support/rolloutTabs';

const isLocked = async () =>
  (await navigator.locks.query()).held?.some(({ name }) => name?.startsWith(`${ROLLOUT_DATABASE}:`));

it('is released only when the closed rollout is deleted, so that one stored then by another tab stays', async () => {
  const rollouts = await startRollouts(network, NAMES.slice(0, 1));
  await waitFor(() => expect(rollouts.hasMark()).toBe(true));
  let wasLocked: ReturnType<typeof isLocked> | undefined;
  const { delete: deleteEntry } = IDBObjectStore.prototype;
  jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (this: IDBObjectStore, key) {
    wasLocked ??= isLocked();
    return deleteEntry.call(this, key);
  });
  rollouts.store.dispatch(rolloutClosed());
  await waitFor(async () => expect(await isLocked()).toBe(false));
  expect(await wasLocked).toBe(true);
  expect(await readStoredRollouts()).toBe('[]');
});

it('is not needed in a browser without locks: a reload shows the rollout', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  const rollouts = await startRollouts(network, NAMES.slice(0, 2));
  await waitFor(() => expect(rollouts.hasMark()).toBe(true));
  const { rollout } = (await reload()).store.getState();
  expect(rollout).toMatchObject({ rollout: { pauseReason: 'canary' }, isElsewhere: false });
});
