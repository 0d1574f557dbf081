import { restoreRollout } from '@/domain/rollout/restoreRollout';
import { type PortalDispatch } from '@/session/hooks';
import { rolloutRestored } from '../rolloutSlice';
import { type RolloutKeeper } from './rolloutKeeper';
import { waitForRolloutLock } from './rolloutLock';

interface Store {
  dispatch: PortalDispatch;
}

/** Reads the operator's stored rollout, or shows that of another tab. */
export async function restore(store: Store, keeper: RolloutKeeper): Promise<void> {
  if (!keeper.isValid()) {
    await keeper.removeOld();
    store.dispatch(rolloutRestored({ rollout: null, isElsewhere: false }));
    return;
  }
  if (!(await keeper.hold())) return showOtherTab(store, keeper);
  await keeper.removeOld();
  const stored = await keeper.read();
  if (stored === null) await keeper.remove();
  store.dispatch(rolloutRestored({ rollout: stored && restoreRollout(stored), isElsewhere: false }));
  await keeper.flush();
}

/** Another tab runs it: this one shows it as it is stored, and gets it when the other one has ended. */
export async function showOtherTab(store: Store, keeper: RolloutKeeper): Promise<void> {
  store.dispatch(rolloutRestored({ rollout: await keeper.read(), isElsewhere: true }));
  if (isWaiting.has(keeper)) return;
  isWaiting.add(keeper);
  void waitForRolloutLock(keeper.owner).then(
    () => {
      isWaiting.delete(keeper);
      return restore(store, keeper);
    },
    () => undefined,
  );
}

/** Those that wait for the other tab to end. */
const isWaiting = new WeakSet<RolloutKeeper>();
