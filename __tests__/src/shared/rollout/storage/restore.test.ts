import { showOtherTab } from '@/shared/rollout/storage/restore';
import { createRolloutStorage } from '@/shared/rollout/storage/rolloutStorage';
import { openTab } from '@tests/support/rolloutTabs';
import '@tests/support/rolloutPlatform';

it('shows no other tab when this one has taken over meanwhile', async () => {
  const { store } = await openTab();
  const storage = createRolloutStorage(store);
  // The last message of the other tab arrives when its lock is free already.
  expect(await storage.acquireLock()).toBe(true);
  await showOtherTab(store, storage);
  expect(store.getState().rollout?.isElsewhere).toBe(false);
});
