import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { readConfigurationFile } from '@/api/client/readConfigurationFile';
import { App } from '@/app/App';
import { createPortalRouter } from '@/app/router';
import { createPortalStore, type PortalStore } from '@/app/store';
import { whenInitialized } from '@/app/whenInitialized';
import { type LeaveReason } from '@/session/sessionSlice';
import { type Wire } from './platform';
import { signInAs, type Who } from './signInAs';
import { Unstyled } from './Unstyled';

export { keep } from './signInAs';

/** What of the present test still listens to the window or to other tabs. */
const listening: (() => void)[] = [];
afterEach(() => {
  for (const stop of listening.splice(0)) stop();
});

export interface Rendered {
  user: UserEvent;
  store: PortalStore['store'];
  /** Why the session ended, as often as the portal left for the sign-in screen. */
  left: LeaveReason[];
  /** The page's present address. */
  address: () => string;
  /** Goes to an address as a link would. */
  goTo: (path: string) => Promise<void>;
}

/** The real portal at an address, signed in as given, on the platform in memory; to be used as a person would. */
export async function renderAt(path: string, wire: Wire, who: Who | 'guest' = {}): Promise<Rendered> {
  if (who !== 'guest') await signInAs(who, wire);
  window.history.replaceState(null, '', path);
  const left: LeaveReason[] = [];
  const configuration = await readConfigurationFile();
  const { store, close, join } = await createPortalStore({
    configuration,
    leave: (reason) => left.push(reason),
  });
  wire.reset();
  const router = createPortalRouter(join);
  listening.push(close, () => router.dispose());
  await whenInitialized(router);
  render(
    <Unstyled>
      <App store={store} router={router} />
    </Unstyled>,
  );
  // Somebody is there.
  window.dispatchEvent(new Event('pointermove'));
  return {
    user: userEvent.setup(),
    store,
    left,
    address: () => `${window.location.pathname}${window.location.search}`,
    goTo: (to) => act(() => router.navigate(to)),
  };
}
