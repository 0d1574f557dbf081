import { readConfigurationFile } from '@/api/client/readConfigurationFile';
import { createPortalStore, type PortalStore } from '@/app/store';
import { type LeaveReason } from '@/session/sessionSlice';
import { type Wire } from './platform';
import { signInAs, type Who } from './signInAs';

/** What of the present test still listens to other tabs. */
const listening: (() => void)[] = [];
afterEach(() => {
  for (const stop of listening.splice(0)) stop();
});

/** The portal's store without its screens, signed in as given; `left` holds the sessions' ends. */
export async function storeAs(
  who: Who,
  wire: Pick<Wire, 'token' | 'reset'>,
): Promise<PortalStore['store'] & { left: LeaveReason[] }> {
  await signInAs(who, wire);
  const left: LeaveReason[] = [];
  const configuration = await readConfigurationFile();
  const { store, close, join } = await createPortalStore({
    configuration,
    leave: (reason) => left.push(reason),
  });
  await join();
  listening.push(close);
  wire.reset();
  return Object.assign(store, { left });
}
