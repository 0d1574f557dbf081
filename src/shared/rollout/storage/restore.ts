import { restoreRollout } from '@/domain/rollout/restoreRollout';
import { type PortalDispatch } from '@/session/hooks';
import { rolloutRestored } from '../rolloutSlice';
import { waitForRolloutLock } from './rolloutLock';
import { type RolloutStorage } from './rolloutStorage';

interface Store {
  dispatch: PortalDispatch;
}

/** Those that wait for the other tab to end. */
const waitingStorages = new WeakSet<RolloutStorage>();

/** Reads the operator's stored rollout, or shows that of another tab. */
export async function restore(store: Store, storage: RolloutStorage): Promise<void> {
  if (!storage.isValid()) {
    await storage.removeOld();
    store.dispatch(rolloutRestored({ rollout: null, isElsewhere: false }));
    return;
  }
  if (!(await storage.acquireLock())) return showOtherTab(store, storage);
  await storage.removeOld();
  const stored = await storage.read();
  if (stored === null) await storage.remove();
  store.dispatch(rolloutRestored({ rollout: stored && restoreRollout(stored), isElsewhere: false }));
  await storage.flush();
}

/** Another tab runs it: this one shows it as it is stored, and gets it when the other one has ended. */
export async function showOtherTab(store: Store, storage: RolloutStorage): Promise<void> {
  store.dispatch(rolloutRestored({ rollout: await storage.read(), isElsewhere: true }));
  if (waitingStorages.has(storage)) return;
  waitingStorages.add(storage);
  void waitForRolloutLock(storage.owner).then(
    () => {
      waitingStorages.delete(storage);
      return restore(store, storage);
    },
    () => undefined,
  );
}
