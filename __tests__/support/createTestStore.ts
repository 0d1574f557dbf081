import { fetchConfiguration } from '@/app/boot/fetchConfiguration';
import { createPortalStore } from '@/app/store';
import { type LeaveReason } from '@/session/auth/leaveReason';
import { type PortalStore } from '@/session/hooks';
import { closeAfterTest } from './closeAfterTest';
import { type FakeNetwork } from './fakeNetwork';
import { type Session, storeSession } from './storeSession';

/** Creates the portal's store without screens, with this session stored. `leaveReasons` collects why sessions ended. */
export async function createTestStore(
  session: Session,
  network: Pick<FakeNetwork, 'fetchToken' | 'reset'>,
): Promise<PortalStore & { leaveReasons: LeaveReason[] }> {
  await storeSession(session, network);
  const leaveReasons: LeaveReason[] = [];
  const configuration = await fetchConfiguration();
  const { store, close, loadApi } = await createPortalStore({
    configuration,
    leavePage: (reason) => leaveReasons.push(reason),
  });
  await loadApi();
  closeAfterTest(close);
  // A test sees only its own requests, not those for the session's tokens.
  network.reset();
  return Object.assign(store, { leaveReasons });
}
