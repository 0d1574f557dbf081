import { waitFor } from '@testing-library/react';
import { endDocuments } from './fakeStorage';
import { openRollouts, type Rollouts } from './rolloutFixture';
import { network } from './rolloutPlatform';

/** Opens another tab, or the same one after a reload, and waits until it has read the storage. */
export async function openTab(): Promise<Rollouts> {
  const rollouts = await openRollouts(network);
  await waitFor(() => expect(rollouts.store.getState().rollout?.isRestored).toBe(true));
  return rollouts;
}

/** Reloads: the document ends, and another one opens. */
export function reload(): Promise<Rollouts> {
  endDocuments();
  return openTab();
}
