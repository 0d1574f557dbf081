import { AuthPage, ThemedLayout } from '@refinedev/antd';
import { Authenticated, type AuthProvider, type DataProvider, Refine } from '@refinedev/core';
import routerProvider, { CatchAllNavigate, NavigateToResource } from '@refinedev/react-router';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Outlet, Route, Routes } from 'react-router';
import { isSignedIn, type ListName, readPage, signIn, signOut } from '../common/api';
import { findRoot } from '../../baseline/common/findRoot';

const RidersPage = lazy(() => import('./RidersPage').then((module) => ({ default: module.RidersPage })));
const PassesPage = lazy(() => import('./PassesPage').then((module) => ({ default: module.PassesPage })));

const refuse = () => Promise.reject(new Error('These lists are only read.'));

const dataProvider = {
  getList: async ({ resource, pagination, filters }) => {
    const term = filters?.find((filter) => 'field' in filter && filter.field === 'term')?.value as string;
    const { rows, total } = await readPage(resource as ListName, pagination?.currentPage ?? 1, term);
    return { data: rows as never[], total };
  },
  getOne: refuse,
  create: refuse,
  update: refuse,
  deleteOne: refuse,
  getApiUrl: () => '/platform/us-east',
} satisfies DataProvider;

const authProvider: AuthProvider = {
  login: async (credentials: { email: string; password: string }) => {
    try {
      await signIn(credentials);
      return { success: true, redirectTo: '/' };
    } catch (error) {
      return { success: false, error: error as Error };
    }
  },
  logout: () => {
    signOut();
    return Promise.resolve({ success: true, redirectTo: '/login' });
  },
  check: () => Promise.resolve({ authenticated: isSignedIn(), redirectTo: '/login' }),
  onError: (error) => Promise.resolve({ error: error as Error }),
};

createRoot(findRoot()).render(
  <BrowserRouter>
    <Refine
      dataProvider={dataProvider}
      authProvider={authProvider}
      routerProvider={routerProvider}
      resources={[
        { name: 'riders', list: '/riders' },
        { name: 'passes', list: '/passes' },
      ]}
      options={{ disableTelemetry: true }}
    >
      <Suspense>
        <Routes>
          <Route
            element={
              <Authenticated key="pages" fallback={<CatchAllNavigate to="/login" />}>
                <ThemedLayout>
                  <Outlet />
                </ThemedLayout>
              </Authenticated>
            }
          >
            <Route
              index
              element={
                <nav>
                  <Link to="/riders">All Riders</Link> <Link to="/passes">All Passes</Link>
                </nav>
              }
            />
            <Route path="riders" element={<RidersPage />} />
            <Route path="passes" element={<PassesPage />} />
          </Route>
          <Route
            element={
              <Authenticated key="login" fallback={<Outlet />}>
                <NavigateToResource />
              </Authenticated>
            }
          >
            <Route path="login" element={<AuthPage type="login" />} />
          </Route>
        </Routes>
      </Suspense>
    </Refine>
  </BrowserRouter>,
);
