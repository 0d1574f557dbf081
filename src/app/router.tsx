import { type ComponentType } from 'react';
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom';
import { ROUTE_PATTERNS } from '../domain/paths';
import { usePortalSelector } from '../session/hooks';
import { AccessGate } from './AccessGate';
import { NotFound } from './NotFound';
import { type RouteDefinition, ROUTES } from './routes';
import { Notices } from './shell/Notices';
import { RouteErrorBoundary } from './shell/RouteErrorBoundary';

/** Resolves once the API slice is injected into the store. Every screen except the sign-in screen needs it. */
type InjectApi = () => Promise<void>;

/** The router starts to load the first screen's chunk at once. */
export function createPortalRouter(injectApi: InjectApi) {
  return createBrowserRouter([
    { element: <RootLayout />, errorElement: <RouteErrorBoundary />, children: buildRouteObjects(injectApi) },
  ]);
}

function buildRouteObjects(injectApi: InjectApi): RouteObject[] {
  const buildRoutesWithLayout = (layout: RouteDefinition['layout']) =>
    ROUTES.filter((route) => route.layout === layout).map((route) => buildRouteObject(route, injectApi));
  return [
    ...buildRoutesWithLayout('bare'),
    { lazy: loadShell, children: [...buildRoutesWithLayout('shell'), { path: '*', element: <NotFound /> }] },
  ];
}

function buildRouteObject(route: RouteDefinition, injectApi: InjectApi): RouteObject {
  return {
    path: ROUTE_PATTERNS[route.name],
    handle: route,
    errorElement: <RouteErrorBoundary />,
    lazy: async () => {
      const Screen = await deferLoadErrorToRender(() => loadScreenComponent(route, injectApi));
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
  injectApi: InjectApi,
): Promise<ComponentType> {
  const [{ Screen }] = await Promise.all([loadScreen(), access === 'guest' ? undefined : injectApi()]);
  return Screen;
}

async function loadShell() {
  const Component = await deferLoadErrorToRender(() =>
    import(/* webpackChunkName: 'shell' */ './shell/Shell').then(({ Shell }) => Shell),
  );
  return { Component };
}

/**
 * If loading fails, returns a component that throws the error when it is rendered. If `lazy` itself rejected, React
 * Router would render neither the error boundary nor the shell around it.
 */
async function deferLoadErrorToRender(load: () => Promise<ComponentType>): Promise<ComponentType> {
  try {
    return await load();
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/** Renders nothing once the session has ended, because a new document is loading then. */
function RootLayout() {
  const hasEnded = usePortalSelector(({ session }) => session.ended !== null);
  if (hasEnded) return null;
  return (
    <>
      <Outlet />
      <Notices />
    </>
  );
}
