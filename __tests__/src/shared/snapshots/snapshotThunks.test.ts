import { rootReducer } from '@/session/rootReducer';
import { runsForgotten } from '@/shared/fleet/fleetSlice';
import { enqueueAccess } from '@/shared/fleet/storage/accessRuns';
import { selectHasSaveFailed, selectKeptSnapshot } from '@/shared/snapshots/selectSnapshots';
import { snapshotsSlice } from '@/shared/snapshots/snapshotsSlice';
import { forgetSnapshot, keepSnapshot, loadSnapshot } from '@/shared/snapshots/snapshotThunks';
import { createTestStore } from '@tests/support/createTestStore';
import { openFakeNetwork } from '@tests/support/fakeNetwork';
import { installFakeStorage } from '@tests/support/fakeStorage';

it('opens no database without locks, by which the end of a session removes it', async () => {
  installFakeStorage();
  Reflect.deleteProperty(navigator, 'locks');
  const open = jest.spyOn(IDBFactory.prototype, 'open');
  const store = await createTestStore({ agencies: ['CBTA'] }, await openFakeNetwork());
  rootReducer.inject(snapshotsSlice);
  store.dispatch(keepSnapshot('features', 'CBTA', { applications: [] }));
  expect(selectKeptSnapshot(store.getState(), 'features', 'CBTA')).not.toBeNull();
  store.dispatch(forgetSnapshot({ kind: 'features', agency: 'CBTA' }));
  expect(selectHasSaveFailed(store.getState(), { kind: 'features', agency: 'CBTA' })).toBe(false);
  // After any access before it.
  await enqueueAccess(store, async () => {});
  expect(open).not.toHaveBeenCalled();
});

const OLD = { applications: [] };
const NEW = {
  applications: [{ application: { name: 'pay', version: '1.0.0', platform: 'ios' }, active: [] }],
};

async function createStoreWithOldSnapshot() {
  installFakeStorage();
  const store = await createTestStore({ agencies: ['CBTA'] }, await openFakeNetwork());
  const waitForAccess = () => enqueueAccess(store, async () => {});
  const getKept = () => selectKeptSnapshot(store.getState(), 'features', 'CBTA');
  await store.dispatch(loadSnapshot('features', 'CBTA'));
  store.dispatch(keepSnapshot('features', 'CBTA', OLD));
  await waitForAccess();
  return { store, waitForAccess, getKept };
}

const breakStorage = (method: 'put' | 'delete') =>
  jest.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

it('the page’s next visit keeps what a full storage has not taken', async () => {
  const { store, waitForAccess, getKept } = await createStoreWithOldSnapshot();
  breakStorage('put');
  store.dispatch(keepSnapshot('features', 'CBTA', NEW));
  await waitForAccess();
  const kept = getKept();
  expect(kept?.content).toEqual(NEW);
  await store.dispatch(loadSnapshot('features', 'CBTA'));
  expect(getKept()).toBe(kept);
});

it('knows of each snapshot whether it could be stored, whatever became of others', async () => {
  const { store, waitForAccess } = await createStoreWithOldSnapshot();
  const listFailed = () =>
    ['CBTA', 'METRO'].filter((agency) => selectHasSaveFailed(store.getState(), { kind: 'features', agency }));
  expect(listFailed()).toEqual([]);
  const broken = breakStorage('put');
  store.dispatch(keepSnapshot('features', 'METRO', OLD));
  await waitForAccess();
  expect(listFailed()).toEqual(['METRO']);
  broken.mockRestore();
  store.dispatch(keepSnapshot('features', 'CBTA', NEW));
  await waitForAccess();
  expect(listFailed()).toEqual(['METRO']);
  store.dispatch(keepSnapshot('features', 'METRO', NEW));
  expect(listFailed()).toEqual([]);
  await waitForAccess();
  expect(listFailed()).toEqual([]);
});

it('does not count as stored by the end of an earlier write', async () => {
  const { store, waitForAccess } = await createStoreWithOldSnapshot();
  const listUnstored = () => store.getState().snapshots?.unstored;
  store.dispatch(keepSnapshot('features', 'CBTA', OLD));
  let afterFirst: unknown;
  void enqueueAccess(store, async () => {
    afterFirst = listUnstored();
  });
  store.dispatch(keepSnapshot('features', 'CBTA', NEW));
  await waitForAccess();
  expect(afterFirst).toMatchObject([{ kind: 'features', agency: 'CBTA', hasFailed: false }]);
  expect(listUnstored()).toEqual([]);
});

it('a forgotten snapshot that the storage has not removed stays forgotten', async () => {
  const { store, waitForAccess, getKept } = await createStoreWithOldSnapshot();
  breakStorage('delete');
  store.dispatch(forgetSnapshot({ kind: 'features', agency: 'CBTA' }));
  await waitForAccess();
  expect(selectHasSaveFailed(store.getState(), { kind: 'features', agency: 'CBTA' })).toBe(true);
  expect(await store.dispatch(loadSnapshot('features', 'CBTA'))).toBe(false);
  expect(getKept()).toBeNull();
});

it('a snapshot that is kept during the read of an older one stays, also once it is stored', async () => {
  const { store, waitForAccess, getKept } = await createStoreWithOldSnapshot();
  const loading = store.dispatch(loadSnapshot('features', 'CBTA'));
  store.dispatch(keepSnapshot('features', 'CBTA', NEW));
  await Promise.all([loading, waitForAccess()]);
  expect(getKept()?.content).toEqual(NEW);
  await store.dispatch(loadSnapshot('features', 'CBTA'));
  expect(getKept()?.content).toEqual(NEW);
});

describe('in another tab that has shown it, a snapshot', () => {
  async function openOtherTab() {
    const first = await createStoreWithOldSnapshot();
    const store = await createTestStore({ agencies: ['CBTA'] }, await openFakeNetwork());
    const visit = () => store.dispatch(loadSnapshot('features', 'CBTA'));
    expect(await visit()).toBe(true);
    return { first, visit, getKept: () => selectKeptSnapshot(store.getState(), 'features', 'CBTA') };
  }

  it('is gone with the next visit after it was forgotten', async () => {
    const { first, visit, getKept } = await openOtherTab();
    first.store.dispatch(runsForgotten());
    await first.waitForAccess();
    expect(await visit()).toBe(false);
    expect(getKept()).toBeNull();
  });

  it('stays when the storage cannot be read', async () => {
    const { visit, getKept } = await openOtherTab();
    jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
      throw new DOMException('broken', 'UnknownError');
    });
    expect(await visit()).toBe(true);
    expect(getKept()?.content).toEqual(OLD);
  });
});
