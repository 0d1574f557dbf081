import { useState } from 'react';
import { type Credentials, SignInForm } from '../common/SignInForm';

/** Sign-in with nothing but React and `fetch`. */
export function SignIn() {
  const [state, setState] = useState<'idle' | 'failed' | 'done'>('idle');
  const signIn = async (credentials: Credentials) => {
    const response = await fetch('/platform/us-east/pso/api/v1/signin', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    setState(response.ok ? 'done' : 'failed');
  };
  if (state === 'done') return <p>Signed in</p>;
  return (
    <SignInForm
      failure={state === 'failed' ? 'Sign-in failed' : null}
      onSubmit={(credentials) => void signIn(credentials)}
    />
  );
}
