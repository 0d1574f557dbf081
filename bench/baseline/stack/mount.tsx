import { type ReactNode, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { findRoot } from '../common/findRoot';
import { SignInPage } from './SignInPage';
import { store } from './store';

/** Renders sign-in, a first page and `routes` with the small router (BrowserRouter, not a data router). */
export function mount(routes: ReactNode): void {
  createRoot(findRoot()).render(
    <StrictMode>
      <Provider store={store}>
        <BrowserRouter>
          <Suspense>
            <Routes>
              <Route path="/login" element={<SignInPage />} />
              <Route path="/" element={<p>Signed in</p>} />
              {routes}
            </Routes>
          </Suspense>
        </BrowserRouter>
      </Provider>
    </StrictMode>,
  );
}
