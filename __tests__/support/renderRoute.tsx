import { act, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { App } from '@/app/App';
import { fetchConfiguration } from '@/app/boot/fetchConfiguration';
import { createPortalRouter } from '@/app/routing/router';
import { routerReady } from '@/app/routing/routerReady';
import { writeRegionInUrls } from '@/app/routing/writeRegionInUrls';
import { createPortalStore } from '@/app/store';
import { setRegionParam } from '@/domain/regionParam';
import { type Region } from '@/domain/regions';
import { addRegionToUrl } from '@/domain/regionUrl';
import { type LeaveReason } from '@/session/auth/leaveReason';
import { type PortalStore } from '@/session/hooks';
import { closeAfterTest } from './closeAfterTest';
import { type FakeNetwork, type Interception } from './fakeNetwork';
import { type Session, storeSession } from './storeSession';

/** For tests that write a further slice to the browser's storage before they render. */
export { saveSliceToStorage } from './storeSession';

export interface RenderedRoute {
  user: UserEvent;
  store: PortalStore;
  /** One entry each time the portal left the page for the sign-in screen. */
  leaveReasons: LeaveReason[];
  /**
   * Returns path and query of the current URL without `region`, the first parameter of each URL of a session. Throws if
   * it is missing or another one.
   */
  currentUrl: () => string;
  /** Navigates without a reload, as a link does. `state` becomes that of the history entry. */
  goTo: (path: string, state?: unknown) => Promise<void>;
}

/** Renders the whole portal at `path`, with this session (for 'guest' none) stored, on the fake network. */
export async function renderRoute(
  path: string,
  network: FakeNetwork,
  session: Session | 'guest' = {},
): Promise<RenderedRoute> {
  if (session !== 'guest') await storeSession(session, network);
  // As the portal writes it; a path with a region is that of a link.
  const url =
    session === 'guest' || path.includes('region=') ? path : addRegionToUrl(path, session.region ?? 'usEast');
  window.history.replaceState(null, '', url);
  const leaveReasons: LeaveReason[] = [];
  const configuration = await fetchConfiguration();
  const { store, close, loadApi } = await createPortalStore({
    configuration,
    leavePage: (reason) => leaveReasons.push(reason),
  });
  // Removes what `storeSession` and earlier pages left behind: a test sees only this page's requests, and adds its
  // interceptions after this call.
  network.reset();
  const router = createPortalRouter(loadApi);
  closeAfterTest(close, () => router.dispose());
  writeRegionInUrls(router, store);
  await routerReady(router);
  render(<App store={store} router={router} />);
  // The portal starts some work only after the first user interaction.
  window.dispatchEvent(new Event('pointermove'));
  return {
    // The check reads the style of every ancestor. No style sheet is loaded, so nothing has `pointer-events: none`.
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    store,
    leaveReasons,
    currentUrl: () => readUrl(store.getState().session.region),
    goTo: (to, state) => act(() => router.navigate(to, { state })),
  };
}

/** Renders HOME, and then opens `path` with these interceptions: they apply from its first request on. */
export async function openRoute(
  path: string,
  network: FakeNetwork,
  session: Session,
  ...interceptions: Interception[]
): Promise<RenderedRoute> {
  const page = await renderRoute('/', network, session);
  for (const interception of interceptions) network.intercept(...interception);
  await page.goTo(path);
  return page;
}

function readUrl(region: Region | null): string {
  const { pathname, search } = window.location;
  if (region === null) return pathname + search;
  const regionSearch = setRegionParam('', region);
  if (!`${search}&`.startsWith(`${regionSearch}&`))
    throw new Error(`${pathname}${search} has no ${regionSearch}`);
  const viewSearch = search.slice(regionSearch.length + 1);
  return viewSearch === '' ? pathname : `${pathname}?${viewSearch}`;
}
