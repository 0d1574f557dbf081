import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { pageRoot } from '../common/root';
import { SignIn } from './SignIn';

createRoot(pageRoot()).render(
  <StrictMode>
    <SignIn />
  </StrictMode>,
);
