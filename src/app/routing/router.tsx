import { type ComponentType } from 'react';
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom';
import { CHUNK_TIMEOUT_MS } from '@/domain/limits';
import { ROUTE_PATTERNS } from '@/domain/paths';
import { isMissingChunk } from '@/lib/isMissingChunk';
import { usePortalSelector } from '@/session/hooks';
import { lazyComponent } from '@/ui/loading/lazyComponent';
import { loadWithRetry } from '@/ui/loading/loadWithRetry';
import { PortalError } from '../shell/PortalError';
import { RouteErrorBoundary } from '../shell/RouteErrorBoundary';
import { ScreenLoadError } from '../shell/ScreenLoadError';
import { AccessGate } from './AccessGate';
import { LazyPageState } from './LazyPageState';
import { loadShell } from './loadShell';
import { type RouteDefinition, ROUTES } from './routes';

/**
 * Nothing has a notice at first. The chunk is requested with the first rendering, so that it is there offline too, and
 * again until it comes: without it a session would end unannounced.
 */
const Notices = lazyComponent(() =>
  loadWithRetry(() => import(/* webpackChunkName: 'notices' */ '../shell/notices/Notices')).then(
    (module) => module.Notices,
  ),
);

/** Resolves once the API slice is loaded. Every screen except the sign-in screen needs it. */
type LoadApi = () => Promise<void>;

/** The router starts to load the first screen's chunk at once. */
export function createPortalRouter(loadApi: LoadApi) {
  return createBrowserRouter([
    {
      element: <RootLayout />,
      errorElement: <PortalError />,
      // A route of its own, so that the notices stay when the shell throws.
      children: [{ errorElement: <PortalError />, children: buildRouteObjects(loadApi) }],
    },
  ]);
}

function buildRouteObjects(loadApi: LoadApi): RouteObject[] {
  const loadNotFound = () => loadApi().then(() => () => <LazyPageState state="notFound" />);
  const buildRoutes = (isForGuests: boolean) =>
    ROUTES.filter(({ access }) => (access === 'guest') === isForGuests).map((route) =>
      buildRouteObject(route, loadApi),
    );
  return [
    ...buildRoutes(true),
    {
      lazy: loadShellComponent,
      children: [
        ...buildRoutes(false),
        // The shell's overlays need the API on this page, too.
        { path: '*', lazy: async () => ({ Component: await deferLoadErrorToRender(loadNotFound) }) },
      ],
    },
  ];
}

function buildRouteObject(route: RouteDefinition, loadApi: LoadApi): RouteObject {
  return {
    path: ROUTE_PATTERNS[route.name],
    handle: route,
    errorElement: route.access === 'guest' ? <PortalError /> : <RouteErrorBoundary />,
    lazy: async () => {
      const Screen = await deferLoadErrorToRender(() => loadScreenComponent(route, loadApi));
      return {
        Component: () => (
          <AccessGate route={route}>
            <Screen />
          </AccessGate>
        ),
      };
    },
  };
}

async function loadScreenComponent(
  { loadScreen, access }: RouteDefinition,
  loadApi: LoadApi,
): Promise<ComponentType> {
  const [{ Component }] = await Promise.all([loadScreen(), access === 'guest' ? undefined : loadApi()]);
  return Component;
}

async function loadShellComponent() {
  return { Component: await deferLoadErrorToRender(() => loadShell().then(({ Shell }) => Shell)) };
}

/**
 * If loading fails, returns a component that shows it or throws the error when it is rendered. If `lazy` itself rejected,
 * React Router would render neither the error boundary nor the shell around it.
 */
async function deferLoadErrorToRender(load: () => Promise<ComponentType>): Promise<ComponentType> {
  const loadInTime = () => Promise.race([load(), failAfterTimeout()]);
  try {
    return await loadInTime();
  } catch (error) {
    if (isMissingChunk(error)) {
      // For the next visit: the router loads a route only once.
      let loaded: ComponentType | null = null;
      const loadAgain = async () => (loaded = await loadInTime());
      return () => <ScreenLoadError load={loadAgain} loaded={loaded} />;
    }
    return () => {
      throw error;
    };
  }
}

/** A style sheet has no time limit of webpack's, unlike a script. */
function failAfterTimeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(
      () => reject(Object.assign(new Error('A file did not come'), { name: 'ChunkLoadError' })),
      CHUNK_TIMEOUT_MS,
    );
  });
}

/** Renders nothing once the session has ended, because a new document is loading then. */
function RootLayout() {
  const hasEnded = usePortalSelector(({ session }) => session.endReason !== null);
  if (hasEnded) return null;
  return (
    <>
      <Outlet />
      <Notices />
    </>
  );
}
