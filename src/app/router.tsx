import { type ComponentType } from 'react';
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom';
import { PATTERNS } from '../domain/paths';
import { usePortalSelector } from '../session/hooks';
import { AccessGate } from './AccessGate';
import { NotFound } from './NotFound';
import { ROUTES, type RouteRow } from './routes';
import { CrashBoundary } from './shell/CrashBoundary';
import { Notices } from './shell/Notices';
import { Shell } from './shell/Shell';

/** The router over the route table. It starts loading the first screen's chunk at once. */
export function createPortalRouter() {
  return createBrowserRouter([
    { element: <Document />, errorElement: <CrashBoundary />, children: routeObjects() },
  ]);
}

function routeObjects(): RouteObject[] {
  const of = (chrome: RouteRow['chrome']) =>
    ROUTES.filter((route) => route.chrome === chrome).map(routeObject);
  return [
    ...of('bare'),
    { element: <Shell />, children: [...of('shell'), { path: '*', element: <NotFound /> }] },
  ];
}

function routeObject(route: RouteRow): RouteObject {
  return {
    path: PATTERNS[route.name],
    handle: route,
    errorElement: <CrashBoundary />,
    lazy: async () => {
      const Screen = await screenOf(route);
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

/**
 * A route's screen; one that could not be had throws when it is drawn. Were `lazy` to fail, React Router would draw
 * neither the error nor the shell around it: it takes a route that still is lazy for one that is under way.
 */
async function screenOf({ screen }: RouteRow): Promise<ComponentType> {
  try {
    return await screen();
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/** Everything there is on the page; nothing once the session has ended, until the next document is there. */
function Document() {
  const hasEnded = usePortalSelector(({ session }) => session.ended !== null);
  if (hasEnded) return null;
  return (
    <>
      <Outlet />
      <Notices />
    </>
  );
}
