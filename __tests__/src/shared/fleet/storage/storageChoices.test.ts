import { FLEET_DATABASE } from '@/session/storage/fleetDatabaseName';
import { getSessionDatabase } from '@/session/storage/fleetDatabases';
import { storageChoiceChanged } from '@/shared/fleet/fleetSlice';
import { enqueueAccess } from '@/shared/fleet/storage/accessRuns';
import { RUN_KEEPERS_STORAGE_KEY } from '@/shared/fleet/storage/storageChoices';
import { keepSnapshot, loadSnapshot } from '@/shared/snapshots/snapshotThunks';
import { createTestStore } from '@tests/support/createTestStore';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { installFakeStorage, readDatabase } from '@tests/support/fakeStorage';

const network = setUpNetwork();

it.each([
  [true, getSessionDatabase('a-session')],
  [false, FLEET_DATABASE],
])('takes back the choice that a full storage does not take (%s)', async (isOn, database) => {
  installFakeStorage();
  const store = await createTestStore({ agencies: ['CBTA'] }, network);
  const waitForAccess = () => enqueueAccess(store, async () => {});
  await store.dispatch(loadSnapshot('features', 'CBTA'));
  store.dispatch(keepSnapshot('features', 'CBTA', { applications: [] }));
  store.dispatch(storageChoiceChanged(!isOn));
  await waitForAccess();
  const { setItem } = Storage.prototype;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (key === RUN_KEEPERS_STORAGE_KEY) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, text);
  });
  store.dispatch(storageChoiceChanged(isOn));
  expect(store.getState().fleet?.storesAfterSignOut).toBe(!isOn);
  await waitForAccess();
  expect(await readDatabase(database)).toHaveLength(1);
});

it('follows another tab that clears the whole storage', async () => {
  installFakeStorage();
  const store = await createTestStore({ agencies: ['CBTA'] }, network);
  await store.dispatch(loadSnapshot('features', 'CBTA'));
  store.dispatch(storageChoiceChanged(true));
  await enqueueAccess(store, async () => {});
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(store.getState().fleet?.storesAfterSignOut).toBe(false);
});
