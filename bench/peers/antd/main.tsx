import { configureStore } from '@reduxjs/toolkit';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { findRoot } from '../../baseline/common/findRoot';
import { api } from './api';

const SignInPage = lazy(() => import('./SignInPage').then((module) => ({ default: module.SignInPage })));
const RidersPage = lazy(() => import('./RidersPage').then((module) => ({ default: module.RidersPage })));
const PassesPage = lazy(() => import('./PassesPage').then((module) => ({ default: module.PassesPage })));

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});

createRoot(findRoot()).render(
  <StrictMode>
    <Provider store={store}>
      <BrowserRouter>
        <Suspense>
          <Routes>
            <Route path="/login" element={<SignInPage />} />
            <Route
              path="/"
              element={
                <nav>
                  <Link to="/riders">All Riders</Link> <Link to="/passes">All Passes</Link>
                </nav>
              }
            />
            <Route path="/riders" element={<RidersPage />} />
            <Route path="/passes" element={<PassesPage />} />
          </Routes>
        </Suspense>
      </BrowserRouter>
    </Provider>
  </StrictMode>,
);
