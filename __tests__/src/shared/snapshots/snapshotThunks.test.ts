import { rootReducer } from '@/session/rootReducer';
import { enqueueAccess } from '@/shared/fleet/storage/accessRuns';
import { selectKeptSnapshot } from '@/shared/snapshots/selectSnapshots';
import { snapshotsSlice } from '@/shared/snapshots/snapshotsSlice';
import { forgetSnapshot, keepSnapshot } from '@/shared/snapshots/snapshotThunks';
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
  // After any access before it.
  await enqueueAccess(store, async () => {});
  expect(open).not.toHaveBeenCalled();
});
