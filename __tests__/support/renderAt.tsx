import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { readConfigurationFile } from '../../src/api/client/readConfigurationFile';
import { App } from '../../src/app/App';
import { createPortalRouter } from '../../src/app/router';
import { createPortalStore, type PortalStore } from '../../src/app/store';
import { whenInitialized } from '../../src/app/whenInitialized';
import { type Region } from '../../src/domain/regions';
import { REGION_STORAGE_KEY, SESSION_STORAGE_KEY } from '../../src/session/persistence';
import { type EndReason } from '../../src/session/sessionSlice';
import { type Wire } from './platform';

/** What of the present test still listens to the window or to other tabs. */
const listening: (() => void)[] = [];
afterEach(() => {
  for (const stop of listening.splice(0)) stop();
});

interface Who {
  region?: Region;
  /** Signed in as an operator; true by default. */
  operator?: boolean;
  /** Agencies whose tokens are at hand. */
  agencies?: readonly string[];
}

export interface Rendered {
  user: UserEvent;
  store: PortalStore['store'];
  /** Why the session ended, as often as the portal left for the sign-in screen. */
  left: EndReason[];
  /** The page's present address. */
  address: () => string;
  /** Goes to an address as a link would. */
  goTo: (path: string) => Promise<void>;
}

/** The real portal at an address, signed in as given, on the platform in memory; to be used as a person would. */
export async function renderAt(path: string, wire: Wire, who: Who | 'guest' = {}): Promise<Rendered> {
  if (who !== 'guest') await signInAs(who, wire);
  window.history.replaceState(null, '', path);
  const left: EndReason[] = [];
  const configuration = await readConfigurationFile();
  const { store, close } = await createPortalStore({ configuration, leave: (reason) => left.push(reason) });
  wire.reset();
  const router = createPortalRouter();
  listening.push(close, () => router.dispose());
  await whenInitialized(router);
  render(<App store={store} router={router} themeOverride={{ zeroRuntime: true }} />);
  return {
    user: userEvent.setup(),
    store,
    left,
    address: () => `${window.location.pathname}${window.location.search}`,
    goTo: (to) => act(() => router.navigate(to)),
  };
}

/** Leaves in the browser's storage what a signed-in tab has there. */
async function signInAs(
  { region = 'usEast', operator = true, agencies = [] }: Who,
  wire: Wire,
): Promise<void> {
  const tokens: Record<string, string> = {};
  for (const agency of agencies) tokens[agency] = await wire.token(region, agency);
  const stored = {
    sessionId: 'a-session',
    region,
    psoToken: operator ? await wire.token(region) : null,
    agencyTokens: { usEast: {}, australia: {}, [region]: tokens },
  };
  keep(sessionStorage, SESSION_STORAGE_KEY, stored);
  keep(localStorage, REGION_STORAGE_KEY, { region, backendUrl: null });
}

/** Stores a slice as redux-persist does. */
export function keep(storage: Storage, key: string, slice: object): void {
  const fields = Object.entries(slice).map(([name, value]) => [name, JSON.stringify(value)]);
  storage.setItem(
    key,
    JSON.stringify({ ...Object.fromEntries(fields), _persist: '{"version":1,"rehydrated":true}' }),
  );
}
