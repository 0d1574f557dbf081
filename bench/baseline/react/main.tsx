import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { findRoot } from '../common/findRoot';
import { SignIn } from './SignIn';

createRoot(findRoot()).render(
  <StrictMode>
    <SignIn />
  </StrictMode>,
);
