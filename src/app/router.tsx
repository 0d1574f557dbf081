import { type ComponentType } from 'react';
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom';
import { ROUTE_PATTERNS } from '../domain/paths';
import { usePortalSelector } from '../session/hooks';
import { AccessGate } from './AccessGate';
import { NotFound } from './NotFound';
import { type RouteDefinition, ROUTES } from './routes';
import { RouteErrorBoundary } from './shell/RouteErrorBoundary';
import { Notices } from './shell/Notices';

/** Resolves once the API has joined the store, which every screen needs but the one to sign in by. */
type InjectApi = () => Promise<void>;

/** The router over the route table. It starts loading the first screen's chunk at once. */
export function createPortalRouter(injectApi: InjectApi) {
  return createBrowserRouter([
    { element: <RootLayout />, errorElement: <RouteErrorBoundary />, children: buildRouteObjects(injectApi) },
  ]);
}

function buildRouteObjects(injectApi: InjectApi): RouteObject[] {
  const buildRoutesWithLayout = (chrome: RouteDefinition['layout']) =>
    ROUTES.filter((route) => route.layout === chrome).map((route) => buildRouteObject(route, injectApi));
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

/** Menu, top bar and banner, which the sign-in screen stands without. */
async function loadShell() {
  const Component = await deferLoadErrorToRender(() =>
    import(/* webpackChunkName: 'shell' */ './shell/Shell').then(({ Shell }) => Shell),
  );
  return { Component };
}

/**
 * What a route draws; what could not be had throws when it is drawn. Were `lazy` to fail, React Router would draw
 * neither the error nor the shell around it: it takes a route that still is lazy for one that is under way.
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

/** Everything there is on the page; nothing once the session has ended, until the next document is there. */
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
