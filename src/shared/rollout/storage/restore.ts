import { restoreRollout } from '@/domain/rollout/restoreRollout';
import { type Rollout } from '@/domain/rollout/rollout';
import { type PortalDispatch } from '@/session/hooks';
import { rolloutRestored, rolloutStorageAccessFinished } from '../rolloutSlice';
import { waitForRolloutLock } from './rolloutLock';
import { type RolloutStorage } from './rolloutStorage';

interface Store {
  dispatch: PortalDispatch;
}

/** The storages that wait for the other tab to end. */
const waitingStorages = new WeakSet<RolloutStorage>();

/** Reads the operator's stored rollout, or shows that of another tab. */
export async function restore(store: Store, storage: RolloutStorage): Promise<void> {
  if (!storage.isValid()) {
    // The mark of another session's rollout has expired while the rollout waited, or could not be stored.
    if (await storage.isLocked()) return showOtherTab(store, storage);
    await storage.removeOld();
    store.dispatch(rolloutRestored({ rollout: null, isElsewhere: false }));
    return;
  }
  if (!(await storage.acquireLock())) return showOtherTab(store, storage);
  await storage.removeOld();
  let stored: Rollout | null = null;
  let isDiscarded = false;
  let isUnreadable = false;
  try {
    ({ rollout: stored, isInvalid: isDiscarded } = await storage.read());
    if (stored === null) await storage.remove();
  } catch {
    // The stored rollout stays for the next page: it can have an agency that was being changed.
    isUnreadable = true;
    store.dispatch(rolloutStorageAccessFinished(false));
  }
  // After the end of the session it does not belong in the store, which would store it again.
  const rollout = stored && !storage.isSessionOver() ? restoreRollout(stored, Date.now()) : null;
  store.dispatch(rolloutRestored({ rollout, isElsewhere: false, isUnreadable, isDiscarded }));
  if (isUnreadable) storage.releaseUnusedLock();
  await storage.flush();
}

/** Another tab runs it: this one shows it as it is stored, and gets it when the other one has ended. */
export async function showOtherTab(store: Store, storage: RolloutStorage): Promise<void> {
  const { rollout } = await storage.read().catch(() => ({ rollout: null }));
  // The other one has ended meanwhile.
  if (storage.hasLock()) return;
  store.dispatch(rolloutRestored({ rollout, isElsewhere: true }));
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
