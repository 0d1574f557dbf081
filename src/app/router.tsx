import { type ComponentType } from 'react';
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom';
import { PATTERNS } from '../domain/paths';
import { usePortalSelector } from '../session/hooks';
import { AccessGate } from './AccessGate';
import { NotFound } from './NotFound';
import { type RouteRow, ROUTES } from './routes';
import { CrashBoundary } from './shell/CrashBoundary';
import { Notices } from './shell/Notices';

/** Resolves once the API has joined the store, which every screen needs but the one to sign in by. */
type Join = () => Promise<void>;

/** The router over the route table. It starts loading the first screen's chunk at once. */
export function createPortalRouter(join: Join) {
  return createBrowserRouter([
    { element: <Document />, errorElement: <CrashBoundary />, children: routeObjects(join) },
  ]);
}

function routeObjects(join: Join): RouteObject[] {
  const of = (chrome: RouteRow['chrome']) =>
    ROUTES.filter((route) => route.chrome === chrome).map((route) => routeObject(route, join));
  return [...of('bare'), { lazy: shell, children: [...of('shell'), { path: '*', element: <NotFound /> }] }];
}

function routeObject(route: RouteRow, join: Join): RouteObject {
  return {
    path: PATTERNS[route.name],
    handle: route,
    errorElement: <CrashBoundary />,
    lazy: async () => {
      const Screen = await drawable(() => screenOf(route, join));
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

async function screenOf({ screen, access }: RouteRow, join: Join): Promise<ComponentType> {
  const [{ Screen }] = await Promise.all([screen(), access === 'guest' ? undefined : join()]);
  return Screen;
}

/** Menu, top bar and banner, which the sign-in screen stands without. */
async function shell() {
  const Component = await drawable(() =>
    import(/* webpackChunkName: 'shell' */ './shell/Shell').then(({ Shell }) => Shell),
  );
  return { Component };
}

/**
 * What a route draws; what could not be had throws when it is drawn. Were `lazy` to fail, React Router would draw
 * neither the error nor the shell around it: it takes a route that still is lazy for one that is under way.
 */
async function drawable(load: () => Promise<ComponentType>): Promise<ComponentType> {
  try {
    return await load();
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
