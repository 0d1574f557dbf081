import { waitFor } from '@testing-library/react';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { setUpNetwork } from './fakeNetwork';
import { endDocuments, installFakeStorage } from './fakeStorage';
import { openFleet } from './fleetFixture';

export type Fleet = Awaited<ReturnType<typeof openFleet>>;

/** Tabs with Fleet, with an empty storage before each test. */
export function openFleetTabs() {
  const network = setUpNetwork();
  const fleets: Fleet[] = [];
  beforeEach(() => {
    installFakeStorage();
    localStorage.clear();
  });
  // Without a session, the tabs of a test write nothing into the storage of the next one.
  afterEach(() => {
    jest.useRealTimers();
    for (const { store } of fleets.splice(0)) store.dispatch(sessionEnded({ reason: 'signedOut' }));
  });

  async function openTab(): Promise<Fleet> {
    const fleet = await openFleet(network);
    fleets.push(fleet);
    return fleet;
  }

  /** Reloads: the documents end, and another one opens Fleet. */
  async function reload(): Promise<Fleet> {
    endDocuments();
    const fleet = await openTab();
    await waitUntilRestored(fleet);
    return fleet;
  }

  return { network, openTab, reload };
}

/** Waits until what was to be moved in the storage of runs has been moved, and its runs have been read. */
export async function waitUntilRestored({ store }: Fleet): Promise<void> {
  await waitFor(() => expect(store.getState().fleet?.accessCount).toBeGreaterThan(1));
}
